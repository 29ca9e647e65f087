/**
 * What a game gives to the one frame that all games share.
 *
 * A game draws a view and the moves that it is offered, and says things in words; it never decides what is legal.
 */

import type { Component } from 'svelte';
import type { Seat } from '$lib/seats';
import type { Key } from '$lib/i18n/keys';
import type { IconName } from '$ui/Icon.svelte';

export type GameName = 'wind-river' | 'manitou' | 'bison';

/** Someone at a seat, as everybody sees him. */
export interface Person {
  readonly seat: Seat;
  readonly name: string;
  /** The bot's level, if a bot sits or plays here. */
  readonly bot: string | null;
  readonly present: boolean;
  readonly isMe: boolean;
}

/** Something that happened, with the number of its rule. */
export interface Told<Effect = unknown> {
  readonly effect: Effect;
  readonly rule: string;
}

/** Why something is refused, with the number of its rule. */
export interface Refusal<Reason = unknown> {
  readonly rule: string;
  readonly reason: Reason;
}

/** What a viewer is shown of a match at one moment. */
export interface Position<View = unknown, Move = unknown, Insight = unknown> {
  readonly view: View;
  /** What the viewer may do now; empty for one who may do nothing. */
  readonly legal: readonly Move[];
  /** What a game offers in a form of its own, where its moves are too many to list. */
  readonly menu?: unknown;
  readonly insight: Insight;
}

/** What would come of a move. */
export interface Foreseen<Effect = unknown> {
  readonly effects: readonly Told<Effect>[];
}

/** What would come of some moves, as far as the viewer can know. */
export interface Ahead<View = unknown, Move = unknown, Insight = unknown, Effect = unknown> {
  readonly position: Position<View, Move, Insight>;
  readonly effects: readonly Told<Effect>[];
  /** How many of the moves are in the position: fewer where the next would bring something hidden to light. */
  readonly moves: number;
}

/**
 * How a move stands to its turn, for those who want to confirm whole turns: it may end one, it always is one whoever
 * comes next, or it was chosen with a button of its own and needs no second one.
 */
export type Weight = 'part' | 'turn' | 'sure';

/** What a board can ask of the table it stands on. */
export interface Table<
  View = unknown,
  Move = unknown,
  Insight = unknown,
  Effect = unknown,
  Reason = unknown,
> {
  readonly position: Position<View, Move, Insight>;
  readonly people: readonly Person[];
  /** What was chosen before the game, as the game's own page defines it. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The viewer's own seat, or null for a spectator. */
  readonly viewer: Seat | null;
  /** What happened between the last position and this one. */
  readonly recent: readonly Told<Effect>[];
  /** Everything that happened, turn by turn. */
  readonly turns: readonly { readonly effects: readonly Told<Effect>[] }[];
  /** Rises with every new position; jumps backwards when moves are withdrawn. */
  readonly seq: number;
  /** Whether the viewer is expected to decide something now. */
  readonly mayAct: boolean;
  /** Makes a move: at once, or after it was shown and confirmed. */
  propose(move: Move, as?: Weight): void;
  /** Asks what would come of a move; the refusal if it is not allowed. */
  foresee(move: Move): Promise<Foreseen<Effect> | Refusal<Reason> | null>;
  /** Asks why a move is refused; null if it is not. */
  why(move: Move): Promise<Refusal<Reason> | null>;
  /** What moves would lead to, one after the other; why not, if one of them is refused; null without an answer. */
  lookAhead(moves: readonly Move[]): Promise<Ahead<View, Move, Insight, Effect> | Refusal<Reason> | null>;
  /** Makes moves together, all or none, without asking once more. Tells whether they were made. */
  play(moves: readonly Move[]): Promise<boolean>;
  /** Shows a refusal to the person. */
  refuse(refusal: Refusal<Reason>): void;
}

/** Who is expected to do what, in one sentence. */
export interface Sentence {
  readonly title: string;
  readonly detail: string;
}

/** One line of the log. */
export interface Line {
  readonly seat: Seat | null;
  readonly text: string;
  readonly rule: string;
}

/** Something that a game lets one do beside the board: a button of the sentence. */
export interface Offer {
  readonly label: string;
  readonly icon?: IconName;
  /** Whether it is the main button. */
  readonly main: boolean;
  /** Whether it can be done; the sentence says what is missing. */
  readonly open: boolean;
  act(): void;
}

/** A decision that is due. */
export interface Asked {
  /** Another one for every decision. */
  readonly name: string;
  /** Whether it is made on the board, which then needs the room. */
  readonly onBoard: boolean;
}

/** What a person is about to do at a board. */
export interface Hand {
  readonly sentence: Sentence;
  /** What is asked now; null while nothing is. */
  readonly asked?: Asked | null;
  /** The view after what is laid out and not sent yet, if there is such a thing. */
  readonly planned?: unknown;
  /** Whether something is held that can be let go. */
  readonly holds: boolean;
  /** Buttons of the game's own, the main one last. */
  readonly offers?: readonly Offer[];
  /** Lets go of what is held; of a decision in parts, of its last part. */
  letGo(): void;
  /** Whether letting go is a step back in a decision that is made of parts. */
  readonly stepsBack?: boolean;
}

