/** Who is expected to do what, in one sentence; and what the main button says. */

import { t } from '$lib/i18n/words.svelte';
import type { Key } from '$lib/i18n/keys';
import type { Sentence } from '$games/game-ui';
import { freeCells, starts } from './choice';
import type { BisonHand } from './hand.svelte';
import { idleWords } from './idle';
import { planLines } from './own';
import { total } from './tiles';
import { actionName, animalWords, stockWords } from './words';
import type { Action, Phase } from './types';

const WAITS: Record<Phase, Key> = {
  start: 'bison-say-start',
  action: 'bison-wait-action',
  tipi: 'bison-wait-going',
  canoe: 'bison-wait-going',
  gather: 'bison-wait-going',
  step: 'bison-wait-going',
  trek: 'bison-wait-going',
  pay: 'bison-wait-pay',
  gain: 'bison-wait-gain',
  overflow: 'bison-wait-overflow',
  over: 'bison-say-over',
};

/** The sentence of what is shown. */
export function sentence(hand: BisonHand): Sentence {
  const { view } = hand.table.position;
  if (view.phase === 'start') return { title: t(WAITS.start), detail: '' };
  if (view.phase === 'over') return { title: t(WAITS.over), detail: t('bison-say-over-detail') };
  if (hand.mayAct) return own(hand);
  const name = hand.people.find((person) => person.seat === view.seat)?.name ?? '';
  const action = view.phase === 'action' ? '' : actionOfPhase(view.phase);
  return { title: t(WAITS[view.phase], { name, action }), detail: '' };
}

const actionOfPhase = (phase: Phase): string =>
  phase === 'tipi' || phase === 'canoe' || phase === 'gather' || phase === 'step' || phase === 'trek'
    ? actionName(phase)
    : '';

function own(hand: BisonHand): Sentence {
  const { draft, shown, choice } = hand;
  if (draft) {
    const placed = t('bison-say-turn-tile-detail', { hunters: draft.hunters, land: draft.land ?? 'none' });
    const { payment } = hand.purse;
    return {
      title: t('bison-say-turn-tile', { most: hand.mostHunters }),
      detail: payment ? `${placed} ${t('bison-own-paid', { paid: stockWords(payment) })}` : placed,
    };
  }
  if (hand.whole) return { title: t('bison-say-ready'), detail: planLines(hand).join(' ') };
  switch (shown.view.phase) {
    case 'pay':
      return {
        title: t('bison-say-pay', { cost: shown.insight.action?.cost ?? 0 }),
        detail: t('bison-say-pay-detail', { hunters: shown.view.used }),
      };
    case 'gain':
      return { title: t('bison-say-gain'), detail: t('bison-say-gain-detail') };
    case 'overflow':
      return {
        title: t('bison-say-overflow'),
        detail: t('bison-say-overflow-detail', {
          final: shown.view.season === shown.view.seasons ? 'yes' : 'no',
        }),
      };
    default:
      break;
  }
  switch (choice.hand) {
    case 'market':
      return { title: t('bison-say-market'), detail: t('bison-say-market-detail') };
    case 'site':
      return {
        title: t('bison-say-size', { craft: choice.action }),
        detail: t('bison-say-size-detail'),
      };
    case 'hunter':
      return { title: t('bison-say-hunter-to'), detail: costWords(hand) };
    case 'action':
      return chosen(hand, choice.action);
    case 'nothing':
      return {
        title: t('bison-say-action'),
        detail: t('bison-say-action-detail', { round: shown.view.round }),
      };
  }
}

/** What an action does, for those who take it for the first time. */
const ABOUT: Record<Action, Key> = {
  place: 'bison-about-place',
  tipi: 'bison-about-tipi',
  canoe: 'bison-about-canoe',
  gather: 'bison-about-gather',
  step: 'bison-about-step',
  trek: 'bison-about-trek',
};

const CHOSEN: Record<Action, Key> = {
  place: 'bison-say-place',
  tipi: 'bison-say-tipi',
  canoe: 'bison-say-canoe',
  gather: 'bison-say-gather',
  step: 'bison-say-step',
  trek: 'bison-say-trek',
};

/** What an action does, in a line. */
export function aboutWords(action: Action, variant: unknown): string {
  const many = variant === undefined || variant === 'basic' ? 'no' : 'yes';
  return t(ABOUT[action], { many });
}

function chosen(hand: BisonHand, action: Action): Sentence {
  if (action === 'place') {
    const cells = freeCells(hand.legal).length;
    const reach = Number(hand.table.options.reach ?? 3);
    return { title: t(CHOSEN.place), detail: t('bison-say-place-detail', { cells, reach }) };
  }
  if (hand.shown.view.used > 0) {
    return { title: t('bison-say-more', { action: actionName(action) }), detail: costWords(hand) };
  }
  if (starts(hand.legal, action).length === 0) {
    return {
      title: t('bison-say-only-skip', { action: actionName(action) }),
      detail: `${whyIdle(hand, action)} ${t('bison-say-only-skip-detail')}`,
    };
  }
  return { title: t(CHOSEN[action]), detail: aboutWords(action, hand.table.options.variant) };
}

function whyIdle(hand: BisonHand, action: Action): string {
  const { mine, table, view } = hand;
  return mine && table.viewer !== null ? idleWords(action, view.board, table.viewer, mine) : '';
}

/** What the action costs so far: "2 hunters so far cost 2 animals; one more makes it 4." */
export function costWords(hand: BisonHand): string {
  const bill = hand.insight.action;
  if (!bill) return '';
  return t('bison-say-cost', { used: bill.used, cost: bill.cost, next: bill.next ?? 'none' });
}

/** What the main button says; null while there is nothing to end. */
export function mainWords(hand: BisonHand): string | null {
  const { draft, shown } = hand;
  const placing = draft ? 'yes' : 'no';
  if (hand.whole) return draft ? t('bison-main-place') : t('bison-main-do');
  switch (shown.view.phase) {
    case 'pay':
      return hand.purse.payment ? t('bison-main-pay', { placing, cost: total(hand.purse.payment) }) : null;
    case 'gain':
      return hand.purse.gain
        ? t('bison-main-gain', { placing, animal: animalWords(hand.purse.gain, 1) })
        : null;
    case 'overflow':
      return t('bison-main-settle');
    default:
      if (hand.hasDealt) return t('bison-main-dealt');
      return hand.legal.includes('done')
        ? t('bison-main-done', { cost: hand.insight.action?.cost ?? 0 })
        : null;
  }
}
