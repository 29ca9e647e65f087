/** What becomes of "tell me when it is my turn" in a browser like this. */

/** Where it stands: cannot be had here, needs HTTPS, was blocked by the person, is off, is on. */
export type Telling = 'unsupported' | 'insecure' | 'blocked' | 'off' | 'on';

/** What decides it. */
export interface Browser {
  readonly secure: boolean;
  readonly able: boolean;
  readonly permission: NotificationPermission;
  readonly subscribed: boolean;
}

export function telling(browser: Browser): Telling {
  // Without HTTPS a browser hides what it could do, so this comes first.
  if (!browser.secure) return 'insecure';
  if (!browser.able) return 'unsupported';
  if (browser.permission === 'denied') return 'blocked';
  return browser.subscribed && browser.permission === 'granted' ? 'on' : 'off';
}
