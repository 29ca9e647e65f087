/** The real program, on a port and in a folder of its own. */

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** Where the program is; `TALLGRASS` says so if it is elsewhere. */
const PATH = resolve(process.env.TALLGRASS ?? '../target/debug/tallgrass');
/** How long it may take to start or to stop on a busy machine. */
const PATIENCE = 60_000;

export interface Program {
  readonly url: string;
  /** Asks it to stop, waits until it has, and clears its folder away. */
  stop(): Promise<void>;
}

/** Starts the program and waits until it is well. */
export async function startProgram(): Promise<Program> {
  const folder = await mkdtemp(join(tmpdir(), 'tallgrass-e2e-'));
  const child = spawn(PATH, ['serve', '--listen', '127.0.0.1:0', '--data', folder, '--log', 'warn'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    await stopped(child);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const url = await address(child);
    await well(url);
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The address that it prints. */
function address(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    child.once('error', (error) => {
      failed(new Error(`${PATH} does not start (build it with \`cargo build -p cli\`): ${error.message}`));
    });
    child.once('exit', (code) => {
      failed(new Error(`${PATH} ended with ${code} before it served`));
    });
    if (!child.stdout) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const url = /http:\/\/\S+/.exec(line)?.[0];
      if (url) found(url);
    });
  });
}

async function well(url: string): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > end) throw new Error(`${url}/healthz does not answer`);
    await new Promise((next) => setTimeout(next, 100));
  }
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  const force = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  child.kill('SIGTERM');
  await gone;
  clearTimeout(force);
}
