/** The sentence of a table: the game's, unless something else is asked first. */

import { t, listed } from '$lib/i18n/words.svelte';
import { resultOf } from '$lib/client/messages';
import type { Hand } from '$games/game-ui';
import type { LiveTable } from './live-table.svelte';

export interface Spoken {
  readonly seat: number | null;
  readonly title: string;
  readonly detail: string;
  readonly mine: boolean;
}

/** Who is expected to do what. */
export function spoken(table: LiveTable, hand: Hand): Spoken {
  const seat = table.mayAct ? table.viewer : (table.acting[0] ?? null);
  const { stage } = table;
  if (stage.stage === 'over') {
    const { ranks } = resultOf(stage.result);
    const winners = table.people.filter((person) => ranks[person.seat] === 1);
    const title = t('table-won', {
      count: winners.length,
      names: listed(winners.map((person) => person.name)),
      me: winners.some((person) => person.isMe) ? 'yes' : 'no',
    });
    return { seat: winners[0]?.seat ?? null, title, detail: hand.sentence.detail, mine: false };
  }
  if (stage.stage === 'abandoned') {
    return { seat: null, title: t('table-abandoned'), detail: '', mine: false };
  }
  if (table.first !== null) {
    return { seat: table.viewer, title: t(table.first), detail: '', mine: false };
  }
  if (table.proposal) {
    const { game, people, position } = table;
    const { effects, move } = table.proposal;
    const lines =
      game.foretell?.(effects, people) ?? game.tell(effects, people, position.view).map((line) => line.text);
    const title = t('table-confirm', { move: game.moveWords(move) });
    return { seat: table.viewer, title, detail: lines.join(' '), mine: true };
  }
  const { title, detail } = hand.sentence;
  return { seat, title, detail, mine: table.mayAct };
}
