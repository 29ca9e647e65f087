/** How far somebody is in the lessons: kept in the browser; the moves themselves are kept by the table. */

import type { TableId } from '$lib/client/messages';
import type { GameName } from '$games/game-ui';

export interface Progress {
  readonly table: TableId;
  /** How many steps without moves have been read. */
  readonly read: number;
  /** The step that was last shown, from 1, and how many there are: for lists, which know neither texts nor moves. */
  readonly step?: number;
  readonly steps?: number;
}

type All = Partial<Record<GameName, Progress>>;

const KEY = 'tallgrass-lessons';

function kept(): All {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as All;
  } catch {
    // Without storage a lesson lasts as long as its page.
    return {};
  }
}

class Lessons {
  #all = $state.raw<All>(typeof localStorage === 'undefined' ? {} : kept());

  of(game: GameName): Progress | null {
    return this.#all[game] ?? null;
  }

  /** The lesson that a table is, if this browser knows it as one. */
  at(table: TableId): (Progress & { readonly game: GameName }) | null {
    const [game, progress] =
      (Object.entries(this.#all) as [GameName, Progress][]).find(([, one]) => one.table === table) ?? [];
    return game && progress ? { game, ...progress } : null;
  }

  begin(game: GameName, table: TableId): void {
    this.#keep({ ...this.#all, [game]: { table, read: 0 } });
  }

  /** A table that is a lesson becomes the one to go on with. */
  resume(game: GameName, table: TableId): void {
    if (this.of(game)?.table !== table) this.begin(game, table);
  }

  show(game: GameName, step: number, steps: number): void {
    const now = this.#all[game];
    if (!now || (now.step === step && now.steps === steps)) return;
    this.#keep({ ...this.#all, [game]: { ...now, step, steps } });
  }

  read(game: GameName, read: number): void {
    const now = this.#all[game];
    if (now) this.#keep({ ...this.#all, [game]: { ...now, read } });
  }

  forget(game: GameName): void {
    this.#keep(Object.fromEntries(Object.entries(this.#all).filter(([name]) => name !== game)));
  }

  #keep(all: All): void {
    this.#all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // See above.
    }
  }
}

export const lessons = new Lessons();
