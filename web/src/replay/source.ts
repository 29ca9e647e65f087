/** Where a replay comes from: the server's stories and positions. */

import { ApiError } from '$lib/client/api';
import type { Story, StoryPosition } from '$lib/client/messages';
import { writeEyes, type Eyes } from './eyes';

/** What a replay asks for. */
export interface Source {
  story(eyes: Eyes): Promise<Story>;
  /** Positions in a row, from one on. */
  positions(eyes: Eyes, from: number, count: number): Promise<readonly StoryPosition[]>;
  /** The whole record as text. */
  record(): Promise<string>;
}

async function ask(path: string): Promise<Response> {
  const response = await fetch(path, { credentials: 'same-origin' });
  if (response.ok) return response;
  const body = (await response.json().catch(() => null)) as { reason?: string } | null;
  throw new ApiError(response.status, body?.reason ?? 'unknown');
}

/** A game on the server: a table that has ended, or a record that was brought. */
export class ServerSource implements Source {
  readonly #id: string;
  readonly #game: number;

  constructor(id: string, game: number) {
    this.#id = encodeURIComponent(id);
    this.#game = game;
  }

  async story(eyes: Eyes): Promise<Story> {
    return (await ask(`${this.#path('story', eyes)}`)).json() as Promise<Story>;
  }

  async positions(eyes: Eyes, from: number, count: number): Promise<readonly StoryPosition[]> {
    const path = `${this.#path('positions', eyes)}&from=${from}&count=${count}`;
    return (await ask(path)).json() as Promise<readonly StoryPosition[]>;
  }

  async record(): Promise<string> {
    try {
      return await (await ask(`/api/replays/${this.#id}`)).text();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      return (await ask(`/api/tables/${this.#id}/record`)).text();
    }
  }

  #path(what: 'story' | 'positions', eyes: Eyes): string {
    return `/api/replays/${this.#id}/${what}?game=${this.#game}&eyes=${writeEyes(eyes) ?? 'all'}`;
  }
}

/** Brings a record; the server reads every line of it. */
export async function bringRecord(text: string): Promise<{ readonly replay: string }> {
  const response = await fetch('/api/replays', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/x-ndjson' },
    body: text,
  });
  const answer = (await response.json().catch(() => null)) as {
    replay?: string;
    reason?: string;
    text?: string;
  } | null;
  if (response.ok && answer?.replay !== undefined) return { replay: answer.replay };
  throw new WrongRecord(response.status, answer?.reason ?? 'unknown', answer?.text ?? '');
}

/** A record that the server would not take, and what is wrong with it. */
export class WrongRecord extends ApiError {
  readonly text: string;

  constructor(status: number, reason: string, text: string) {
    super(status, reason);
    this.text = text;
  }
}
