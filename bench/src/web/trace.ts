/** What the main thread of a page did, read off a trace of the browser. */
export interface MainThread {
  /** Milliseconds of work, all tasks together. */
  readonly busy: number;
  /** Tasks of more than 50 ms: whoever presses something in the meantime feels it. */
  readonly longTasks: number;
  readonly longest: number;
  /** How long the page took over each frame that it drew something new for. */
  readonly frames: readonly number[];
  /** Milliseconds by what they went into. */
  readonly parts: ReadonlyMap<string, number>;
}

/** Frames that were wanted: those that came to the screen, and those that came too late for it. */
export interface Shown {
  readonly shown: number;
  readonly dropped: number;
  /** Those of either in which something that moves did not: what the eye sees as a jerk. */
  readonly jerked: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** In microseconds: from begin to end, and what the thread itself worked of it. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly frame_reporter?: { readonly state?: string; readonly affects_smoothness?: boolean };
  };
}

export const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'cc',
  'benchmark',
  'v8.execute',
];

const LONG = 50;

/** The names that Chromium gives to the steps of a frame, in our words. */
const PARTS: Readonly<Record<string, string>> = {
  FunctionCall: 'scripts',
  EvaluateScript: 'scripts',
  FireAnimationFrame: 'scripts',
  RunMicrotasks: 'scripts',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'commit',
  MajorGC: 'memory',
  MinorGC: 'memory',
};

export function readTrace(text: string): { readonly main: MainThread; readonly frames: Shown } {
  const { traceEvents } = JSON.parse(text) as { traceEvents: TraceEvent[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const byThread = Map.groupBy(
    traceEvents.filter((event) => event.ph === 'X' && mains.has(threadOf(event))),
    threadOf,
  );
  // A browser keeps a spare page ready, which does nothing.
  const [busiest = []] = [...byThread.values()].sort((a, b) => workIn(b) - workIn(a));
  const ownEvents = traceEvents.filter(({ pid }) => pid === busiest[0]?.pid);
  return { main: readMain(busiest), frames: readFrames(ownEvents) };
}

function readMain(events: readonly TraceEvent[]): MainThread {
  const lengths = (of: string) => events.filter(({ name }) => name === of).map(milliseconds);
  const tasks = lengths('RunTask');
  return {
    busy: workIn(events),
    longTasks: tasks.filter((one) => one > LONG).length,
    longest: Math.max(0, ...tasks),
    frames: lengths('ProxyMain::BeginMainFrame'),
    parts: partsOf(events),
  };
}

function readFrames(events: readonly TraceEvent[]): Shown {
  const frames = events
    .filter(({ name, ph }) => name === 'PipelineReporter' && ph === 'b')
    .map(({ args }) => args?.frame_reporter);
  const count = (isOne: (frame: NonNullable<typeof frames>[number]) => boolean | undefined): number =>
    frames.filter(isOne).length;
  return {
    shown: count((frame) => frame?.state?.startsWith('STATE_PRESENTED')),
    dropped: count((frame) => frame?.state === 'STATE_DROPPED'),
    jerked: count((frame) => frame?.affects_smoothness),
  };
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
/** In processor time where the trace has it: what else the machine does is not the page's work. */
const milliseconds = ({ dur = 0, tdur = dur }: TraceEvent): number => tdur / 1_000;

const workIn = (events: readonly TraceEvent[]): number =>
  events.filter(({ name }) => name === 'RunTask').reduce((sum, event) => sum + milliseconds(event), 0);

/** Time counts for the innermost step that has a name: a layout that a script asks for is layout. */
function partsOf(events: readonly TraceEvent[]): Map<string, number> {
  const parts = new Map<string, number>();
  const add = (part: string, time: number) => parts.set(part, (parts.get(part) ?? 0) + time);
  const around: { readonly part: string; readonly until: number }[] = [];
  for (const event of events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    const part = PARTS[event.name];
    if (!part) continue;
    while (around.length > 0 && around.at(-1)!.until <= event.ts) around.pop();
    const outer = around.at(-1);
    if (outer) add(outer.part, -milliseconds(event));
    add(part, milliseconds(event));
    around.push({ part, until: event.ts + (event.dur ?? 0) });
  }
  return parts;
}
