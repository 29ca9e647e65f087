/** A lobby without a server. */

import type { Api, Lobby, Me, Profile, TableCard } from '$lib/client/api';

const seat = (name: string | null, bot: TableCard['seats'][number]['bot'] = null) => ({ name, bot });
const DAY = 86_400_000;
const NOW = 1_794_700_000_000;

const card = (change: Partial<TableCard>): TableCard => ({
  table: 'a',
  game: 'wind-river',
  host: 'Maren',
  seats: [seat('Maren'), seat('Teo'), seat('Ines'), seat(null, 'steady')],
  clock: { clock: 'none' },
  options: {},
  stage: 'playing',
  public: false,
  rated: false,
  lesson: false,
  acting: [0],
  mine: 0,
  turn: 12,
  at: NOW,
  ...change,
});

const LOBBY: Lobby = {
  mine: [
    card({}),
    card({ table: 'b', game: 'manitou', seats: [seat('Maren'), seat('Teo'), seat('Ines')], turn: 2 }),
    card({ table: 'c', game: 'bison', seats: [seat('Maren'), seat('Ines')], acting: [1], turn: 9 }),
  ],
  open: [
    card({
      table: 'd',
      game: 'bison',
      host: 'Elin',
      seats: [seat('Elin'), seat('Bo'), seat(null), seat(null)],
      mine: null,
    }),
    card({
      table: 'e',
      host: 'Jonas',
      seats: [seat('Jonas'), seat('Ada'), seat('Li'), seat(null)],
      mine: null,
    }),
    card({
      table: 'f',
      game: 'manitou',
      host: 'Amaia',
      seats: [seat('Amaia'), seat('Noor'), seat(null), seat(null), seat(null)],
      mine: null,
      clock: { clock: 'fischer', seconds: 900, increment: 10 },
    }),
  ],
  playing: [],
  finished: [
    card({ table: 'g', stage: 'over', acting: [], ranks: [1, 3, 2, 4], at: NOW - DAY }),
    card({ table: 'h', stage: 'over', acting: [], ranks: [2, 1, 2, 4], at: NOW - 3 * DAY }),
  ],
};

const ME: Me = { id: 'maren', name: 'Maren', account: false };
const PROFILE: Profile = {
  id: 'maren',
  name: 'Maren',
  account: true,
  since: NOW - 90 * DAY,
  ratings: [{ game: 'wind-river', seats: 4, rating: 1612, uncertainty: 74, games: 23 }],
  finished: LOBBY.finished,
};

export class SceneApi implements Api {
  me = () => Promise.resolve(ME);
  beGuest = () => Promise.resolve(ME);
  signUp = () => Promise.resolve({ me: ME, recovery: 'tall-grass-wind-river' });
  logIn = () => Promise.resolve(ME);
  recover = () => Promise.resolve({ ...ME, recovery: 'tall-grass-wind-river' });
  logOut = () => Promise.resolve();
  rename = () => Promise.resolve(ME);
  sessions = () =>
    Promise.resolve([
      { id: '1', current: true, agent: 'Firefox, Linux', at: NOW },
      { id: '2', current: false, agent: 'Safari, iPhone', at: NOW - DAY },
    ]);
  revoke = () => Promise.resolve();
  lobby = () => Promise.resolve(LOBBY);
  tables = () => Promise.resolve({ tables: LOBBY.finished, next: null });
  games = () =>
    Promise.resolve({
      games: [
        { game: 'wind-river', rules: 1, seats: [3, 4], options: {} },
        { game: 'manitou', rules: 1, seats: [2, 3, 4, 5], options: { muster: 'choice' } },
        { game: 'bison', rules: 1, seats: [2, 3, 4], options: { variant: 'standard', reach: 4 } },
      ],
      levels: ['gentle', 'steady', 'keen', 'fierce'] as const,
    });
  open = () => Promise.resolve({ table: 'a' });
  invite = () => Promise.resolve({ id: '1', seat: 'any' as const, path: '/t/a#secret' });
  follow = () => Promise.resolve({ table: 'a', seat: 'any' as const });
  profile = () => Promise.resolve(PROFILE);
  leaders = () =>
    Promise.resolve([
      { id: 'maren', name: 'Maren', game: 'wind-river', seats: 4, rating: 1612, uncertainty: 74, games: 23 },
    ]);
  pushKey = () => Promise.resolve({ key: '' });
  subscribe = () => Promise.resolve();
  unsubscribe = () => Promise.resolve();
}
