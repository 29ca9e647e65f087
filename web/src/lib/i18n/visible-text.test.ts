/** No visible text stands outside the catalogues. */

import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse, type AST } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../..');

/** Attributes whose text people see or hear. */
const SEEN = new Set([
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'title',
  'alt',
  'placeholder',
  'label',
  'text',
]);
/** What is the same in every language. */
const SAME = /^[\s\d\p{P}\p{S}]*$/u;
/** Pages that people do not get: the list of scenes. */
const APART = new Set(['scenes/Scene.svelte']);

function components(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return components(path);
    return name.endsWith('.svelte') ? [path] : [];
  });
}

interface Node {
  readonly type: string;
  readonly [member: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* nodes(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const one of value) yield* nodes(one);
  } else if (isNode(value)) {
    yield value;
    for (const [name, member] of Object.entries(value)) if (name !== 'metadata') yield* nodes(member);
  } else if (typeof value === 'object' && value !== null) {
    for (const member of Object.values(value)) yield* nodes(member);
  }
}

/** Text that a component shows without asking a catalogue. */
function loose(text: string): string[] {
  const { fragment } = parse(text, { modern: true });
  const found: string[] = [];
  const inAttributes = new Set<unknown>();
  for (const node of nodes(fragment)) {
    if (node.type === 'StyleDirective' || node.type === 'ClassDirective') {
      for (const inner of nodes(node.value)) inAttributes.add(inner);
    } else if (node.type === 'Attribute') {
      const { name, value } = node as unknown as AST.Attribute;
      for (const inner of nodes(value)) inAttributes.add(inner);
      const parts = value === true ? [] : Array.isArray(value) ? value : [value];
      for (const literal of parts.flatMap(written)) {
        if (SEEN.has(name) && !SAME.test(literal)) found.push(`${name}="${literal}"`);
      }
    } else if ((node.type === 'Text' || node.type === 'ExpressionTag') && !inAttributes.has(node)) {
      for (const literal of written(node)) if (!SAME.test(literal)) found.push(literal.trim());
    }
  }
  return found;
}

/** The texts that a piece of a template can come out as, as far as they are written in it. */
function written(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'Text') return [String(node.data)];
  return node.type === 'ExpressionTag' ? shown(node.expression) : [];
}

/** The texts that an expression can come out as, as far as they are written in it. */
function shown(expression: unknown): string[] {
  if (!isNode(expression)) return [];
  switch (expression.type) {
    case 'Literal':
      return typeof expression.value === 'string' ? [expression.value] : [];
    case 'ConditionalExpression':
      return [...shown(expression.consequent), ...shown(expression.alternate)];
    case 'LogicalExpression':
    case 'BinaryExpression':
      return [...shown(expression.left), ...shown(expression.right)];
    case 'TemplateLiteral':
      return (expression.quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked);
    default:
      return [];
  }
}

describe('a component', () => {
  it('is_caught_when_it_shows_loose_text', () => {
    expect(loose('<p>Hello</p>')).toEqual(['Hello']);
    expect(loose('<p aria-label="Hello"></p>')).toEqual(['aria-label="Hello"']);
    expect(loose('<Button label="Hello" />')).toEqual(['label="Hello"']);
    expect(loose("<p title={x ? 'Hello' : y}></p>")).toEqual(['title="Hello"']);
    expect(loose("<p>{x ? 'Hello' : y}</p>")).toEqual(['Hello']);
    expect(loose('<p>{`${x} left`}</p>')).toEqual(['left']);
    expect(loose('<p class="card">{t(\'key\')} · −3</p>')).toEqual([]);
  });

  it.each(components(source).map((path) => relative(source, path)))(
    '%s shows only words of the catalogues',
    (path) => {
      if (APART.has(path)) return;
      expect(loose(readFileSync(join(source, path), 'utf8'))).toEqual([]);
    },
  );
});
