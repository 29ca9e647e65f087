/** What carries messages. The browser's is a WebSocket; tests use their own. */

import { paced } from './paced';

export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireEvents {
  opened(): void;
  received(text: string): void;
  /** The wire is gone, for whatever reason; the code means something if the server gave one. */
  closed(code: number): void;
}

/** Makes a new wire; called again for every attempt. */
export type Transport = (events: WireEvents) => Wire;

/** Timers, so that tests can own time. */
export interface Timers {
  after(milliseconds: number, run: () => void): () => void;
}

export const realTimers: Timers = {
  after(milliseconds, run) {
    const id = setTimeout(run, milliseconds);
    return () => {
      clearTimeout(id);
    };
  },
};

/** A transport over a WebSocket at an address of our own server. */
export function webSocket(path: string): Transport {
  return (events) => {
    const address = new URL(path, location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    socket.onopen = () => {
      events.opened();
    };
    const { take, end } = paced((text) => {
      events.received(text);
    });
    socket.onmessage = (message) => {
      if (typeof message.data === 'string') take(message.data);
    };
    socket.onclose = (event) => {
      end();
      events.closed(event.code);
    };
    return {
      send: (text) => {
        socket.send(text);
      },
      close: () => {
        socket.close();
      },
    };
  };
}
