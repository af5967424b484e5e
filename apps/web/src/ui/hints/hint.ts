import type { TableModel } from '../../shell/session/model.ts';

/** Something that is good to know right now, with the name that is in its sentence. No two games have the same id. */
export interface Hint<Id extends string = string> {
  readonly id: Id;
  readonly name?: string;
}

/** The sentences of a game's hints, by their ids: they come when the first is shown. */
export interface HintWords<Id extends string = string> {
  load(): Promise<void>;
  t(id: Id, values?: Readonly<Record<string, unknown>>): string;
}

/** What hints are chosen by, beside the game's own screen. */
export type HintContext = Pick<TableModel, 'announcements' | 'suspended'>;

/** What happened last in the game, and who did it. */
export function lastEvent({
  announcements,
}: HintContext): { readonly e: string; readonly seat: unknown } | null {
  const what = announcements.at(-1)?.what;
  return what?.kind === 'event' ? { e: what.event.e, seat: what.event['seat'] } : null;
}
