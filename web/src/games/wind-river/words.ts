/** Wind River in words: what happened, what is refused, what a move is. */

import { listed, t } from '$lib/i18n/words.svelte';
import type { Key } from '$lib/i18n/keys';
import type { Line, Person, Told } from '$games/game-ui';
import { hexName, type Direction } from './board';
import type { Effect, Goal, Move, Phase, Reason } from './types';

/** What a place is called at the end of a way: "C4", "the open plains". */
export const goalName = (goal: Goal): string => (goal === 'plains' ? t('wr-plains-goal') : hexName(goal));

const WAYS: Record<Direction, Key> = {
  ahead: 'wr-way-ahead',
  'ahead-left': 'wr-way-ahead-left',
  'ahead-right': 'wr-way-ahead-right',
  behind: 'wr-way-behind',
  'behind-left': 'wr-way-behind-left',
  'behind-right': 'wr-way-behind-right',
};

/** A direction with its goal: "ahead-left to B4". */
export const wayName = (direction: Direction, goal: Goal): string =>
  goal === 'plains' ? t('wr-way-plains') : t(WAYS[direction], { hex: hexName(goal) });

export const nameOf = (people: readonly Person[], seat: number): string =>
  people.find((person) => person.seat === seat)?.name ?? String(seat + 1);

/** Whether a place is the plains: the selector of messages that end in a place. */
const kindOfGoal = (goal: Goal): string => (goal === 'plains' ? 'plains' : 'hex');

/** One line for one effect; null for what needs no words. */
export function effectWords({ effect, rule }: Told<Effect>, people: readonly Person[]): Line | null {
  const line = (seat: number | null, text: string): Line => ({ seat, text, rule });
  const name = 'seat' in effect ? nameOf(people, effect.seat) : '';
  switch (effect.effect) {
    case 'first':
      return line(effect.seat, t('wr-log-first', { name }));
    case 'camped':
      return line(effect.seat, t('wr-log-camped', { name, hex: hexName(effect.hex) }));
    case 'turn-began':
      return effect.buffalo === 0 ? line(effect.seat, t('wr-log-no-tipis', { name })) : null;
    case 'driven':
      return line(
        effect.seat,
        t('wr-log-driven', {
          name,
          from: hexName(effect.from),
          goal: kindOfGoal(effect.to),
          to: goalName(effect.to),
        }),
      );
    case 'herd-stuck':
      return line(effect.seat, t('wr-log-herd-stuck', { name, left: effect.left }));
    case 'fed':
      return line(effect.seat, t('wr-log-fed', { name, paid: effect.paid, left: effect.provisions }));
    case 'hungry':
      return line(effect.seat, t('wr-log-hungry', { name, tipis: effect.tipis }));
    case 'abandoned':
      return line(effect.seat, t('wr-log-abandoned', { name, hex: hexName(effect.hex) }));
    case 'travelled':
      return line(
        effect.seat,
        t('wr-log-travelled', {
          name,
          from: hexName(effect.from),
          goal: kindOfGoal(effect.to),
          to: goalName(effect.to),
        }),
      );
    case 'tolls':
      return line(null, tollWords(effect.paid, people));
    case 'gathered':
      return line(
        effect.seat,
        t('wr-log-gathered', { name, provisions: effect.provisions, lost: effect.lost }),
      );
    case 'raised':
      return line(effect.seat, t('wr-log-raised', { name, hex: hexName(effect.hex) }));
    case 'spurred':
      return line(
        effect.seat,
        t('wr-log-spurred', {
          name,
          from: hexName(effect.from),
          goal: kindOfGoal(effect.to),
          to: goalName(effect.to),
        }),
      );
    case 'rested':
      return line(effect.seat, t('wr-log-rested', { name }));
    case 'ended':
      return line(null, t('wr-log-ended'));
    case 'ranked': {
      const winners = effect.ranks.flatMap((rank, seat) => (rank === 1 ? [nameOf(people, seat)] : []));
      return line(null, t('wr-log-ranked', { count: winners.length, names: listed(winners) }));
    }
  }
}

function tollWords(paid: readonly number[], people: readonly Person[]): string {
  const names = paid.flatMap((amount, seat) => (amount > 0 ? [nameOf(people, seat)] : []));
  return t('wr-log-tolls', { count: names.length, names: listed(names) });
}

/** Lines for effects that belong together; one drive of several buffalo is one line. */
export function tell(effects: readonly Told<Effect>[], people: readonly Person[]): Line[] {
  const lines: Line[] = [];
  for (let index = 0; index < effects.length; index += 1) {
    const told = effects[index];
    if (!told || isEmptyFeast(effects, index)) continue;
    const run = driveFrom(effects, index);
    if (run.length > 1 && told.effect.effect === 'driven') {
      const ways = run.map((step) =>
        t('wr-log-step', {
          from: hexName(step.from),
          goal: kindOfGoal(step.to),
          to: goalName(step.to),
        }),
      );
      const seat = told.effect.seat;
      const text = t('wr-log-driven-all', {
        name: nameOf(people, seat),
        count: run.length,
        ways: listed(ways),
      });
      lines.push({ seat, text, rule: told.rule });
      index += run.length - 1;
    } else {
      const line = effectWords(told, people);
      if (line) lines.push(line);
    }
  }
  return lines;
}

