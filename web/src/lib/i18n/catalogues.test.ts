/** No key is missing or unused, and all languages say the same things with the same values. */

import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { Junk, Message, Visitor, parse, type SelectExpression, type VariableReference } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './language';

const root = join(import.meta.dirname, '../../../..');
const locales = join(root, 'locales');
const source = join(root, 'web/src');
/** The terminal speaks from the same catalogues. */
const terminal = ['crates/words/src', 'crates/cli/src'].map((folder) => join(root, folder));
/** Lists of keys that both sides read. */
const lists = join(locales, 'rules');

const catalogues = readdirSync(join(locales, 'en')).filter((file) => file.endsWith('.ftl'));
const textOf = (language: string, file: string) => readFileSync(join(locales, language, file), 'utf8');

function messages(language: string): Map<string, Message> {
  const found = new Map<string, Message>();
  for (const file of catalogues) {
    for (const entry of parse(textOf(language, file), {}).body) {
      if (entry instanceof Message) found.set(entry.id.name, entry);
    }
  }
  return found;
}

function variables(message: Message): Set<string> {
  const found = new Set<string>();
  class Collect extends Visitor {
    override visitVariableReference(node: VariableReference) {
      found.add(node.id.name);
    }
  }
  new Collect().visit(message);
  return found;
}

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path);
    return /\.(ts|svelte|rs|json)$/.test(name) && !name.endsWith('.test.ts') && name !== 'keys.ts'
      ? [path]
      : [];
  });
}

const english = messages('en');

describe.each(LANGUAGES)('the catalogues in %s', (language) => {
  it('can_be_read', () => {
    expect(readdirSync(join(locales, language)).filter((file) => file.endsWith('.ftl'))).toEqual(catalogues);
    for (const file of catalogues) {
      const junk = parse(textOf(language, file), {}).body.filter((entry) => entry instanceof Junk);
      expect(junk.map((entry) => entry.content)).toEqual([]);
      const bundle = new FluentBundle(language);
      expect(bundle.addResource(new FluentResource(textOf(language, file)))).toEqual([]);
    }
  });

  it('say_each_thing_once', () => {
    const keys = catalogues.flatMap((file) =>
      parse(textOf(language, file), {}).body.flatMap((entry) =>
        entry instanceof Message ? [entry.id.name] : [],
      ),
    );
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('say_everything_that_english_says_and_nothing_else', () => {
    expect([...messages(language).keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('use_no_value_that_english_is_not_given', () => {
    // $goal and $count may decide a form in one language and not in another; both are always passed.
    const always = new Set(['goal', 'count']);
    const strange = [...messages(language)].flatMap(([key, message]) => {
      const known = variables(english.get(key) ?? message);
      return [...variables(message)]
        .filter((name) => !known.has(name) && !always.has(name))
        .map((name) => `${key}: ${name}`);
    });
    expect(strange).toEqual([]);
  });

  it('lose_no_value_that_english_shows', () => {
    const always = new Set(['goal', 'count']);
    const translated = messages(language);
    const lost = [...english].flatMap(([key, message]) => {
      const other = translated.get(key);
      const given = other ? variables(other) : new Set<string>();
      return [...variables(message)]
        .filter((name) => !given.has(name) && !always.has(name))
        .map((name) => `${key}: ${name}`);
    });
    expect(lost).toEqual([]);
  });

  it('have_messages_that_stand_alone', () => {
    // A message is read when it is first said: another one that it referred to might not have been.
    const refer: string[] = [];
    for (const [key, message] of messages(language)) {
      class Refer extends Visitor {
        override visitMessageReference() {
          refer.push(key);
        }
        override visitTermReference() {
          refer.push(key);
        }
      }
      new Refer().visit(message);
    }
    expect(refer).toEqual([]);
  });

  it('choose_by_the_plural_forms_of_the_language', () => {
    const forms = new Set([...new Intl.PluralRules(language).resolvedOptions().pluralCategories, 'other']);
    const names = new Set(['zero', 'one', 'two', 'few', 'many']);
    const wrong: string[] = [];
    for (const [key, message] of messages(language)) {
      class Check extends Visitor {
        override visitSelectExpression(node: SelectExpression) {
          for (const variant of node.variants) {
            const name = variant.key.type === 'Identifier' ? variant.key.name : '';
            if (names.has(name) && !forms.has(name as 'one')) wrong.push(`${key}: ${name}`);
          }
          this.genericVisit(node);
        }
      }
      new Check().visit(message);
    }
    expect(wrong).toEqual([]);
  });
});

describe('the source', () => {
  const texts = files(source)
    .filter((path) => !path.endsWith('.json'))
    .map((path) => readFileSync(path, 'utf8'));

  it('uses_every_key', () => {
    const browser = texts.join('\n');
    const others = [...terminal, lists].flatMap(files).map((path) => readFileSync(path, 'utf8'));
    const used = (key: string) =>
      browser.includes(`'${key}'`) || others.some((text) => text.includes(`"${key}"`));
    expect([...english.keys()].filter((key) => !used(key))).toEqual([]);
  });

  it('lists_no_key_that_is_missing', () => {
    const listed = files(lists).flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/"((?:wrr|mnr|br|rec)-[a-z0-9-]+)"/g)].map(
        (match) => match[1] ?? '',
      ),
    );
    expect(listed.length).toBeGreaterThan(100);
    expect(listed.filter((key) => !english.has(key))).toEqual([]);
  });

  it('has_the_list_of_keys_that_the_catalogues_have', () => {
    const list = readFileSync(join(source, 'lib/i18n/keys.ts'), 'utf8');
    const keys = [...list.matchAll(/\| '([^']+)'/g)].map((match) => match[1]);
    expect(keys).toEqual([...english.keys()].sort());
  });

  it('makes_no_keys_out_of_pieces', () => {
    const made = texts.flatMap((text) => text.match(/\bt\(`[^)]*\)/g) ?? []);
    expect(made).toEqual([]);
  });
});
