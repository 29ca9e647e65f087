import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource, type Message } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './language';
import { Spoken } from './spoken';

const locales = join(import.meta.dirname, '../../../../locales');
const COUNTS = [0, 1, 2, 999, 1_000, -1, 1.5];

describe.each(LANGUAGES)('what is spoken in %s', (language) => {
  it.each(readdirSync(join(locales, language)).filter((file) => file.endsWith('.ftl')))(
    'is_what_fluent_makes_of_%s',
    (file) => {
      const text = readFileSync(join(locales, language, file), 'utf8');
      const resource = new FluentResource(text);
      const whole = new FluentBundle(language, { useIsolating: false });
      expect(whole.addResource(resource)).toEqual([]);
      const spoken = new Spoken(language);
      spoken.add(text);
      const names = new Set([...text.matchAll(/\$([a-z][\w-]*)/g)].map((match) => match[1] ?? ''));
      for (const count of COUNTS) {
        const values = Object.fromEntries([...names].map((name) => [name, count]));
        const say = (bundle: FluentBundle) =>
          resource.body.map(({ id }) => {
            const message: Message | undefined = bundle.getMessage(id);
            return `${id}: ${bundle.formatPattern(message?.value ?? '', values)}`;
          });
        expect(say(spoken)).toEqual(say(whole));
      }
    },
  );
});
