/** Each thing's name for those who hear the board. */

import { listed, t } from '$lib/i18n/words.svelte';
import type { Person } from '$games/game-ui';
import { at, hexName, sameGoal } from './board';
import { placeOf, stepOf, targets, type Choice } from './choice';
import { goalName, moveWords } from './words';
import type { Goal, Hex, Insight, Move, View } from './types';

export interface Heard {
  readonly view: View;
  readonly legal: readonly Move[];
  readonly insight: Insight;
  readonly people: readonly Person[];
  readonly viewer: number | null;
  readonly choice: Choice;
}

/** The name of a hex: "C4: 2 buffalo, 1 not yet driven. Tipis: none. Can go to C5, D4." */
export function hexWords(heard: Heard, hex: Hex): string {
  const parts = [herdWords(heard.view, hex), tipiWords(heard, hex), offerWords(heard, hex)];
  return `${hexName(hex)}: ${parts.filter((part) => part !== '').join(' ')}`;
}

function herdWords(view: View, hex: Hex): string {
  const count = at(view.buffalo, hex);
  const driven = at(view.moved, hex);
  if (view.phase === 'drive' && driven > 0) {
    return t('wr-hear-herd-driving', { count, left: count - driven, full: count >= 5 ? 'yes' : 'no' });
  }
  return t('wr-hear-herd', { count, full: count >= 5 ? 'yes' : 'no' });
}

function tipiWords({ view, insight, people, viewer }: Heard, hex: Hex): string {
  const present = people.flatMap((person) => {
    const count = at(view.tipis[person.seat], hex);
    if (count === 0) return [];
    const camp = insight.seats[person.seat]?.camps.find((one) => sameGoal(one.hex, hex));
    const unfed = camp?.unfed ?? 0;
    return person.seat === viewer
      ? [t('wr-hear-own-tipis', { count, unfed })]
      : [t('wr-hear-tipis-of', { name: person.name, count })];
  });
  return present.length === 0 ? t('wr-hear-no-tipis') : t('wr-hear-tipis', { list: present.join('; ') });
}

function offerWords({ view, legal, choice }: Heard, hex: Hex): string {
  const target = targets(legal, choice, view.tipis.length).find((one) => sameGoal(one.goal, hex));
  if (target) return t('wr-hear-target', { move: moveWords(target.move) });
  if (choice.hand === 'piece' && sameGoal(choice.from, hex)) return t('wr-hear-in-hand');
  const goals = legal.flatMap((move) => {
    const step = stepOf(move);
    return step && sameGoal(step.from, hex) ? [goalName(step.to)] : [];
  });
  const place = legal.some((move) => placeOf(move) !== null && sameGoal(placeOf(move), hex));
  if (goals.length > 0) return t('wr-hear-can-go', { goals: listed([...new Set(goals)], 'disjunction') });
  return place ? t('wr-hear-place') : '';
}

/** The name of the plains: "Open plains. Saved: Teo 1, others none." */
export function plainsWords({ view, people, legal, choice }: Heard): string {
  const saved = people.flatMap((person) => {
    const count = view.plains[person.seat] ?? 0;
    return count > 0 ? [`${person.name} ${count}`] : [];
  });
  const target = targets(legal, choice, view.tipis.length).find((one) => one.goal === 'plains');
  return t('wr-hear-plains', {
    count: saved.length,
    saved: saved.join(', '),
    offer: target ? moveWords(target.move) : 'none',
  });
}

/** The name of any place. */
export const placeWords = (heard: Heard, goal: Goal): string =>
  goal === 'plains' ? plainsWords(heard) : hexWords(heard, goal);
