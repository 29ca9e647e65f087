/** Bison in words: what happened, what is refused, what a move is. */

import { language, listed, t } from '$lib/i18n/words.svelte';
import type { Key } from '$lib/i18n/keys';
import type { GoingTurn, Line, Person, Told } from '$games/game-ui';
import { compass, type Compass } from './cells';
import { TOTEM, centre } from './geometry';
import { each } from './tiles';
import type { Action, Animal, Cell, Effect, Laid, Land, Move, Region, Space, Stock, Ware } from './types';

const nameOf = (people: readonly Person[], seat: number): string =>
  people.find((person) => person.seat === seat)?.name ?? String(seat + 1);

const COUNTED: Record<Animal, Key> = {
  bison: 'bison-count-bison',
  salmon: 'bison-count-salmon',
  turkey: 'bison-count-turkey',
};

/** Animals of one kind: "2 salmon". */
export const animalWords = (animal: Animal, count: number): string => t(COUNTED[animal], { count });

/** Animals of several kinds: "2 salmon and 1 bison". */
export function stockWords(stock: Stock): string {
  const parts = each(stock).flatMap(([animal, count]) => (count > 0 ? [animalWords(animal, count)] : []));
  return parts.length === 0 ? t('bison-count-none') : listed(parts);
}

const WARES = { tipi: 'bison-ware-tipi', canoe: 'bison-ware-canoe' } as const;

/** What the market sells: "a tipi of size 2". */
export function wareWords(ware: Ware): string {
  if (ware === 'hunter') return t('bison-ware-hunter');
  return 'tipi' in ware ? t(WARES.tipi, { size: ware.tipi }) : t(WARES.canoe, { size: ware.canoe });
}

export const ACTION_NAMES: Record<Action, Key> = {
  place: 'bison-do-place',
  tipi: 'bison-do-tipi',
  canoe: 'bison-do-canoe',
  gather: 'bison-do-gather',
  step: 'bison-do-step',
  trek: 'bison-do-trek',
};

export const actionName = (action: Action): string => t(ACTION_NAMES[action]);

/** Actions in the middle of a sentence: "place and step". German keeps its nouns capitalised there. */
export const actionsListed = (actions: readonly Action[]): string =>
  listed(
    actions.map((action) =>
      language() === 'de' ? actionName(action) : actionName(action).toLocaleLowerCase(),
    ),
  );

const WAYS: Record<Compass, Key> = {
  n: 'bison-way-n',
  ne: 'bison-way-ne',
  e: 'bison-way-e',
  se: 'bison-way-se',
  s: 'bison-way-s',
  sw: 'bison-way-sw',
  w: 'bison-way-w',
  nw: 'bison-way-nw',
};

/** Where a cell lies: "north-east of the totem". */
export function wayWords(cell: Cell): string {
  const { x, y } = centre(cell);
  return t(WAYS[compass(x - TOTEM.x, y - TOTEM.y)]);
}

/** The name of the tile in a cell; before it is laid, the cell's place. */
const tileName = (board: readonly Laid[], [q, r]: readonly [number, number, ...unknown[]]): string =>
  board.find((laid) => laid.cell[0] === q && laid.cell[1] === r)?.tile ?? `${q}/${r}`;

/** What the words of a space need to know: which tile lies where. */
export interface Known {
  readonly people: readonly Person[];
  readonly board: readonly Laid[];
  /** What is said instead of some lines of the log, to the one whom they are about. */
  readonly own?: Readonly<Partial<Record<Key, Key>>>;
}

export const spaceOn = ({ board }: Known, space: Space): string =>
  t('bison-space-on', { land: space[2], tile: tileName(board, space) });
const spaceFrom = ({ board }: Known, space: Space): string =>
  t('bison-space-from', { land: space[2], tile: tileName(board, space) });
export const spaceTo = ({ board }: Known, space: Space): string =>
  t('bison-space-to', { land: space[2], tile: tileName(board, space) });
export const spaceName = ({ board }: Known, space: Space): string =>
  t('bison-space', { land: space[2], tile: tileName(board, space) });

/** A region by its tiles: "Prairie of T05 and T16". */
export const regionName = ({ land, spaces }: Region, board: readonly Laid[]): string =>
  t('bison-space', { land, tile: listed([...new Set(spaces.map((space) => tileName(board, space)))]) });

