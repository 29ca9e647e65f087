/** Which page is shown: the address decides. */

import { readMoment, writeMoment, type Moment } from '../replay/moment';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'tables' }
  | { readonly page: 'new-table'; readonly game: string | null }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replays' }
  | { readonly page: 'replay'; readonly id: string; readonly moment: Moment }
  | { readonly page: 'rules'; readonly game: string | null; readonly rule: string | null }
  | { readonly page: 'summary'; readonly game: string }
  | { readonly page: 'reconstructed'; readonly game: string }
  | { readonly page: 'lesson'; readonly game: string }
  | { readonly page: 'profile'; readonly id: string | null }
  | { readonly page: 'ratings'; readonly game: string | null }
  | { readonly page: 'settings' }
  | { readonly page: 'account' }
  | { readonly page: 'scene'; readonly name: string }
  | { readonly page: 'missing' };

/** What an address means. */
export function parse(address: URL): Route {
  const parts = address.pathname.split('/').filter((part) => part !== '');
  const [first, second, third, ...rest] = parts.map(decodeURIComponent);
  if (first === 'rules' && second !== undefined && rest.length === 0) {
    if (third === 'summary') return { page: 'summary', game: second };
    if (third === 'reconstructed') return { page: 'reconstructed', game: second };
  }
  if (third !== undefined) return { page: 'missing' };
  switch (first) {
    case undefined:
      return { page: 'home' };
    case 'tables':
      if (second === 'new') return { page: 'new-table', game: address.searchParams.get('game') };
      return second === undefined ? { page: 'tables' } : { page: 'missing' };
    case 't':
      return second === undefined ? { page: 'missing' } : { page: 'table', id: second };
    case 'replays':
      return { page: 'replays' };
    case 'replay':
      return second === undefined
        ? { page: 'replays' }
        : { page: 'replay', id: second, moment: readMoment(address.searchParams) };
    case 'rules':
      return { page: 'rules', game: second ?? null, rule: address.hash.slice(1) || null };
    case 'learn':
      return second === undefined
        ? { page: 'rules', game: null, rule: null }
        : { page: 'lesson', game: second };
    case 'people':
      return { page: 'profile', id: second ?? null };
    case 'ratings':
      return { page: 'ratings', game: second ?? null };
    case 'settings':
      return { page: 'settings' };
    case 'account':
      return { page: 'account' };
    case 'scenes':
      return { page: 'scene', name: second ?? '' };
    default:
      return { page: 'missing' };
  }
}

/** The address of a route. */
export function href(route: Route): string {
  switch (route.page) {
    case 'home':
    case 'missing':
      return '/';
    case 'tables':
      return '/tables';
    case 'new-table':
      return route.game === null ? '/tables/new' : `/tables/new?game=${encodeURIComponent(route.game)}`;
    case 'table':
      return `/t/${encodeURIComponent(route.id)}`;
    case 'replays':
      return '/replays';
    case 'replay':
      return `/replay/${encodeURIComponent(route.id)}${writeMoment(route.moment)}`;
    case 'rules': {
      const page = route.game === null ? '/rules' : `/rules/${encodeURIComponent(route.game)}`;
      return route.rule === null ? page : `${page}#${encodeURIComponent(route.rule)}`;
    }
    case 'summary':
      return `/rules/${encodeURIComponent(route.game)}/summary`;
    case 'reconstructed':
      return `/rules/${encodeURIComponent(route.game)}/reconstructed`;
    case 'lesson':
      return `/learn/${encodeURIComponent(route.game)}`;
    case 'profile':
      return route.id === null ? '/people' : `/people/${encodeURIComponent(route.id)}`;
    case 'ratings':
      return route.game === null ? '/ratings' : `/ratings/${encodeURIComponent(route.game)}`;
    case 'settings':
      return '/settings';
    case 'account':
      return '/account';
    case 'scene':
      return `/scenes/${encodeURIComponent(route.name)}`;
  }
}

class Router {
  #address = $state.raw(new URL(typeof location === 'undefined' ? 'http://localhost/' : location.href));

  get route(): Route {
    return parse(this.#address);
  }

  /** Goes to a page. */
  go(to: Route | string): void {
    const next = new URL(typeof to === 'string' ? to : href(to), location.href);
    if (next.href !== location.href) history.pushState(null, '', next);
    this.#address = next;
    if (next.hash === '') scrollTo(0, 0);
  }

  /** Goes to a page that takes the place of this one: going back does not return here. */
  instead(to: Route): void {
    history.replaceState(null, '', href(to));
    this.#address = new URL(location.href);
  }

  /** Writes where one is into the address bar, without going anywhere. */
  note(address: string): void {
    history.replaceState(null, '', address);
  }

  /** Follows the browser's own buttons, and links inside the page. Call once. */
  listen(): () => void {
    const follow = () => {
      this.#address = new URL(location.href);
    };
    const click = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.target !== '' || link.hasAttribute('download')) return;
      const to = new URL(link.href, location.href);
      if (to.origin !== location.origin || to.pathname.startsWith('/api/')) return;
      if (to.pathname === location.pathname && to.hash !== '') return;
      event.preventDefault();
      this.go(to.href);
    };
    addEventListener('popstate', follow);
    addEventListener('hashchange', follow);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', follow);
      removeEventListener('hashchange', follow);
      document.removeEventListener('click', click);
    };
  }
}

export const router = new Router();
