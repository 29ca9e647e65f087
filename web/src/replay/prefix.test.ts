import { describe, expect, it } from 'vitest';
import { prefix } from './prefix';

const line = (value: unknown) => `${JSON.stringify(value)}\n`;
const header = (game: string) => line({ tallgrass: 1, game });
const events = [
  line({ chance: { first: 0 } }),
  line({ seat: 0, move: 'rest' }),
  line({ seat: 1, move: 'rest' }),
];
const trace = [events[0], line({ legal: ['rest'] }), events[1], line({ state: {} }), events[2]].join('');
const record = header('one') + trace + line({ result: {} }) + header('two') + events.join('');

describe('the beginning of a record', () => {
  it('is_the_header_and_so_many_events_and_nothing_else', () => {
    expect(prefix(record, 0, 0)).toBe(header('one'));
    expect(prefix(record, 0, 2)).toBe(header('one') + events.slice(0, 2).join(''));
    expect(prefix(record, 1, 3)).toBe(header('two') + events.join(''));
  });

  it('is_nothing_where_the_record_is_too_short', () => {
    expect(prefix(record, 0, 4)).toBeNull();
    expect(prefix(record, 2, 0)).toBeNull();
  });
});