/** One line for one effect; null for what needs no words. */
export function effectWords({ effect, rule }: Told<Effect>, known: Known): Line | null {
  const { people } = known;
  const line = (seat: number | null, text: string): Line => ({ seat, text, rule });
  const name = 'seat' in effect ? nameOf(people, effect.seat) : '';
  const say: typeof t = (key, values) => t(known.own?.[key] ?? key, values);
  switch (effect.effect) {
    case 'first-seat':
      return line(effect.seat, t('bison-log-first', { name }));
    case 'shuffled':
      return line(null, t('bison-log-shuffled', { tiles: effect.tiles, removed: effect.removed }));
    case 'season-begins':
      return line(null, t('bison-log-season', { season: effect.season, seasons: effect.seasons }));
    case 'tile-drawn':
      return effect.tile === null
        ? null
        : line(effect.seat, t('bison-log-drawn', { name, tile: effect.tile }));
    case 'round-begins':
    case 'action-taken':
    case 'ended':
      return null;
    case 'bought':
      return line(
        effect.seat,
        say('bison-log-bought', { name, ware: wareWords(effect.ware), paid: stockWords(effect.paid) }),
      );
    case 'traded':
      return line(
        effect.seat,
        say('bison-log-traded', { name, give: animalWords(effect.give, 3), get: animalWords(effect.get, 1) }),
      );
    case 'placed':
      return line(
        effect.seat,
        say('bison-log-placed', { name, tile: effect.tile, way: wayWords(effect.cell) }),
      );
    case 'arrived':
      return line(
        effect.seat,
        say('bison-log-arrived', { name, count: effect.hunters, place: spaceOn(known, effect.at) }),
      );
    case 'built':
      return line(
        effect.seat,
        say('bison-log-built', {
          name,
          craft: effect.craft,
          size: effect.size,
          place: spaceOn(known, effect.at),
        }),
      );
    case 'enlarged':
    case 'shrunk':
      return line(
        effect.seat,
        say(effect.effect === 'enlarged' ? 'bison-log-enlarged' : 'bison-log-shrunk', {
          name,
          craft: effect.craft,
          from: effect.from,
          size: effect.size,
          place: spaceOn(known, effect.at),
        }),
      );
    case 'removed':
      return line(
        effect.seat,
        say('bison-log-removed', {
          name,
          craft: effect.craft,
          from: effect.from,
          place: spaceOn(known, effect.at),
        }),
      );
    case 'moved':
      return line(effect.seat, walkWords(known, [effect]));
    case 'skipped':
      return line(effect.seat, say('bison-log-skipped', { name, action: actionName(effect.action) }));
    case 'paid':
      return line(effect.seat, say('bison-log-paid', { name, paid: stockWords(effect.paid) }));
    case 'gained':
      return line(effect.seat, say('bison-log-gained', { name, animal: animalWords(effect.animal, 1) }));
    case 'gain-forgone':
      return line(effect.seat, say('bison-log-gain-forgone', { name }));
    case 'stocks-cleared':
      return line(null, t('bison-log-cleared'));
    case 'land-scored':
      return line(null, t('bison-log-land', { land: effect.land }));
    case 'region-scored':
      return line(effect.places[0]?.seat ?? null, regionLine(effect, people));
    case 'overflowed':
      return line(
        effect.seat,
        say('bison-log-overflowed', { name, stock: animalWords(effect.animal, effect.stock) }),
      );
    case 'settled':
      return line(effect.seat, t('bison-log-settled', { name, lost: stockWords(effect.lost) }));
    case 'game-over': {
      const winners = effect.ranks.flatMap((rank, seat) => (rank === 1 ? [nameOf(people, seat)] : []));
      return line(null, t('bison-log-over', { count: winners.length, names: listed(winners) }));
    }
  }
}

type Moved = Extract<Effect, { effect: 'moved' }>;

/** One or more hunters on their ways, in one sentence. */
function walkWords(known: Known, moves: readonly Moved[]): string {
  const [first] = moves;
  if (!first) return '';
  const name = nameOf(known.people, first.seat);
  const say: typeof t = (key, values) => t(known.own?.[key] ?? key, values);
  if (first.action === 'gather') {
    return say('bison-log-gathered', { name, count: moves.length, place: spaceOn(known, first.to) });
  }
  const ways = moves.map(({ from, to }) =>
    t('bison-log-way', { from: spaceFrom(known, from), to: spaceTo(known, to) }),
  );
  return say(first.action === 'step' ? 'bison-log-stepped' : 'bison-log-trekked', {
    name,
    count: moves.length,
    ways: listed(ways),
  });
}

/** A scored region: "Prairie with 4 bison: Ines gets 4, Maren 2." */
function regionLine(region: Region, people: readonly Person[]): string {
  const gets = region.places.map(({ seat, gets: count }) =>
    t('bison-log-share', { name: nameOf(people, seat), count }),
  );
  return t('bison-log-region', {
    land: region.land,
    animals: animalsOf(region.land, region.animals),
    shares: listed(gets),
  });
}

