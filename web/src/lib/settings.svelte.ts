/** What a person has chosen, kept in this browser. */

import { isLanguage, pickLanguage, type Language } from './i18n/language';

export type Theme = 'system' | 'noon' | 'dusk';
export type Motion = 'off' | 'fast' | 'normal' | 'slow';
/** Which moves are shown once more before they are made. */
export type Confirm = 'never' | 'turn' | 'always';

const NAME = 'tallgrass';

interface Kept {
  language?: Language;
  theme?: Theme;
  motion?: Motion;
  confirm?: Confirm;
  forced?: boolean;
  sound?: boolean;
}

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

class Settings {
  #kept = $state<Kept>(read());

  get language(): Language {
    const chosen = this.#kept.language;
    if (isLanguage(chosen)) return chosen;
    return pickLanguage(typeof navigator === 'undefined' ? [] : navigator.languages);
  }
  set language(language: Language) {
    this.#keep({ language });
  }

  get theme(): Theme {
    return this.#kept.theme ?? 'system';
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
    this.applyTheme();
  }

  get motion(): Motion {
    return this.#kept.motion ?? 'normal';
  }
  set motion(motion: Motion) {
    this.#keep({ motion });
  }

  get confirm(): Confirm {
    return this.#kept.confirm ?? 'turn';
  }
  set confirm(confirm: Confirm) {
    this.#keep({ confirm });
  }

  get forced(): boolean {
    return this.#kept.forced ?? false;
  }
  set forced(forced: boolean) {
    this.#keep({ forced });
  }

  get sound(): boolean {
    return this.#kept.sound ?? false;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }

  /** Puts the theme on the page; the system's choice needs no mark. */
  applyTheme(): void {
    const root = document.documentElement;
    if (this.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
  }

  #keep(change: Kept): void {
    Object.assign(this.#kept, change);
    try {
      localStorage.setItem(NAME, JSON.stringify(this.#kept));
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }
}

export const settings = new Settings();
