/** Who is using this browser, and the server's lists as they were last seen. */

import { HttpApi, type Api, type Lobby, type Me } from './client/api';
import type { Level, TableId } from './client/messages';
import { t } from './i18n/words.svelte';

const EMPTY: Lobby = { mine: [], open: [], playing: [], finished: [] };

class SessionState {
  api: Api = new HttpApi();
  me = $state.raw<Me | null>(null);
  lobby = $state.raw<Lobby>(EMPTY);
  /** Whether the server answered the last time. */
  reachable = $state.raw(true);
  known = $state.raw(false);

  #asked: Promise<void> | null = null;

  /** Asks who we are. */
  begin(): Promise<void> {
    this.#asked = this.#try(async () => {
      this.me = await this.api.me();
      this.known = true;
    });
    return this.#asked;
  }

  /** Fetches the lists again. */
  async refresh(): Promise<void> {
    await this.#try(async () => {
      this.lobby = await this.api.lobby();
    });
  }

  /** Is nobody again. */
  forget(): void {
    this.me = null;
    this.lobby = { ...this.lobby, mine: [] };
  }

  /** Makes sure that we are somebody: a guest, if nothing else. */
  async beSomebody(): Promise<Me> {
    // Whoever is quick is not made a stranger to himself.
    if (!this.me) await this.#asked;
    this.me ??= await this.api.beGuest(t('guest-name'));
    return this.me;
  }

  /** Opens a table against bots and says where it is. */
  async playNow(game: string, seats: number, level: Level): Promise<TableId> {
    await this.beSomebody();
    const opened = await this.api.open({
      game,
      seats,
      options: {},
      clock: { clock: 'none' },
      public: false,
      rated: false,
      stand_in: level,
      chance: { chance: 'verifiable' },
      places: [
        { place: 'host' },
        ...Array.from({ length: seats - 1 }, () => ({ place: 'bot' as const, level })),
      ],
    });
    return opened.table;
  }

  async #try(run: () => Promise<void>): Promise<void> {
    try {
      await run();
      this.reachable = true;
    } catch {
      this.reachable = false;
    }
  }
}

export const session = new SessionState();
