/** What a person holds at Bison's map: a plan of moves that can be stepped back, and what is pointed at. */

import type { Asked, Hand, Offer, Person, Position, Sentence, Table, Told } from '$games/game-ui';
import { cellOf, sameCell, spaceKey } from './cells';
import {
  NOTHING,
  actionOf,
  buildMove,
  freeCells,
  keep,
  nearestPlacing,
  placings,
  point,
  starts,
  targets,
  type Choice,
} from './choice';
import { Following } from './following.svelte';
import { keeper } from '$lib/share';
import { Outlining, type Layer } from './outlining.svelte';
import { draftOf, drawnView, isWhole, movesOf, type Plan } from './plan';
import { Planning, type Looks } from './planning.svelte';
import { Purse } from './purse.svelte';
import { mainWords, sentence } from './sentence';
import { tileSet, type TileSet } from './tiles';
import type {
  Action,
  Cell,
  Effect,
  Insight,
  Land,
  Move,
  Placing,
  Reason,
  Region,
  Space,
  Turn,
  View,
} from './types';

export type BisonTable = Table<View, Move, Insight, Effect, Reason>;
export type BisonPosition = Position<View, Move, Insight>;

const NO_MOVES: readonly Move[] = [];

export class BisonHand implements Hand {
  readonly table: BisonTable;
  readonly tiles: TileSet;
  readonly #outlining = new Outlining();
  readonly following: Following;
  readonly #planning: Planning;
  /** What is paid with and what is gained. */
  readonly purse = new Purse(this);
  #chosen = $state.raw<Choice>(NOTHING);
  readonly #keepView = keeper<View>();
  readonly #keepInsight = keeper<Insight>();
  readonly #keepPeople = keeper<readonly Person[]>();
  readonly #keepChoice = keeper<Choice>();
  readonly #keepCells = keeper<readonly Cell[]>();
  /** Asked for by every space of the map, worked out once. */
  readonly #people = $derived.by(() => this.#keepPeople(this.table.people));
  readonly #insight = $derived.by(() => this.#keepInsight(this.shown.insight));
  readonly #legal = $derived.by(() => (this.mayAct && !this.whole ? this.shown.legal : NO_MOVES));
  readonly #choice = $derived.by((): Choice =>
    this.#keepChoice(
      this.draft
        ? { hand: 'action', action: 'place' }
        : keep(this.#legal, this.#chosen, this.shown.view.phase),
    ),
  );
  readonly #cells = $derived.by(() => {
    const placing = this.#choice.hand === 'action' && this.#choice.action === 'place';
    return this.#keepCells(this.mayAct && placing ? freeCells(this.offered.legal) : []);
  });
  readonly #view = $derived.by(() => {
    const held = this.mine?.tile;
    return this.#keepView(drawnView(this.shown.view, this.draft, typeof held === 'string' ? held : null));
  });
  /** Where the action in hand can begin, and where its hunter can go, by the names of spaces. */
  readonly #starts = $derived.by(() => {
    const { hand } = this.#choice;
    return new Set(
      hand === 'nothing' || hand === 'market' ? [] : starts(this.#legal, this.#choice.action).map(spaceKey),
    );
  });
  readonly #awaited = $derived.by((): readonly Cell[] => {
    const choice = this.#choice;
    if (!this.mayAct || this.whole || this.draft) return [];
    if (choice.hand === 'hunter') return [choice.from, ...targets(this.#legal, choice)].map(cellOf);
    if (choice.hand !== 'action') return [];
    return choice.action === 'place' ? this.#cells : starts(this.#legal, choice.action).map(cellOf);
  });
  readonly #targets = $derived(new Set(targets(this.#legal, this.#choice).map(spaceKey)));

  constructor(table: BisonTable) {
    this.table = table;
    this.tiles = tileSet(table.options);
    this.following = new Following(table);
    this.#planning = new Planning(table);
  }

  /** The moves laid out so far; they lapse when the position changes under them. */
  get plan(): Plan {
    return this.#planning.plan;
  }

  /** What each turn of the tile that is being laid would join. */
  get looks(): Looks | null {
    return this.#planning.looks;
  }

  /** What is shown: the position after the plan. */
  get shown(): BisonPosition {
    return this.plan.at(-1)?.seen.position ?? this.table.position;
  }

  /** The tile that is being laid. */
  get draft(): Placing | null {
    return draftOf(this.plan);
  }

  /** What is offered: for a tile that is being laid, what it was before. */
  get offered(): BisonPosition {
    if (!this.draft) return this.shown;
    return this.plan.at(-2)?.seen.position ?? this.table.position;
  }

  get view(): View {
    return this.#view;
  }

  get insight(): Insight {
    return this.#insight;
  }

  get people(): readonly Person[] {
    return this.#people;
  }

  /** The viewer's own band before the plan lays the tile. */
  get mine() {
    const { viewer } = this.table;
    return viewer === null ? undefined : this.offered.view.seats[viewer];
  }

  get mayAct(): boolean {
    return this.table.mayAct && this.table.viewer !== null;
  }

  get whole(): boolean {
    return isWhole(this.plan, this.table.viewer);
  }

  /** The moves that can come next; none for one who may not act. */
  get legal(): readonly Move[] {
    return this.#legal;
  }

  get choice(): Choice {
    return this.#choice;
  }

  get cells(): readonly Cell[] {
    return this.#cells;
  }

  /** The view after what is laid out, if anything is. */
  get planned(): View | null {
    return this.plan.length > 0 ? this.shown.view : null;
  }

  /** How many hunters can come with the tile that is being laid. */
  get mostHunters(): number {
    const { draft, offered } = this;
    return draft ? Math.max(0, ...placings(offered.legal, draft.cell).map((one) => one.hunters)) : 0;
  }

  /** The cells of the places that are waited for, one of which is to be pointed at. */
  get awaited(): readonly Cell[] {
    return this.#awaited;
  }

  /** A scoring that is followed, a choice in the panel, or a place on the map. */
  get asked(): Asked | null {
    const { season } = this.following.scoring ?? {};
    if (this.followed) return { name: `scoring ${season ?? 0}`, onBoard: false };
    if (!this.mayAct) return null;
    const { view } = this.shown;
    const about = this.draft ? 'tile' : this.whole ? 'whole' : JSON.stringify(this.choice);
    const name = [view.season, view.round, view.phase, view.used, about].join(' ');
    return { name, onBoard: this.awaited.length > 0 };
  }

  get layer(): Layer {
    return this.#outlining.layer;
  }

  set layer(layer: Layer) {
    this.#outlining.layer = layer;
  }

  /** Whether the action in hand can begin on a space. */
  isStart(space: Space): boolean {
    return this.#starts.has(spaceKey(space));
  }

  /** Whether the hunter in hand can go to a space. */
  isTarget(space: Space): boolean {
    return this.#targets.has(spaceKey(space));
  }

  get holds(): boolean {
    return this.#chosen.hand !== 'nothing' || this.plan.length > 0;
  }

  get sentence(): Sentence {
    return sentence(this);
  }

  /** Whether the market is open and something of this turn was bought or exchanged there: the action is next. */
  get hasDealt(): boolean {
    return this.choice.hand === 'market' && this.plan.length > 0;
  }

  readonly stepsBack = true;

  get offers(): readonly Offer[] {
    const label = this.mayAct ? mainWords(this) : null;
    if (label === null) return [];
    const act = () => {
      this.#press();
    };
    return [{ label, main: true, open: true, act }];
  }

  #press(): void {
    const moves = movesOf(this.plan);
    const { phase } = this.shown.view;
    if (this.whole) this.#send(moves);
    else if (phase === 'pay' && this.purse.payment) this.#send([...moves, { pay: this.purse.payment }]);
    else if (phase === 'gain' && this.purse.gain) this.#send([...moves, { gain: this.purse.gain }]);
    else if (phase === 'overflow') this.#send([...moves, 'settle']);
    else if (this.hasDealt) this.#chosen = NOTHING;
    else if (this.legal.includes('done')) {
      // A single hunter costs nothing, so there is nothing left to ask.
      if (this.insight.action?.cost === 0) this.#send([...moves, 'done']);
      else void this.extend('done');
    }
  }

  #send(moves: readonly Move[]): void {
    void this.table.play(moves).then((done) => {
      if (done) this.#forget();
    });
  }

  #forget(): void {
    this.#planning.forget();
    this.#chosen = NOTHING;
    this.purse.forget();
  }

  /** Steps back: lets go of what is in hand, or takes the last move out of the plan. */
  letGo(): void {
    const chosen = this.#chosen;
    const last = this.plan.at(-1)?.move;
    const action = last === undefined ? null : actionOf(last);
    if (chosen.hand === 'hunter' || chosen.hand === 'site') {
      this.#chosen = { hand: 'action', action: chosen.action };
    } else if (chosen.hand === 'action' && chosen.action !== action) {
      // Chosen after a deal: the deal stands.
      this.#chosen = NOTHING;
    } else if (last !== undefined) {
      this.#planning.back();
      this.purse.forgetPayment();
      this.#chosen = action ? { hand: 'action', action } : NOTHING;
    } else {
      this.#chosen = NOTHING;
    }
  }

  /** Chooses an action, or the market; choosing it again lets it go. */
  take(choice: Choice): void {
    this.follow(null);
    if (this.draft) this.#planning.back();
    const again = JSON.stringify(choice) === JSON.stringify(this.#chosen);
    this.#chosen = again ? NOTHING : choice;
  }

  takeAction(action: Action): void {
    this.take({ hand: 'action', action });
  }

  /** Points at a space of the map. */
  point(space: Space): void {
    if (this.draft) {
      this.#pointDraft(space);
      return;
    }
    const answer = point(this.legal, this.choice, space);
    switch (answer.say) {
      case 'play':
        void this.extend(answer.move);
        break;
      case 'choose':
        this.#chosen = answer.choice;
        break;
      case 'why':
        void this.#planning.tellWhy(answer.move);
        break;
      case 'nothing':
        break;
    }
  }

  /** Pointing at the tile in hand brings hunters there. */
  #pointDraft(space: Space): void {
    const { draft } = this;
    if (!draft || !sameCell(draft.cell, [space[0], space[1]])) return;
    this.lay(draft.cell, draft.turn, Math.max(1, draft.hunters), space[2]);
  }

  /** Lays the tile in a cell, in its last turn, with as many hunters as before. */
  pointCell(cell: Cell): void {
    const { draft } = this;
    if (draft && sameCell(draft.cell, cell)) this.turnTile(1);
    else this.lay(cell, draft?.turn ?? 0, draft?.hunters ?? 1, draft?.land ?? 'prairie');
  }

  turnTile(by: 1 | 2): void {
    const { draft } = this;
    if (draft) this.lay(draft.cell, ((draft.turn + by) % 3) as Turn, draft.hunters, draft.land);
  }

  /** Lays the tile so, or as nearly so as the moves allow. */
  lay(cell: Cell, turn: Turn, hunters: number, land: Land | null): void {
    const placing = nearestPlacing(this.offered.legal, cell, turn, hunters, land);
    if (!placing) return;
    const before = this.draft ? this.plan.slice(0, -1) : this.plan;
    void this.#extend(before, { place: placing });
    void this.#planning.look(before, placing);
  }

  build(size: number): void {
    const { choice } = this;
    if (choice.hand === 'site') void this.extend(buildMove(choice.action, choice.at, size));
  }

  /** Adds a move to the plan. */
  extend(move: Move): Promise<void> {
    return this.#extend(this.plan, move);
  }

  #extend(before: Plan, move: Move): Promise<void> {
    return this.#planning.extend(before, move, () => {
      const action = actionOf(move);
      this.#chosen = action
        ? { hand: 'action', action }
        : this.#chosen.hand === 'market'
          ? this.#chosen
          : NOTHING;
    });
  }

  /** Tells why an action cannot be taken now. */
  whyNot(action: Action): void {
    if (this.mayAct && !this.whole) void this.#planning.tellWhy({ skip: action });
  }

  /** Takes note of a scoring among what happened, so that it can be followed. */
  notice(recent: readonly Told<Effect>[]): void {
    const region = this.following.notice(recent);
    if (region) this.#outlining.follow(region);
  }

  /** Goes to a region of a scoring; null leaves it. */
  follow(step: number | null, season?: number): void {
    this.#outlining.follow(this.following.go(step, season));
  }

  /** The region that is followed now. */
  get followed(): Region | null {
    return this.following.region;
  }

  /** Whether a space is the one in hand. */
  isChosen(space: Space): boolean {
    const { choice } = this;
    if (choice.hand === 'hunter') return spaceKey(choice.from) === spaceKey(space);
    return choice.hand === 'site' && spaceKey(choice.at) === spaceKey(space);
  }
}