const LIVES: Record<Land, Animal> = { prairie: 'bison', river: 'salmon', mountain: 'turkey' };
const animalsOf = (land: Land, count: number): string => animalWords(LIVES[land], count);

const regionsSaid = new Map<string, string>();

/** A region with those who rank there: "Region of 4 bison: Ines first, you second." Every space of it says the same. */
export function regionWords(region: Region, people: readonly Person[]): string {
  const ranks = region.places.map(({ seat, rank }) => `${rank}${nameOf(people, seat)}`);
  const me = people.find((person) => person.isMe)?.seat ?? '';
  const key = [language(), region.land, region.animals, me, ...ranks].join('|');
  const said = regionsSaid.get(key) ?? sayRegion(region, people);
  regionsSaid.set(key, said);
  return said;
}

function sayRegion(region: Region, people: readonly Person[]): string {
  const nameFor = (seat: number) =>
    people.some((one) => one.isMe && one.seat === seat) ? t('you') : nameOf(people, seat);
  const ranks = [...new Set(region.places.map((place) => place.rank))].map((rank) => {
    const equal = region.places.filter((place) => place.rank === rank);
    const who = listed(equal.map((place) => nameFor(place.seat)));
    return t('bison-hear-rank', { who, rank, count: equal.length });
  });
  return t('bison-hear-region', {
    animals: animalsOf(region.land, region.animals),
    count: ranks.length,
    ranks: ranks.join(', '),
  });
}

/** Lines for effects that belong together; hunters that walk together are one line. */
export function tell(effects: readonly Told<Effect>[], known: Known): Line[] {
  const board = laidBy(effects, known.board);
  const lines: Line[] = [];
  for (let index = 0; index < effects.length; index += 1) {
    const told = effects[index];
    if (!told) continue;
    if (told.effect.effect === 'moved') {
      const run = walkFrom(effects, index);
      lines.push({
        seat: told.effect.seat,
        text: walkWords({ ...known, board }, run),
        rule: told.rule,
      });
      index += run.length - 1;
    } else {
      const line = effectWords(told, { ...known, board });
      if (line) lines.push(line);
    }
  }
  return lines;
}

/** The board with the tiles that the effects lay: their names are wanted before the view has them. */
function laidBy(effects: readonly Told<Effect>[], board: readonly Laid[]): readonly Laid[] {
  const camp = { owner: null, hunters: 0, moved: 0, size: 0 };
  const placed = effects.flatMap(({ effect }) =>
    effect.effect === 'placed'
      ? [
          {
            cell: effect.cell,
            tile: effect.tile,
            turn: effect.turn,
            prairie: camp,
            river: camp,
            mountain: camp,
          },
        ]
      : [],
  );
  return placed.length === 0 ? board : [...board, ...placed];
}

function walkFrom(effects: readonly Told<Effect>[], start: number): Moved[] {
  const run: Moved[] = [];
  for (const { effect } of effects.slice(start)) {
    const first = run[0];
    if (effect.effect !== 'moved' || (first && effect.seat !== first.seat)) break;
    run.push(effect);
  }
  return run;
}

/** The seat whose turn begins: with its first dealing or its action, not with dealings after a scoring. */
export function turnBegins(effect: Effect, turn?: GoingTurn<Effect>): number | null {
  if (effect.effect !== 'bought' && effect.effect !== 'traded' && effect.effect !== 'action-taken')
    return null;
  if (!turn || turn.seat !== effect.seat) {
    const scoring = turn?.effects.findLast(
      (one) => one.effect.effect === 'land-scored' || one.effect.effect === 'season-begins',
    );
    return effect.effect !== 'action-taken' && scoring?.effect.effect === 'land-scored' ? null : effect.seat;
  }
  const acted = turn.effects.some((one) => one.effect.effect === 'action-taken');
  return acted ? effect.seat : null;
}

/** A move as a heading. */
export function moveWords(move: Move): string {
  if (move === 'done') return t('bison-move-done');
  if (move === 'settle') return t('bison-move-settle');
  if ('buy' in move) return t('bison-move-buy', { ware: wareWords(move.buy) });
  if ('trade' in move) {
    return t('bison-move-trade', {
      give: animalWords(move.trade.give, 3),
      get: animalWords(move.trade.get, 1),
    });
  }
  if ('pay' in move) return t('bison-move-pay', { paid: stockWords(move.pay) });
  if ('gain' in move) return t('bison-move-gain', { animal: animalWords(move.gain, 1) });
  if ('skip' in move) return t('bison-move-skip', { action: actionName(move.skip) });
  const action = (['place', 'tipi', 'canoe', 'gather', 'step', 'trek'] as const).find((one) => one in move);
  return action ? actionName(action) : '';
}
