/**
 * Names the page, as the tab shows it.
 *
 * `document.title` takes the old text out and puts a new one in, and the browser is told of both: at a table that is
 * as much as drawing a seat. Here the text that is there is written over.
 */
export function entitle(page: string): void {
  const text = document.head.querySelector('title')?.firstChild;
  if (text instanceof Text) text.data = page;
  else document.title = page;
}
