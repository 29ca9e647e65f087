/** Big Manitou's positions that can be shown without a server. */
export const MANITOU = [
  'manitou-first',
  'manitou-choice',
  'manitou-hunt-end',
  'manitou-play',
  'manitou-sacrifice',
  'manitou-eighth',
  'manitou-shift',
  'manitou-force',
  'manitou-take',
  'manitou-over',
  'manitou-waiting',
  'manitou-five',
  'manitou-two',
];
