/** Each thing's name for those who hear the board. */

import { listed, t } from '$lib/i18n/words.svelte';
import type { Person } from '$games/game-ui';
import { at, goalKey, hexName, sameGoal } from './board';
import { kindOf, placeOf, stepOf, targets, type Choice, type Target } from './choice';
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

/** What is offered, by place: every place asks. */
interface Offered extends Heard {
  readonly targets: ReadonlyMap<string, Target>;
  /** Where the tipis of a hex can go, and where its buffalo. */
  readonly tipis: ReadonlyMap<string, ReadonlySet<string>>;
  readonly buffalo: ReadonlyMap<string, ReadonlySet<string>>;
  /** Hexes that a move names. */
  readonly places: ReadonlySet<string>;
}

function offered(heard: Heard): Offered {
  const { legal, choice, view } = heard;
  const tipis = new Map<string, Set<string>>();
  const buffalo = new Map<string, Set<string>>();
  const places = new Set<string>();
  for (const move of legal) {
    const step = stepOf(move);
    const place = placeOf(move);
    if (place) places.add(goalKey(place));
    if (!step || (choice.hand === 'kind' && kindOf(move) !== choice.kind)) continue;
    const goals = kindOf(move) === 'travel' ? tipis : buffalo;
    const from = goalKey(step.from);
    goals.set(from, (goals.get(from) ?? new Set()).add(goalName(step.to)));
  }
  const lit = targets(legal, choice, view.tipis.length).reverse();
  return {
    ...heard,
    tipis,
    buffalo,
    places,
    targets: new Map(lit.map((target) => [goalKey(target.goal), target])),
  };
}

/** The name of a hex: "C4: 2 buffalo, 1 not yet driven. Tipis: none. Can go to C5, D4." */
function hexWords(heard: Offered, hex: Hex): string {
  const parts = [herdWords(heard.view, hex), tipiWords(heard, hex), offerWords(heard, hex)];
  return t('wr-hear-hex', { hex: hexName(hex), what: parts.filter((part) => part !== '').join(' ') });
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

function offerWords({ choice, targets, tipis, buffalo, places }: Offered, hex: Hex): string {
  const key = goalKey(hex);
  const target = targets.get(key);
  if (target) return t('wr-hear-target', { move: moveWords(target.move) });
  if (choice.hand === 'piece' && sameGoal(choice.from, hex)) return t('wr-hear-in-hand');
  const list = (ways: ReadonlySet<string>) => listed([...ways], 'disjunction');
  const [tipi, herd] = [tipis.get(key), buffalo.get(key)];
  if (tipi && herd) return t('wr-hear-can-go-both', { tipi: list(tipi), buffalo: list(herd) });
  const ways = tipi ?? herd;
  if (ways) return t('wr-hear-can-go', { goals: list(ways) });
  return places.has(key) ? t('wr-hear-place') : '';
}

/** The name of the plains: "Open plains. Saved: Teo 1, others none." */
function plainsWords({ view, people, targets }: Offered): string {
  const saved = people.flatMap((person) => {
    const count = view.plains[person.seat] ?? 0;
    return count > 0 ? [`${person.name} ${count}`] : [];
  });
  const target = targets.get('plains');
  return t('wr-hear-plains', {
    count: saved.length,
    saved: saved.join(', '),
    offer: target ? moveWords(target.move) : 'none',
  });
}

/** Tells the name of any place. */
export function placeWords(heard: Heard): (goal: Goal) => string {
  const all = offered(heard);
  return (goal) => (goal === 'plains' ? plainsWords(all) : hexWords(all, goal));
}
