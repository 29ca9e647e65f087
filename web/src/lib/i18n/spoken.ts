/** One language's messages, each of them read when it is first said. */

import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentVariable,
  type Message,
} from '@fluent/bundle';

type Pattern = NonNullable<Message['value']>;

/** Where a message begins, as Fluent finds it. */
const BEGINNING = /^[a-zA-Z][\w-]* *= */gm;

/** A number that all our languages write alike: the first number's format costs more than a page's other words. */
class Plain extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const plain = (value: FluentVariable): FluentVariable =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1_000
    ? new Plain(value)
    : value;

/**
 * The messages of some catalogues in one language.
 *
 * A page says a few dozen of a thousand messages, so a catalogue is only cut up when it comes. A message may therefore
 * refer to no other one; a test sees to that.
 */
export class Spoken extends FluentBundle {
  readonly #unread = new Map<string, string>();

  constructor(language: string) {
    // No direction marks around arguments: all four languages run left to right.
    super(language, { useIsolating: false });
  }

  /** Adds the messages of a catalogue. */
  add(catalogue: string): void {
    let key = '';
    let from = 0;
    for (const { 0: beginning, index } of catalogue.matchAll(BEGINNING)) {
      if (key !== '') this.#unread.set(key, catalogue.slice(from, index));
      key = beginning.slice(0, beginning.indexOf('=')).trimEnd();
      from = index;
    }
    if (key !== '') this.#unread.set(key, catalogue.slice(from));
  }

  override getMessage(key: string): Message | undefined {
    const source = this.#unread.get(key);
    if (source !== undefined) {
      this.#unread.delete(key);
      this.addResource(new FluentResource(source));
    }
    return super.getMessage(key);
  }

  override formatPattern(
    pattern: Pattern,
    args: Record<string, FluentVariable> | null = null,
    errors: Error[] | null = null,
  ): string {
    if (typeof pattern === 'string') return pattern;
    const given: Record<string, FluentVariable> = {};
    for (const name in args) given[name] = plain(args[name] as FluentVariable);
    return super.formatPattern(pattern, given, errors);
  }
}
