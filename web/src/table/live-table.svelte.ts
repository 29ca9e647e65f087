/** One table as the browser knows it: what the server told, and what the person is about to confirm. */

import type { Key } from '$lib/i18n/keys';
import { settings } from '$lib/settings.svelte';
import { shared } from '$lib/share';
import { menuOf, movesOf } from '$lib/client/messages';
import type {
  Answer,
  ChatLine,
  Command,
  Hand,
  Millis,
  PersonId,
  Preview,
  Query,
  Reply,
  Requests,
  SeatCard,
  Snapshot,
  Stage,
  TableRefusal,
  Terms,
  UndoChoice,
  Update,
  You,
} from '$lib/client/messages';
import type { Link, Listener } from '$lib/client/connection';
import type {
  Ahead,
  AnyGameUi,
  Foreseen,
  Person,
  Position,
  Refusal,
  Table,
  Told,
  Weight,
} from '$games/game-ui';
import { extend, told, type Deed, type Turn, type Undone } from './log';
import { peopleOf } from './people';

/** What a table needs of a connection. */
export interface Line {
  order(command: Command): Promise<Answer>;
  ask(query: Query): Promise<Reply>;
}

/** A move that is shown before it is made. */
export interface Proposal {
  readonly move: unknown;
  readonly position: Position;
  readonly effects: readonly Told[];
}

/** Something that was refused: by a rule of the game, or by the table. */
export type Complaint =
  | { readonly by: 'rule'; readonly refusal: Refusal }
  | { readonly by: 'table'; readonly refusal: TableRefusal };

/** How many events are fetched at once. */
const LOG_PAGE = 500;

