/** Every page and position that can be shown without a server. */
export const PAGES = [
  'home',
  'tables',
  'new-table',
  'settings',
  'account',
  'profile',
  'replays',
  'rules',
  'gathering',
];
export const POSITIONS = [
  'camp',
  'drive',
  'abandon',
  'activity',
  'travel',
  'waiting',
  'over',
  'three',
  'dense',
];
/** Positions of Bison. */
export const BISON = [
  'bison-first',
  'bison-place',
  'bison-action',
  'bison-trek',
  'bison-tipi',
  'bison-canoe',
  'bison-pay',
  'bison-gain',
  'bison-overflow',
  'bison-waiting',
  'bison-scored',
  'bison-over',
];

/** Where axe looks at every scene: on phones; in the nightly run also on desks. */
export const WIDTHS: readonly number[] = process.env.TALLGRASS_NIGHTLY ? [360, 1440] : [360];
