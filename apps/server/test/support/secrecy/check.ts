import { isDeepStrictEqual } from 'node:util';
import { gameIds, gameOf } from '@oeillade/catalogue/testkit';
import { fingerprint, type GameRecord } from '@oeillade/kernel';
import { serverFramesOf } from '@oeillade/protocol';
import { safeParse } from 'valibot';
import { ownPartOf } from '../own-part.ts';
import { checkEyes } from './check-eyes.ts';
import { checkWatcher } from './check-watcher.ts';
import { atTheEnd, type Heard, type Transcript } from './transcript.ts';

export interface Secrets {
  /** The whole game, known at its end. */
  readonly record: GameRecord;
  /** The secrets of all the seats. */
  readonly tokens: readonly string[];
}

/** Knows the whole game, and says what of it somebody was told that they may not know. */
export function leaksIn(transcript: Transcript, { record, tokens }: Secrets): string[] {
  const { before, after } = atTheEnd(transcript);
  const { seed, fair } = record.header;
  const keys = tokens.flatMap((token) => [token, fingerprint(token)]);
  const untilTheEnd = [seed, fair?.secret, ...(fair?.words ?? [])].filter(
    (text) => text !== undefined && text !== '',
  );
  return [
    ...findTexts([...before, ...after], keys, 'a seat’s secret'),
    ...findTexts(before, untilTheEnd as string[], 'what the deal is drawn from'),
    ...before
      .filter(({ frame }) => frame.m === 'record' || (frame.m === 'snapshot' && frame.record !== null))
      .map(() => 'the record before the end'),
    ...[...before, ...after].flatMap(({ frame, text }) => checkShape(frame, text)),
    ...checkAnswers(transcript, [...before, ...after]),
    ...checkKnowledge(transcript, record, before),
    ...(transcript.seat === null
      ? checkWatcher(record, transcript, before)
      : checkEyes(record, transcript.seat, before)),
  ].map((complaint) => `${transcript.name} was told ${complaint}`);
}

function findTexts(heard: readonly Heard[], texts: readonly string[], what: string): string[] {
  return heard.flatMap(({ text }) =>
    texts.some((secret) => text.includes(JSON.stringify(secret).slice(1, -1))) ? [`${what}: ${text}`] : [],
  );
}

const serverFrames = serverFramesOf(gameIds.map((id) => gameOf(id).shapes));

/** Nothing but what the protocol and the games name: the schemas leave out what they do not know, so that nothing may be missing. */
function checkShape(frame: Heard['frame'], text: string): string[] {
  const schema = serverFrames[frame.m];
  const read = schema ? safeParse(schema, frame) : null;
  return read?.success && isDeepStrictEqual(read.output, frame)
    ? []
    : [`something outside of the protocol: ${text}`];
}

function checkAnswers({ asked }: Transcript, heard: readonly Heard[]): string[] {
  return heard.flatMap(({ frame, text }) =>
    frame.m === 'answer' && frame.id !== 'sit' && !asked.has(frame.id)
      ? [`somebody else’s answer: ${text}`]
      : [],
  );
}

function checkKnowledge({ seat }: Transcript, record: GameRecord, before: readonly Heard[]): string[] {
  const knowledge = ownPartOf(record.game.facts.id).knowledge(record);
  return before.flatMap(({ frame, text }) => {
    const shown = viewIn(frame);
    const complaints = shown ? knowledge.view(seat, shown.t, shown.view) : [];
    if (frame.m === 'event') complaints.push(...knowledge.event(seat, frame.t, frame.event));
    return complaints.map((complaint) => `${complaint}: ${text}`);
  });
}

function viewIn(frame: Heard['frame']): { readonly t: number; readonly view: object } | null {
  if (frame.m !== 'view' && frame.m !== 'snapshot') return null;
  return frame.view && { t: frame.t, view: frame.view };
}