export class LiveTable implements Table, Listener {
  readonly game: AnyGameUi;
  readonly #line: Line;
  terms = $state.raw<Terms>() as Terms;
  you = $state.raw<You>() as You;
  viewer = $state.raw<number | null>(null);
  stage = $state.raw<Stage>({ stage: 'gathering' });
  rated = $state.raw(false);
  host = $state.raw<PersonId | null>(null);
  cards = $state.raw<readonly SeatCard[]>([]);
  clocks = $state.raw<readonly Hand[]>([]);
  requests = $state.raw<Requests>({ undo: null, abandon: [] });
  chat = $state.raw<readonly ChatLine[]>([]);
  seq = $state.raw(0);
  /** How many events stand. */
  events = $state.raw(0);
  /** The difference between the server's clock and ours. */
  skew = $state.raw(0);
  link = $state.raw<Link>('connecting');
  closeCode = $state.raw<number | null>(null);
  present = $state.raw<ReadonlySet<PersonId>>(new Set());
  watchers = $state.raw(0);
  turns = $state.raw<readonly Turn[]>([]);
  /** What was taken back last, until the next move. */
  undone = $state.raw<Undone | null>(null);
  proposal = $state.raw<Proposal | null>(null);
  complaint = $state.raw<Complaint | null>(null);
  /** How many moves of a lesson have been made; null without one, and after its end. */
  lesson = $state.raw<number | null>(null);
  /** What became of the last command that was not a move, while it is on its way. */
  busy = $state.raw(false);
  #known = $state.raw<Position | null>(null);
  /** What comes before any move of one's own, in words: until then the board invites to nothing. */
  first = $state.raw<Key | null>(null);
  #open = $derived(this.first !== null && this.#known ? shut(this.#known) : this.#known);
  #shown = $derived(this.proposal ? this.proposal.position : this.#open);
  #people = $derived(peopleOf(this.cards, this.viewer, this.present));
  #mayAct = $derived(
    this.first === null &&
      this.viewer !== null &&
      this.acting.includes(this.viewer) &&
      this.stage.stage === 'playing',
  );
  #acting = $state.raw<readonly number[]>([]);
  #undo = $state.raw<readonly UndoChoice[]>([]);
  #recent = $state.raw<readonly Told[]>([]);
  #gathered: Told[] = [];
  #deeds = $state.raw<readonly Deed[]>([]);

  constructor(game: AnyGameUi, line: Line) {
    this.game = game;
    this.#line = line;
  }

  get started(): boolean {
    return this.#known !== null;
  }

  /** What is shown: the position, or what it would be after the move that waits for a yes. */
  get position(): Position {
    if (this.#shown === null) throw new Error('the game has not begun');
    return this.#shown;
  }

  get recent(): readonly Told[] {
    return this.proposal ? this.proposal.effects : this.#recent;
  }

  get people(): readonly Person[] {
    return this.#people;
  }

  get options(): Readonly<Record<string, unknown>> {
    return this.terms.options;
  }

  get acting(): readonly number[] {
    return this.#acting;
  }

  get undo(): readonly UndoChoice[] {
    return this.#undo;
  }

  /** Every event that stands, as far as the log has come. */
  get deeds(): readonly Deed[] {
    return this.#deeds;
  }

  /** Whether there is nobody to talk to: bots play, nobody watches, and nothing has been said. */
  get alone(): boolean {
    const others = this.cards.filter((_, seat) => seat !== this.viewer);
    return (
      this.viewer !== null &&
      others.every((card) => card.person === null && card.player !== 'nobody') &&
      this.watchers === 0 &&
      this.chat.length === 0
    );
  }

  get mayAct(): boolean {
    return this.#mayAct;
  }

  get turn(): number {
    return this.turns.at(-1)?.number ?? 0;
  }

  // What the server tells.

  snapshot(snapshot: Snapshot): void {
    this.#begin(snapshot);
  }

  update(update: Update): void {
    this.seq = update.seq;
    this.skew = update.at - Date.now();
    if (update.event === 'afresh') {
      const stand = update.snapshot.position?.events ?? 0;
      const view = this.#known?.view;
      this.undone = update.because === 'undone' ? { deeds: this.#deeds.slice(stand), view } : null;
      this.#deeds = this.#deeds.slice(0, stand);
      // Moves that the new view comes of are told with it: the last one of a game among them.
      this.#begin(update.snapshot, this.#gathered);
      return;
    }
    if (update.event === 'move' || update.event === 'chance') {
      const effects = update.effects.map(told);
      this.#gathered.push(...effects);
      this.turns = extend(this.turns, effects, this.game);
      this.#deeds = [...this.#deeds, { seat: update.event === 'move' ? update.seat : null, effects }];
      this.undone = null;
      if (update.event === 'move' && update.seat === this.viewer && this.lesson !== null) this.lesson += 1;
    } else if (update.event === 'chat') {
      this.chat = [...this.chat, update.line];
    } else if (update.event === 'hush') {
      this.chat = this.chat.filter((line) => line.seq !== update.line);
    }
    this.#take(update);
  }

  presence(people: readonly PersonId[], watchers: number): void {
    this.present = new Set(people);
    this.watchers = watchers;
  }

  linked(link: Link, code: number | null): void {
    this.link = link;
    this.closeCode = code;
  }

  #begin(snapshot: Snapshot, gathered: Told[] = []): void {
    this.seq = snapshot.seq;
    this.terms = snapshot.terms;
    this.you = snapshot.you;
    this.lesson = snapshot.you.lesson ?? null;
    this.viewer = snapshot.viewer;
    this.chat = snapshot.chat;
    this.#gathered = gathered;
    this.#recent = [];
    this.proposal = null;
    this.clocks = [];
    this.#take(snapshot);
    if (snapshot.you.contribute) void this.#contribute();
    void this.#fetchLog();
  }

  /** Adds bytes of our own to what chance is made from, so that the server alone cannot choose it. */
  async #contribute(): Promise<void> {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    await this.#line.order({ do: 'contribute', bytes: hex }).catch(() => undefined);
  }

  #take(parts: Update | Snapshot): void {
    // Parts come whole: what has not changed in them stays the same object, and is not drawn again.
    if (parts.stage) this.stage = shared(this.stage, parts.stage);
    if (parts.rated !== undefined) this.rated = parts.rated;
    if (parts.host) this.host = parts.host;
    if (parts.seats) this.cards = shared(this.cards, parts.seats);
    if (parts.clocks) this.clocks = shared(this.clocks, parts.clocks);
    if (parts.requests) this.requests = shared(this.requests, parts.requests);
    if (parts.position) {
      const { view, insight, legal, acting, undo, events } = parts.position;
      const shown = this.#shown;
      this.proposal = null;
      this.#recent = this.#gathered;
      this.#gathered = [];
      this.#known = shared(shown, { view, insight, legal: movesOf(legal), menu: menuOf(legal) });
      this.#acting = shared(this.#acting, acting);
      this.#undo = shared(this.#undo, undo);
      this.events = events;
    }
  }

  async #fetchLog(): Promise<void> {
    if (!this.started) {
      this.turns = [];
      this.#deeds = [];
      return;
    }
    // No more than we know of: an answer may run ahead of the updates, which would tell the same once more.
    const [at, known] = [this.seq, this.events];
    let turns: readonly Turn[] = [];
    const deeds: Deed[] = [];
    for (let from = 0; from < known; from += LOG_PAGE) {
      const reply = await this.#line.ask({ ask: 'log', from, count: Math.min(LOG_PAGE, known - from) });
      if (reply.reply !== 'log') return;
      for (const line of reply.lines) {
        const effects = line.effects.map(told);
        turns = extend(turns, effects, this.game);
        deeds.push({ seat: line.seat, effects });
      }
    }
    // Moves that came meanwhile are not in it: a newer position fetches again.
    if (at !== this.seq) return this.#fetchLog();
    this.turns = turns;
    this.#deeds = deeds;
  }

  // What the person does.

  propose(move: unknown, as: Weight = 'part'): void {
    void this.#propose(move, as);
  }

  async #propose(move: unknown, as: Weight): Promise<void> {
    this.complaint = null;
    // A lesson refuses any move but the one that it asks for: there is nothing to be asked once more.
    const confirm = this.lesson === null ? settings.confirm : 'never';
    if (confirm === 'always' || (confirm === 'turn' && as !== 'sure')) {
      const reply = await this.#line.ask({ ask: 'preview', moves: [move] });
      if (reply.reply === 'refused') {
        this.#complain(reply);
        return;
      }
      if (reply.reply === 'preview' && (confirm === 'always' || as === 'turn' || endsTurn(reply))) {
        const effects = reply.effects.map(told);
        const known = { view: reply.view, insight: reply.insight };
        const seen = reply.stop === 'revelation' ? (this.game.drawn?.(known, effects) ?? known) : known;
        const position = shared(this.#shown, { ...seen, legal: [] });
        this.proposal = { move, position, effects };
        return;
      }
    }
    await this.command({ do: 'play', moves: [move] });
  }

  /** Makes the move that was shown. */
  async confirm(): Promise<void> {
    const proposal = this.proposal;
    if (proposal === null || this.busy) return;
    const done = await this.command({ do: 'play', moves: [proposal.move] });
    if (!done) this.proposal = null;
  }

  /** Goes back to before the move that was shown. */
  withdraw(): void {
    this.proposal = null;
  }

  async why(move: unknown): Promise<Refusal | null> {
    const reply = await this.#line.ask({ ask: 'preview', moves: [move] });
    return reply.reply === 'refused' && reply.reason === 'rule'
      ? { rule: reply.rule, reason: reply.why }
      : null;
  }

  async foresee(move: unknown): Promise<Foreseen | Refusal | null> {
    const reply = await this.#line.ask({ ask: 'preview', moves: [move] });
    if (reply.reply === 'preview') return { effects: reply.effects.map(told) };
    return reply.reply === 'refused' && reply.reason === 'rule'
      ? { rule: reply.rule, reason: reply.why }
      : null;
  }

  async lookAhead(moves: readonly unknown[]): Promise<Ahead | Refusal | null> {
    const reply = await this.#line.ask({ ask: 'preview', moves: [...moves] });
    if (reply.reply === 'preview') {
      const { view, insight, legal, effects } = reply;
      return {
        position: { view, insight, legal: movesOf(legal) },
        effects: effects.map(told),
        moves: reply.moves,
      };
    }
    return reply.reply === 'refused' && reply.reason === 'rule'
      ? { rule: reply.rule, reason: reply.why }
      : null;
  }

  play(moves: readonly unknown[]): Promise<boolean> {
    this.complaint = null;
    return this.command({ do: 'play', moves: [...moves] });
  }

  refuse(refusal: Refusal): void {
    this.complaint = { by: 'rule', refusal };
  }

  dismiss(): void {
    this.complaint = null;
  }

  /** Sends a command; what is refused is shown. Tells whether it was done. */
  async command(command: Command): Promise<boolean> {
    this.busy = true;
    try {
      const answer = await this.#line.order(command);
      if ('done' in answer) return true;
      this.#complain(answer.refused);
      return false;
    } catch {
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** The record as text. */
  async record(): Promise<string | null> {
    const reply = await this.#line.ask({ ask: 'record' });
    return reply.reply === 'record' ? reply.text : null;
  }

  #complain(refusal: TableRefusal): void {
    this.complaint =
      refusal.reason === 'rule'
        ? { by: 'rule', refusal: { rule: refusal.rule, reason: refusal.why } }
        : { by: 'table', refusal };
  }

  /** What is left on a seat's clock now. */
  left(seat: number, now: Millis): Millis | null {
    const clock = this.clocks[seat];
    if (!clock) return null;
    return clock.since === null ? clock.left : Math.max(0, clock.left - (now + this.skew - clock.since));
  }
}

/** A position in which nothing can be done. */
const shut = ({ view, insight }: Position): Position => ({ view, insight, legal: [] });

/** Whether the person would have nothing more to decide after a previewed move, or would see something new. */
function endsTurn(preview: Preview): boolean {
  return preview.stop === 'revelation' || movesOf(preview.legal).length === 0;
}
