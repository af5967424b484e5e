import type { Refusal, Seat } from '@oeillade/kernel';
import type { TableFrame } from '@oeillade/protocol';
import type {
  ClockShown,
  EyesSeen,
  GallerySeen,
  Lobby,
  Reacted,
  Ruling,
  Said,
  SignalSeen,
  Snapshot,
  Suspended,
} from '@oeillade/table';
import type { Parting } from './parting.ts';

/** `lost` heals by itself, `gone` does not. */
export type ConnectionState = 'connecting' | 'live' | 'lost' | 'gone';

/** Something that was announced, in the order of arrival. */
export interface Announcement {
  readonly key: number;
  readonly t: number;
  readonly what:
    | {
        readonly kind: 'event';
        readonly event: Readonly<Record<string, unknown>> & { readonly e: string };
        readonly standIn: boolean;
      }
    | { readonly kind: 'ruling'; readonly ruling: Ruling }
    | { readonly kind: 'said'; readonly said: Said };
}

/** The last reaction of a seat, with when it came. */
export interface ReactionSeen extends Reacted {
  readonly at: number;
}

/** A signal on the face that I look at, until it is over. */
export interface SeenSignal extends SignalSeen {
  readonly at: number;
}

/** All that the screen shows of a table. It is replaced, never changed. */
export interface TableModel {
  readonly connection: ConnectionState;
  /** Why the connection is lost or gone, where the table's end said so. */
  readonly parting: Parting | null;
  readonly code: string;
  readonly seat: Seat | null;
  readonly lobby: Lobby | null;
  readonly view: object | null;
  readonly clock: (ClockShown & { readonly receivedAt: number }) | null;
  readonly looking: Seat | null;
  /** The gazes that I can see: of the face that I look at, or, with peripheral vision, of all. */
  readonly gazes: ReadonlyMap<Seat, Seat | null>;
  /** How many pairs of eyes rest on my own face (D-10); null where nobody feels eyes. */
  readonly felt: number | null;
  readonly signal: SeenSignal | null;
  readonly suspended: Suspended | null;
  /** What I may predict and have predicted; null where I sit, and where nobody predicts. */
  readonly gallery: GallerySeen | null;
  /** How often confetti has fallen at this table. */
  readonly confetti: number;
  readonly announcements: readonly Announcement[];
  /** What faces have shown to everybody, for each seat the last. */
  readonly reactions: readonly ReactionSeen[];
  /** The last refusal, and when it came. */
  readonly refusal: (Refusal & { readonly at: number }) | null;
  /** The whole record of the game that is over, once it has come. */
  readonly record: string | null;
  /** Why the record is not there: `late` while it is asked for again, `gone` where it was deleted. */
  readonly recordTrouble: 'late' | 'gone' | null;
}

export const emptyModel = (code: string): TableModel => ({
  connection: 'connecting',
  parting: null,
  code,
  seat: null,
  lobby: null,
  view: null,
  clock: null,
  looking: null,
  gazes: new Map(),
  felt: null,
  signal: null,
  suspended: null,
  gallery: null,
  confetti: 0,
  announcements: [],
  reactions: [],
  refusal: null,
  record: null,
  recordTrouble: null,
});

const MOST_ANNOUNCEMENTS = 200;

/** The table knows me: at the beginning, after a break, and when my seat has another number. */
export const welcome = (model: TableModel, seat: Seat | null): TableModel => ({
  ...model,
  connection: 'live',
  parting: null,
  seat,
});

/** The connection broke. While it is lost, tries that fail as well do not hide why it was. */
export const disconnect = (
  model: TableModel,
  connection: ConnectionState,
  parting: Parting | null,
): TableModel => ({
  ...model,
  connection,
  parting: parting ?? model.parting,
});

export const refuse = (model: TableModel, refusal: Refusal, now: number): TableModel => ({
  ...model,
  refusal: { ...refusal, at: now },
});

