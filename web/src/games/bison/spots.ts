/** What can be pointed at and heard: every space and every free cell, row by row. */

import { language } from '$lib/i18n/words.svelte';
import type { Person } from '$games/game-ui';
import { cellKey, cellOf, sameCell, spaceOf } from './cells';
import { centre, tileOutline, type Point } from './geometry';
import type { BisonHand } from './hand.svelte';
import { alive, cellWords, offerOf, spaceWords, type Offered } from './names';
import { laidAt, regionOf, type Drawings } from './regions';
import { landPath } from './scenery';
import { LANDS, type Camp, type Cell, type Region, type Space } from './types';
import { isSpace, spotKey, type Spot } from './walk';

/** Where a place is. */
export interface Site {
  readonly key: string;
  readonly spot: Spot;
  /** The middle of its cell, and its outline about it. */
  readonly at: Point;
  readonly outline: string;
}

/** A place as it is drawn and heard. */
export interface Place extends Site {
  readonly name: string;
  /** Whether pointing at it does something. */
  readonly alive: boolean;
  readonly chosen: boolean;
}

/** A row of the map; rows go from north to south. */
export interface Row<P extends Site = Place> {
  readonly row: number;
  readonly places: readonly P[];
}

const CELL = tileOutline(0.93);

/** The outline of a place about the middle of its cell. */
function outline(spot: Spot, drawings: Drawings): string {
  if (!isSpace(spot)) return CELL;
  const drawn = drawings.get(cellKey(spot));
  return drawn ? landPath(drawn, spot[2]) : '';
}

/** The places of these cells. */
export function sitesOf(laid: readonly Cell[], free: readonly Cell[], drawings: Drawings): Row<Site>[] {
  const spots: Spot[] = [...laid.flatMap((cell) => LANDS.map((land) => spaceOf(cell, land))), ...free];
  const numbers = [...new Set(spots.map((spot) => spot[1]))].sort((a, b) => a - b);
  return numbers.map((row) => ({
    row,
    places: spots
      .filter((spot) => spot[1] === row)
      .sort((a, b) => a[0] - b[0])
      .map((spot) => ({
        key: spotKey(spot),
        spot,
        at: centre([spot[0], spot[1]]),
        outline: outline(spot, drawings),
      })),
  }));
}

/** All that a space's drawing and name are made of. */
interface Facts {
  readonly language: string;
  readonly people: readonly Person[];
  readonly tile: string;
  readonly camp: Camp;
  readonly region: Region | undefined;
  readonly offered: Offered;
  readonly alive: boolean;
  readonly chosen: boolean;
}

const isSame = (a: Facts, b: Facts): boolean =>
  a.camp === b.camp &&
  a.region === b.region &&
  a.offered === b.offered &&
  a.alive === b.alive &&
  a.chosen === b.chosen &&
  a.people === b.people &&
  a.tile === b.tile &&
  a.language === b.language;

/** Whether a space is the one in hand, or the one that hunters come to with the tile in hand. */
function isChosen(hand: BisonHand, space: Space): boolean {
  const { draft } = hand;
  return (
    hand.isChosen(space) || (draft !== null && draft.land === space[2] && sameCell(draft.cell, cellOf(space)))
  );
}

/** Tells of places what there is to draw and hear; a space of which nothing has changed is the same object as before. */
export function placer(hand: BisonHand): (site: Site) => Place {
  const known = new Map<string, { readonly facts: Facts; readonly place: Place }>();
  return (site) => {
    const { spot } = site;
    if (!isSpace(spot)) return { ...site, name: cellWords(hand, spot), alive: true, chosen: false };
    const laid = laidAt(hand.view.board, spot);
    if (!laid) return { ...site, name: '', alive: false, chosen: false };
    const facts: Facts = {
      language: language(),
      people: hand.people,
      tile: laid.tile,
      camp: laid[spot[2]],
      region: regionOf(hand.insight.regions, spot),
      offered: offerOf(hand, spot),
      alive: alive(hand, spot),
      chosen: isChosen(hand, spot),
    };
    const before = known.get(site.key);
    if (before?.place.outline === site.outline && isSame(before.facts, facts)) return before.place;
    const name = spaceWords(hand, spot, { ...facts, cell: laid.cell });
    const place = { ...site, name, alive: facts.alive, chosen: facts.chosen };
    known.set(site.key, { facts, place });
    return place;
  };
}
