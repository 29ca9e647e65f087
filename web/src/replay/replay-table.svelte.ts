/** A table that only looks back: it shows one moment after another and takes no moves. */

import { t } from '$lib/i18n/words.svelte';
import { LEVEL_NAMES, nameOfBot } from '../table/people';
import { extend, told, type Turn } from '../table/log';
import { resultOf, type Level, type Result, type Story, type StoryPosition } from '$lib/client/messages';
import type { AnyGameUi, Line, Person, Position, Table, Told } from '$games/game-ui';
import type { Eyes } from './eyes';
import type { Source } from './source';

/** How many positions are fetched at once. */
const PAGE = 24;
/** How close to the end of what is known the next page is fetched. */
const AHEAD = 8;

/** Where a turn of the log begins. */
export interface TurnMark {
  readonly turn: Turn;
  /** The number of events after which it has begun. */
  readonly ply: number;
}

/** What a story comes to, with the log as it stands after every event. */
interface Telling {
  readonly story: Story;
  readonly turns: readonly (readonly Turn[])[];
}

export class ReplayTable implements Table {
  readonly game: AnyGameUi;
  readonly #source: Source;
  readonly #positions = new Map<string, StoryPosition>();
  readonly #stories = new Map<Eyes, Telling>();
  #told = $state.raw<Telling>() as Telling;
  #shown = $state.raw<StoryPosition>() as StoryPosition;
  /** How many events have happened. */
  ply = $state.raw(0);
  /** The latest moment that was reached: what comes after it is not told. */
  reached = $state.raw(0);
  eyes = $state.raw<Eyes>('all');
  /** Whether the moment that is asked for is still on its way. */
  busy = $state.raw(false);
  /** Whether the last moment that was asked for did not come. */
  failed = $state.raw(false);
  #wanted = 0;
  #going: Promise<void> = Promise.resolve();

  private constructor(game: AnyGameUi, source: Source) {
    this.game = game;
    this.#source = source;
  }

  /** Opens a game at a moment. */
  static async open(
    game: AnyGameUi,
    source: Source,
    story: Story,
    moment: { readonly ply: number; readonly eyes: Eyes },
  ): Promise<ReplayTable> {
    const table = new ReplayTable(game, source);
    const { eyes } = moment;
    const known = typeof eyes !== 'number' || eyes < story.seats ? eyes : 'all';
    table.#stories.set(known, table.#tell(story));
    await table.#show(Math.min(moment.ply, story.lines.length), known);
    if (table.failed) throw new Error('the position did not come');
    return table;
  }

  get story(): Story {
    return this.#told.story;
  }

  /** How many events there are. */
  get events(): number {
    return this.story.lines.length;
  }

  get atEnd(): boolean {
    return this.ply === this.events;
  }

  /** The result, once it has been reached. */
  get result(): Result | null {
    return this.atEnd && this.story.result !== null ? resultOf(this.story.result) : null;
  }

  get position(): Position {
    const { view, insight } = this.#shown;
    return { view, insight, legal: [] };
  }

  get acting(): readonly number[] {
    return this.#shown.acting;
  }

  get people(): readonly Person[] {
    return Array.from({ length: this.story.seats }, (_, seat) => this.#person(seat));
  }

  #person(seat: number): Person {
    const by = this.story.lines.find(
      (line) => line.seat === seat && line.by?.startsWith('bot:') === true,
    )?.by;
    const name = this.story.names[seat] ?? null;
    const level = name === null ? (by?.slice('bot:'.length) as Level | undefined) : undefined;
    return {
      seat,
      name: name ?? nameOfBot(seat),
      bot: level !== undefined && level in LEVEL_NAMES ? t(LEVEL_NAMES[level]) : null,
      present: true,
      isMe: false,
    };
  }

  get options(): Readonly<Record<string, unknown>> {
    return this.story.options;
  }

  get viewer(): number | null {
    return typeof this.eyes === 'number' ? this.eyes : null;
  }

  /** What came of the last event. */
  get recent(): readonly Told[] {
    return this.story.lines[this.ply - 1]?.effects.map(told) ?? [];
  }

  get turns(): readonly Turn[] {
    return this.#told.turns[this.ply] ?? [];
  }

  get turn(): number {
    return this.turns.at(-1)?.number ?? 0;
  }

