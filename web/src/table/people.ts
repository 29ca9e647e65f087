/** Who sits where, as the frame shows it. */

import { t } from '$lib/i18n/words.svelte';
import type { Key } from '$lib/i18n/keys';
import type { Level, PersonId, SeatCard } from '$lib/client/messages';
import type { Person } from '$games/game-ui';

const BOT_NAMES: readonly Key[] = ['bot-name-0', 'bot-name-1', 'bot-name-2', 'bot-name-3', 'bot-name-4'];

export const LEVEL_NAMES: Record<Level, Key> = {
  random: 'level-random',
  explore: 'level-explore',
  greedy: 'level-greedy',
  gentle: 'level-gentle',
  steady: 'level-steady',
  keen: 'level-keen',
  fierce: 'level-fierce',
};

/** The people of a table. */
export function peopleOf(
  cards: readonly SeatCard[],
  viewer: number | null,
  present: ReadonlySet<PersonId>,
): Person[] {
  return cards.map((card, seat) => ({
    seat,
    name: card.person?.name ?? card.reserved?.name ?? botName(card, seat),
    bot: card.player === 'bot' ? t(LEVEL_NAMES[card.level]) : null,
    present:
      card.player === 'bot' ||
      card.player === 'script' ||
      (card.person !== null && present.has(card.person.id)),
    isMe: seat === viewer,
  }));
}

/** What the bot at a seat is called, at the table and in lists. */
export function nameOfBot(seat: number): string {
  const key = BOT_NAMES[seat];
  return key ? t(key) : String(seat + 1);
}

function botName(card: SeatCard, seat: number): string {
  if (card.player === 'nobody') return t('seat-free');
  return nameOfBot(seat);
}