/**
 * Whether a meal needs no line: of a seat without a tipi, which the line before has said, or right after a tipi was
 * given up, since the others, if there are any, are fed then.
 */
export function isEmptyFeast(effects: readonly Told<Effect>[], index: number): boolean {
  const meal = effects[index]?.effect;
  const before = effects[index - 1]?.effect;
  if (meal?.effect !== 'fed' || !before) return false;
  if (before.effect === 'turn-began') return before.buffalo === 0;
  return before.effect === 'abandoned' && meal.paid === 0;
}

function driveFrom(effects: readonly Told<Effect>[], start: number) {
  const first = effects[start]?.effect;
  const run: { from: readonly [number, number]; to: Goal }[] = [];
  for (const { effect } of effects.slice(start)) {
    if (effect.effect !== 'driven' || first?.effect !== 'driven' || effect.seat !== first.seat) break;
    run.push(effect);
  }
  return run;
}

/** A move as a heading: "Travel from C4 to D4". */
export function moveWords(move: Move): string {
  if (move === 'gather') return t('wr-move-gather');
  if (move === 'rest') return t('wr-move-rest');
  if ('camp' in move) return t('wr-move-camp', { hex: hexName(move.camp) });
  if ('abandon' in move) return t('wr-move-abandon', { hex: hexName(move.abandon) });
  if ('raise' in move) return t('wr-move-raise', { hex: hexName(move.raise) });
  const [key, step] =
    'drive' in move
      ? (['wr-move-drive', move.drive] as const)
      : 'travel' in move
        ? (['wr-move-travel', move.travel] as const)
        : (['wr-move-spur', move.spur] as const);
  return t(key, { from: hexName(step.from), goal: kindOfGoal(step.to), to: goalName(step.to) });
}

const PHASES: Record<Phase, Key> = {
  start: 'wr-phase-start',
  camp: 'wr-phase-camp',
  drive: 'wr-phase-drive',
  abandon: 'wr-phase-abandon',
  activity: 'wr-phase-activity',
  over: 'wr-phase-over',
};

/** Why something is refused, as a whole sentence. */
export function refusalWords(reason: Reason): string {
  switch (reason.reason) {
    case 'not-in-play':
      return t('wr-no-not-in-play', { hex: hexName(reason.hex) });
    case 'camp-taken':
      return t('wr-no-camp-taken', { hex: hexName(reason.hex) });
    case 'no-buffalo':
      return t('wr-no-no-buffalo', { hex: hexName(reason.hex) });
    case 'all-driven':
      return t('wr-no-all-driven', { hex: hexName(reason.hex) });
    case 'not-ahead':
      return t('wr-no-not-ahead', {
        from: hexName(reason.from),
        goal: kindOfGoal(reason.to),
        to: goalName(reason.to),
      });
    case 'hex-is-full':
      return t('wr-no-hex-is-full', { hex: hexName(reason.hex) });
    case 'not-hungry':
      return t('wr-no-not-hungry', { hex: hexName(reason.hex) });
    case 'no-tipi-out':
      return t('wr-no-no-tipi-out');
    case 'no-tipi':
      return t('wr-no-no-tipi', { hex: hexName(reason.hex) });
    case 'not-adjacent':
      return t('wr-no-not-adjacent', {
        from: hexName(reason.from),
        goal: kindOfGoal(reason.to),
        to: goalName(reason.to),
      });
    case 'cannot-pay-to-enter':
      return t('wr-no-cannot-pay-to-enter', { hex: hexName(reason.hex) });
    case 'nothing-to-gather':
      return t('wr-no-nothing-to-gather');
    case 'store-is-full':
      return t('wr-no-store-is-full');
    case 'no-unused-tipi':
      return t('wr-no-no-unused-tipi');
    case 'cannot-pay-to-raise':
      return t('wr-no-cannot-pay-to-raise', { provisions: reason.provisions });
    case 'not-alone':
      return t('wr-no-not-alone', { hex: hexName(reason.hex) });
    case 'cannot-rest':
      return t('wr-no-cannot-rest');
    case 'wrong-phase':
      return t('wr-no-wrong-phase', { phase: t(PHASES[reason.phase]) });
    case 'not-your-turn':
      return t('wr-no-not-your-turn');
    case 'game-is-over':
      return t('wr-no-game-is-over');
    case 'chance-is-due':
    case 'no-chance-is-due':
    case 'wrong-seats':
    case 'no-such-seat':
    case 'inconsistent':
      return t('wr-no-impossible');
  }
}