  get seq(): number {
    return this.ply;
  }

  readonly mayAct = false;

  /** Every turn of the game, with the moment at which it has begun. */
  get marks(): readonly TurnMark[] {
    const found: TurnMark[] = [];
    this.#told.turns.forEach((turns, ply) => {
      for (const turn of turns.slice(found.length)) found.push({ turn, ply });
    });
    return found;
  }

  /** What a turn is called. */
  titleOf(turn: Turn): string {
    const name = this.people.find((person) => person.seat === turn.seat)?.name ?? '';
    return (
      this.game.turnTitle?.(turn.effects) ??
      (turn.number === 0 ? t('log-before') : t('log-turn', { turn: turn.number, name }))
    );
  }

  /** The last event in words. */
  get lines(): readonly Line[] {
    return this.game.tell(this.recent, this.people, this.position.view);
  }

  /** Goes to a moment; a later wish overtakes an earlier one. */
  go(ply: number): Promise<void> {
    const to = Math.max(0, Math.min(ply, this.events));
    this.#wanted = to;
    this.#going = this.#going.then(async () => {
      if (this.#wanted === to && to !== this.ply) await this.#show(to, this.eyes);
    });
    return this.#going;
  }

  step(by: number): Promise<void> {
    return this.go(this.#wanted + by);
  }

  /** Goes to the beginning of the turn before or after. */
  stepTurn(by: 1 | -1): Promise<void> {
    const plies = this.marks.map((mark) => mark.ply);
    const to = by === 1 ? plies.find((ply) => ply > this.ply) : plies.filter((ply) => ply < this.ply).at(-1);
    return this.go(to ?? (by === 1 ? this.events : 0));
  }

  /** Looks with other eyes. */
  see(eyes: Eyes): Promise<void> {
    this.#going = this.#going.then(() => this.#show(this.ply, eyes));
    return this.#going;
  }

  /** The record as text. */
  record(): Promise<string> {
    return this.#source.record();
  }

  async #show(ply: number, eyes: Eyes): Promise<void> {
    this.busy = true;
    try {
      const story = this.#stories.get(eyes) ?? this.#tell(await this.#source.story(eyes));
      this.#stories.set(eyes, story);
      const position = await this.#position(ply, eyes);
      this.#told = story;
      this.#shown = position;
      this.eyes = eyes;
      this.ply = ply;
      this.#wanted = ply;
      this.reached = Math.max(this.reached, ply);
      this.failed = false;
      void this.#fetchAhead(ply, eyes);
    } catch {
      this.#wanted = this.ply;
      this.failed = true;
    } finally {
      this.busy = false;
    }
  }

  #tell(story: Story): Telling {
    let turns: readonly Turn[] = [];
    const all = [turns];
    for (const line of story.lines) {
      turns = extend(turns, line.effects.map(told), this.game);
      all.push(turns);
    }
    return { story, turns: all };
  }

  async #position(ply: number, eyes: Eyes): Promise<StoryPosition> {
    const known = this.#positions.get(`${eyes}:${ply}`);
    if (known) return known;
    // A little before it too: people step back.
    await this.#fetch(Math.max(0, ply - AHEAD), eyes);
    const position = this.#positions.get(`${eyes}:${ply}`);
    if (!position) throw new Error('the position did not come');
    return position;
  }

  async #fetchAhead(ply: number, eyes: Eyes): Promise<void> {
    const next = Math.min(ply + AHEAD, this.events);
    if (this.#positions.has(`${eyes}:${next}`)) return;
    // Playing on does not wait for this; what does not come now is asked for again when it is needed.
    await this.#fetch(ply + 1, eyes).catch(() => undefined);
  }

  async #fetch(from: number, eyes: Eyes): Promise<void> {
    const positions = await this.#source.positions(eyes, from, PAGE);
    positions.forEach((position, index) => this.#positions.set(`${eyes}:${from + index}`, position));
  }

  // A board may ask; nothing is decided here.

  propose(): void {
    return undefined;
  }

  foresee(): Promise<null> {
    return Promise.resolve(null);
  }

  why(): Promise<null> {
    return Promise.resolve(null);
  }

  lookAhead(): Promise<null> {
    return Promise.resolve(null);
  }

  play(): Promise<boolean> {
    return Promise.resolve(false);
  }

  refuse(): void {
    return undefined;
  }
}