/** The table after a frame has come, `now` on this machine's clock; `looking` is where my own eyes are. */
export function hear(model: TableModel, frame: TableFrame, looking: Seat | null, now: number): TableModel {
  switch (frame.m) {
    case 'snapshot':
      return takeWhole({ ...model, looking }, frame, now);
    case 'lobby':
      return beginRound(model, frame);
    case 'view':
      return { ...model, view: frame.view };
    case 'event':
      return announce(model, frame.t, {
        kind: 'event',
        event: frame.event as never,
        standIn: frame.standIn ?? false,
      });
    case 'clock':
      return { ...model, clock: { ...frame, receivedAt: now } };
    case 'eyes':
      return seeEyes(model, frame);
    case 'signal':
      return { ...model, signal: { ...frame, at: now } };
    case 'suspended':
      return { ...model, suspended: frame };
    case 'ruling':
      return announce({ ...model, suspended: null }, frame.t, { kind: 'ruling', ruling: frame });
    case 'said':
      return announce(model, model.clock?.t ?? 0, { kind: 'said', said: frame });
    case 'gallery':
      return { ...model, gallery: frame };
    case 'confetti':
      return { ...model, confetti: model.confetti + 1 };
    case 'reacted':
      return {
        ...model,
        reactions: [...model.reactions.filter(({ seat }) => seat !== frame.seat), { ...frame, at: now }],
      };
    case 'record':
      // It does not come with the messages: the session gets it.
      return model;
    case 'answer':
      // A look that was refused: the eyes are where they were.
      return looking === model.looking ? model : lookAt(model, looking);
  }
}

/** My own eyes turn at once on my screen; what they see comes after the turning time. */
export const lookAt = (model: TableModel, at: Seat | null): TableModel => ({
  ...model,
  looking: at,
  gazes: seesAllEyes(model) ? model.gazes : new Map(),
  signal: null,
});

/** With peripheral vision (D-7), and for those who see all eyes later (D-32). */
const seesAllEyes = ({ lobby, seat }: TableModel): boolean =>
  lobby !== null && (lobby.rules.peripheral || (seat === null && lobby.rules.watching === 'late'));

const NO_GAZES: TableModel['gazes'] = new Map();

/** All but the eyes: what stays the same however often somebody looks at somebody. */
const withoutEyes = (model: TableModel): TableModel => ({
  ...model,
  looking: null,
  gazes: NO_GAZES,
  felt: null,
  signal: null,
});

const NO_REACTIONS: TableModel['reactions'] = [];

/** All but what shows on faces and falls on everybody: what stays the same however people look, laugh and cheer. */
export const withoutFaces = (model: TableModel): TableModel => ({
  ...withoutEyes(model),
  reactions: NO_REACTIONS,
  confetti: 0,
});

function takeWhole(model: TableModel, snapshot: Snapshot, now: number): TableModel {
  const { lobby, view, clock } = snapshot;
  const isSame = snapshot.record !== null && lobby.round === model.lobby?.round;
  const record = isSame ? model.record : null;
  const recordTrouble = isSame ? model.recordTrouble : null;
  const bare = {
    ...model,
    lobby,
    view,
    record,
    recordTrouble,
    suspended: null,
    gazes: new Map(),
    felt: null,
  };
  return { ...bare, clock: clock && { ...clock, receivedAt: now } };
}

function beginRound(model: TableModel, lobby: Lobby): TableModel {
  const isNew = model.lobby !== null && lobby.round !== model.lobby.round;
  const fresh = isNew || lobby.phase === 'gathering';
  if (!fresh) return { ...model, lobby };
  const { connection, parting, seat, suspended, refusal, confetti } = model;
  return { ...emptyModel(model.code), connection, parting, seat, suspended, refusal, confetti, lobby };
}

/** All that I see of other eyes; of a face that I have turned from since, I see nothing. */
function seeEyes(model: TableModel, { sees, felt }: EyesSeen): TableModel {
  const seesAll = seesAllEyes(model);
  const inSight = sees.filter(({ of }) => seesAll || of === model.looking);
  const isSame =
    inSight.length === model.gazes.size && inSight.every(({ of, at }) => model.gazes.get(of) === at);
  // The number alone changes most often: no face is drawn again for it, nor could one be told by it.
  return { ...model, felt, gazes: isSame ? model.gazes : new Map(inSight.map(({ of, at }) => [of, at])) };
}

function announce(model: TableModel, t: number, what: Announcement['what']): TableModel {
  const key = (model.announcements.at(-1)?.key ?? 0) + 1;
  return { ...model, announcements: [...model.announcements, { key, t, what }].slice(-MOST_ANNOUNCEMENTS) };
}
