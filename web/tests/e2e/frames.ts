/** What the page's thread works for a move, read from a trace that Chromium has written. */

interface Event {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Of the thread's own time. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Milliseconds of the thread's own time for one move. */
export interface Work {
  /** From the message to the end of the frame that shows the move: scripts, styles, layout, painting. */
  readonly frame: number;
  /** All of it, with what comes after that frame. */
  readonly all: number;
}

/** Messages that come closer together than this, in microseconds, tell of one move. */
const TOGETHER = 40_000;

/** What Chromium is asked to write down. */
export const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** The work for each move of a trace, in their order. */
export function worksOf(trace: Buffer): Work[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: Event[] };
  const received = traceEvents.filter((event) => event.name === 'WebSocketReceive');
  const page = received[0];
  if (!page) return [];
  const own = traceEvents.filter((event) => event.pid === page.pid && event.tid === page.tid);
  const tasks = own.filter((event) => event.name === 'RunTask' && event.ph === 'X');
  const commits = own.filter((event) => event.name === 'Commit').map((event) => event.ts);
  const moves = received
    .map((event) => event.ts)
    .sort((a, b) => a - b)
    .filter((at, index, all) => at - (all[index - 1] ?? -Infinity) > TOGETHER);
  return moves.map((begin, index) => {
    const end = moves[index + 1] ?? Infinity;
    const shown = Math.min(...commits.filter((at) => at > begin));
    const worked = (until: number) =>
      tasks
        .filter((task) => task.ts + (task.dur ?? 0) > begin && task.ts < Math.min(until, end))
        .reduce((sum, task) => sum + (task.tdur ?? 0) / 1000, 0);
    return { frame: worked(shown), all: worked(end) };
  });
}

/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
