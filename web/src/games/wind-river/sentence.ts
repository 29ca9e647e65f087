/** Who is expected to do what, in one sentence, and what is under the eye of the one who decides. */

import { listed, t } from '$lib/i18n/words.svelte';
import type { Person, Refusal, Sentence } from '$games/game-ui';
import { hexName } from './board';
import { kinds, targets, type Choice } from './choice';
import { refusalWords, wayName } from './words';
import type { Insight, Move, Reason, View } from './types';

export interface Situation {
  readonly view: View;
  readonly legal: readonly Move[];
  readonly insight: Insight;
  readonly people: readonly Person[];
  readonly viewer: number | null;
  readonly mayAct: boolean;
  readonly choice: Choice;
  /** Why places beside the piece in hand are closed. */
  readonly closed: readonly Refusal<Reason>[];
}

/** The sentence of a position. */
export function sentence(situation: Situation): Sentence {
  const { view, people, mayAct } = situation;
  if (view.phase === 'over') return { title: t('wr-say-over'), detail: '' };
  if (view.phase === 'start' || view.seat === null) return { title: t('wr-say-start'), detail: '' };
  if (mayAct) return own(situation);
  const name = people.find((person) => person.seat === view.seat)?.name ?? '';
  switch (view.phase) {
    case 'camp':
      return { title: t('wr-wait-camp', { name }), detail: '' };
    case 'drive':
      return { title: t('wr-wait-drive', { name, left: view.drive_left }), detail: '' };
    case 'abandon':
      return { title: t('wr-wait-abandon', { name, left: view.abandon_left }), detail: '' };
    case 'activity':
      return { title: t('wr-wait-activity', { name }), detail: '' };
  }
}

function own(situation: Situation): Sentence {
  const { view, choice, insight, viewer } = situation;
  const mine = viewer === null ? undefined : insight.seats[viewer];
  switch (view.phase) {
    case 'camp':
      return { title: t('wr-say-camp'), detail: t('wr-say-camp-detail') };
    case 'drive':
      return choice.hand === 'piece'
        ? {
            title: t('wr-say-drive-to', { left: view.drive_left, hex: hexName(choice.from) }),
            detail: ways(situation),
          }
        : {
            title: t('wr-say-drive', { left: view.drive_left }),
            detail: t('wr-say-drive-detail', { cost: mine?.cost ?? 0, lost: mine?.lost ?? 0 }),
          };
    case 'abandon':
      return { title: t('wr-say-abandon', { left: view.abandon_left }), detail: t('wr-say-abandon-detail') };
    case 'activity':
      return activity(situation);
    default:
      return { title: '', detail: '' };
  }
}

function activity(situation: Situation): Sentence {
  const { choice } = situation;
  if (choice.hand === 'piece') {
    const key = choice.kind === 'travel' ? 'wr-say-travel-to' : 'wr-say-spur-to';
    return { title: t(key, { hex: hexName(choice.from) }), detail: ways(situation) };
  }
  if (choice.hand === 'kind') {
    if (choice.kind === 'travel') return { title: t('wr-say-travel'), detail: t('wr-say-travel-detail') };
    if (choice.kind === 'spur') return { title: t('wr-say-spur'), detail: t('wr-say-spur-detail') };
    if (choice.kind === 'raise') return { title: t('wr-say-raise'), detail: t('wr-say-raise-detail') };
  }
  const travels = kinds(situation.legal).includes('travel');
  return {
    title: t('wr-say-activity'),
    detail: travels ? t('wr-say-activity-detail') : t('wr-say-activity-spur'),
  };
}

/** Where the piece in hand can go, and why not elsewhere: "Ahead to C5 or ahead-right to D4. B4 is full." */
function ways({ legal, choice, view, closed }: Situation): string {
  const open = targets(legal, choice, view.tipis.length).flatMap((target) =>
    target.direction ? [wayName(target.direction, target.goal)] : [],
  );
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const first = open.length > 0 ? `${capital(listed(open, 'disjunction'))}.` : '';
  return [first, ...closed.map((refusal) => refusalWords(refusal.reason))].join(' ').trim();
}
