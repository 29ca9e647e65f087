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
