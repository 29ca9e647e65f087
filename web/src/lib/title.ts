/**
 * Names the page, as the tab shows it.
 *
 * `document.title` takes the old text out and puts a new one in, and the browser is told of both: at a table that is
 * as much as drawing a seat. Here the text that is there is written over.
 */
export function entitle(page: string): void {
  if (!written?.isConnected) {
    const text = document.head.querySelector('title')?.firstChild;
    written = text instanceof Text ? text : null;
  }
  if (written) written.data = page;
  else document.title = page;
}

/** The text that was written over last. */
let written: Text | null = null;