/** What lies over a board, in pixels from its edges. */
export interface Covered {
  readonly top: number;
  readonly bottom: number;
}

export interface HandProps<H extends Hand = Hand> {
  readonly hand: H;
  /** For boards that reach under what stands on them. */
  readonly covered?: Covered;
}

export interface SeatProps<View = unknown, Insight = unknown> {
  readonly view: View;
  /** What it was, where the view has a plan in it. */
  readonly before?: View | undefined;
  readonly insight: Insight;
  readonly person: Person;
}

export interface HeldProps<H extends Hand = Hand> {
  readonly hand: H;
  readonly person: Person;
}

/** A turn of the log to which effects may still be added. */
export interface GoingTurn<Effect = unknown> {
  readonly seat: Seat | null;
  readonly effects: readonly Told<Effect>[];
}

/** A game's user interface. */
export interface GameUi<
  View = unknown,
  Move = unknown,
  Insight = unknown,
  Effect = unknown,
  Reason = unknown,
  H extends Hand = Hand,
> {
  readonly name: GameName;
  readonly title: Key;
  /** A map gives the right column to what can be done, and the log goes into a drawer. */
  readonly layout?: 'board' | 'map';
  /** Whether the board is as tall as what lies on it, not one picture that fits its place. */
  readonly flows?: boolean;
  /** Makes what a person holds at a table. */
  hand(table: Table<View, Move, Insight, Effect, Reason>): H;
  readonly Board: Component<HandProps<H>>;
  /** What can be done beside the board; stands under the log, on phones under the board. */
  readonly Actions?: Component<HandProps<H>>;
  /** What is worth knowing before one decides; stands under the seats. */
  readonly Forecast?: Component<HandProps<H>>;
  /** Everything public about a seat. */
  readonly SeatDetails: Component<SeatProps<View, Insight>>;
  /** What a seat holds that only it sees; shown where everything lies open. */
  readonly Held?: Component<HeldProps<H>>;
  /** The two or three numbers that matter. */
  readonly SeatNumbers: Component<SeatProps<View, Insight>>;
  /** What the pieces mean, in a few lines. */
  readonly Help: Component;
  /** A seat in words. */
  seatWords(view: View, person: Person): string;
  /** What the bar says about how far the match is. */
  progress(view: View, turn: number): string;
  /** Lines of the log for effects that came together. */
  tell(effects: readonly Told<Effect>[], people: readonly Person[], view: View): Line[];
  /** What would come of the viewer's own move, beyond the move itself, said to him; without it, as the log tells it. */
  foretell?(effects: readonly Told<Effect>[], people: readonly Person[]): string[];
  /** What the viewer's own move would look like as far as its effects tell, where it shows something hidden. */
  drawn?(
    known: { readonly view: View; readonly insight: Insight },
    effects: readonly Told<Effect>[],
  ): { readonly view: View; readonly insight: Insight };
  /** Whether an effect is worth the one line that a phone has for what others did; without it, the newest is. */
  isNews?(effect: Effect): boolean;
  /** Whether no line tells of two moves, so that a long turn can be told move by move. */
  readonly tellsApart?: boolean;
  /** The seat whose turn begins with this effect, if one does; `turn` is the one that goes on. */
  turnBegins(effect: Effect, turn?: GoingTurn<Effect>): Seat | null;
  /** The heading of a turn in the log, where it is not "Turn 3 · Maren". */
  turnTitle?(effects: readonly Told<Effect>[]): string | null;
  /** A move as a question or heading. */
  moveWords(move: Move): string;
  /**
   * What is to be touched next on the way to the moves that a lesson asks for: a selector of it. Null among the moves
   * is any move.
   */
  aim(hand: H, moves: readonly (Move | null)[]): string | null;
  /** Lays out what a lesson has chosen already, in the game's own form. */
  prepare?(hand: H, laid: unknown): void;
  /** A refusal in words. */
  refusalWords(reason: Reason, people: readonly Person[], view: View): string;
  /** Each seat's result in words, such as "3 tipis saved". */
  resultWords(scores: readonly number[], detail: unknown, seat: Seat): string;
}

/** What a lesson can point at in every game: the main button of the sentence, another one, and the way back. */
export const AIM = {
  main: '[data-do="main"]',
  other: '[data-do="other"]',
  back: '[data-do="back"]',
} as const;

/** A game whose types the frame need not know. */
export type AnyGameUi = GameUi;

/** Hides a game's own types from the frame, which only hands them through. */
export function game<View, Move, Insight, Effect, Reason, H extends Hand>(
  ui: GameUi<View, Move, Insight, Effect, Reason, H>,
): AnyGameUi {
  return ui as unknown as AnyGameUi;
}
