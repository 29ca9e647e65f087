/** Who is expected to do what, in one sentence, and what is under the eye of the one who decides. */

import { listed, t } from '$lib/i18n/words.svelte';
import type { Person, Sentence } from '$games/game-ui';
import { isHunter } from './cards';
import type { Choice } from './choice';
import { totalsShifted, type Outlook } from './outlook';
import { cardName, outlookWords } from './words';
import type { Card, GroundId, Hunter, Insight, Move, View } from './types';

export interface Situation {
  readonly view: View;
  readonly legal: readonly Move[];
  readonly insight: Insight;
  readonly people: readonly Person[];
  readonly viewer: number | null;
  readonly mayAct: boolean;
  readonly choice: Choice;
  readonly muster: { readonly count: number } | null;
  /** How many cards of the party are chosen. */
  readonly chosen: number;
  readonly outlooks: readonly (Outlook | null)[];
  /** Whether the grounds themselves say what a card would do. */
  readonly brief: boolean;
}

/** The sentence of a position. */
export function sentence(situation: Situation): Sentence {
  const { view, people, mayAct } = situation;
  const say = (title: string, detail = ''): Sentence => ({ title, detail });
  const acting = people.filter((person) => view.acting.includes(person.seat)).map((person) => person.name);
  switch (view.phase) {
    case 'over':
      return say(t('mn-say-over'));
    case 'start':
      return say(t('mn-say-start'));
    case 'grounds':
      return say(t('mn-say-grounds'));
    case 'deal':
      return say(t('mn-say-deal'));
    default:
      break;
  }
  if (mayAct) return own(situation);
  const name = acting[0] ?? '';
  switch (view.phase) {
    case 'muster':
      return say(
        t('mn-wait-muster', { count: acting.length, names: listed(acting) }),
        t('mn-wait-muster-detail'),
      );
    case 'play':
      return say(t('mn-wait-play', { name }));
    case 'eighth':
      return say(t('mn-wait-eighth', { name }));
    case 'shift':
      return say(t('mn-wait-shift', { name }));
    case 'force':
      return say(t('mn-wait-force', { name }));
    default:
      return say(t('mn-wait-take', { name, ground: judged(view) + 1 }));
  }
}

function own(situation: Situation): Sentence {
  const { view, choice, muster, chosen, legal, insight, viewer } = situation;
  if (muster) {
    return {
      title: t('mn-say-muster', { count: muster.count }),
      detail:
        chosen === muster.count
          ? t('mn-say-muster-ready')
          : t('mn-say-muster-detail', { chosen, left: muster.count - chosen }),
    };
  }
  if (choice.hand === 'card') {
    return {
      title: t('mn-say-where', { card: cardName(choice.card) }),
      detail: foreseen(situation, choice.card),
    };
  }
  if (choice.hand === 'hunter') {
    return {
      title: t('mn-say-shift-to', { card: cardName(choice.card), ground: choice.from + 1 }),
      detail: leftBehind(situation, choice.card, choice.from),
    };
  }
  switch (view.phase) {
    case 'eighth':
      return { title: t('mn-say-eighth'), detail: t('mn-say-eighth-detail') };
    case 'shift':
      return { title: t('mn-say-shift'), detail: t('mn-say-shift-detail') };
    case 'force':
      return {
        title: t('mn-say-force'),
        detail: t('mn-say-force-detail', { force: viewer === null ? 0 : (insight.force[viewer] ?? 0) }),
      };
    case 'take':
      return {
        title: t('mn-say-take', { ground: judged(view) + 1 }),
        detail: t('mn-say-take-detail', { claim: claimNow(situation) }),
      };
    default:
      return legal.includes('pass')
        ? { title: t('mn-say-pass'), detail: t('mn-say-pass-detail') }
        : { title: t('mn-say-play'), detail: t('mn-say-play-detail') };
  }
}

/** What is left of the total on the ground that a hunter would leave. */
function leftBehind(situation: Situation, card: Hunter, from: GroundId): string {
  const { viewer } = situation;
  if (viewer === null) return '';
  const { left } = totalsShifted(situation, viewer, card, from, from);
  return t('mn-say-shift-left', { ground: from + 1, total: left });
}

/** What the card in hand would do, for those who do not look at the grounds. */
function foreseen({ people, outlooks, insight, viewer, brief }: Situation, card: Card): string {
  if (isHunter(card)) {
    const force = viewer === null ? 0 : (insight.force[viewer] ?? 0);
    const others = insight.force.filter((_, seat) => seat !== viewer);
    return t('mn-say-force-then', { force: force + card, most: Math.max(0, ...others) });
  }
  const parts = outlooks.flatMap((one, ground) =>
    one ? [t('mn-say-on', { ground: ground + 1, what: outlookWords(one, people) })] : [],
  );
  return parts.length > 0 && !brief ? parts.join(' ') : t('mn-say-where-detail');
}

/** The ground that is judged now: the first that still has tiles. */
export function judged(view: View): number {
  return Math.max(
    0,
    view.grounds.findIndex((ground) => ground.tiles.length > 0),
  );
}

function claimNow({ view, insight }: Situation): string {
  return insight.grounds[judged(view)]?.takers[0]?.claim ?? 'highest';
}
