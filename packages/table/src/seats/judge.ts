import { COLOURS, fingerprint, type Game, readSetup, type Seat } from '@oeillade/kernel';
import { safeParse } from 'valibot';
import { castMember } from '../appearance/cast.ts';
import type { Costume } from '../appearance/costume.ts';
import { readCostume } from '../appearance/read-costume.ts';
import type { Sitter, TableEvent } from '../events.ts';
import { type Ask, type Motion, TableAsk } from '../inputs.ts';
import type { TableSource } from '../source.ts';
import { judgeArrangement, whyNoBots } from './judge-arrangement.ts';
import { allow, deny, type Judgement } from './judgement.ts';
import { breakUp, judgeEndOfEvening, judgeRematch } from './next-game.ts';
import type { Seating } from './seating.ts';
import { failedStart, gameOf, isFixed, judgePromise, judgeReveal, startOf } from './start.ts';

const LONGEST_NAME = 24;
export const FACES = 32;

/** Judges every ask that is no command of the game: who sits, what is played, when it begins and stops. */
export function judge(seating: Seating, from: Seat | null, asked: unknown, source: TableSource): Judgement {
  const read = safeParse(TableAsk, asked);
  if (!read.success) return deny('malformed');
  const input = read.output;
  const game = gameOf(seating, source.findGame);
  if (isFixed(seating, input.ask)) return deny('starting');
  if (input.ask === 'sit') return judgeSitting(seating, game, from, input);
  if (from === null) return deny('not-seated');
  switch (input.ask) {
    case 'leave':
      return seating.phase === 'gathering'
        ? leaveSeat(seating, from, source)
        : allow(
            { j: 'presence', seat: from, away: true },
            { j: 'missing', seat: from, left: true },
            ...handOn(seating, from),
            ...breakUp(seating, from),
          );
    case 'set-appearance':
      return judgeAppearance(seating, from, input);
    case 'ready':
      return seating.phase === 'gathering'
        ? allow({ j: 'readied', seat: from, ready: input.ready })
        : deny('game-running');
    case 'promise':
      return judgePromise(seating, from, input.hash);
    case 'reveal':
      return judgeReveal(seating, from, input.words);
    case 'vote':
      return judgeVote(seating, game, from, input.on, input.yes);
    case 'say':
      return judgeSay(seating, from, input);
    case 'rematch':
      return judgeRematch(seating, from, input, source);
    case 'react':
      return allow({ j: 'reacted', seat: from, reaction: input.reaction });
    case 'arrange':
    case 'add-bot':
    case 'change-bot':
    case 'remove':
    case 'hand-over':
    case 'start':
    case 'end-evening':
      return seating.host === from ? judgeHost(seating, game, input, source) : deny('host-only');
  }
}

function judgeSay(seating: Seating, from: Seat, { phrase, text }: Ask & { ask: 'say' }): Judgement {
  if (text !== undefined && !seating.rules.freeText) return deny('phrases-only');
  const said = { phrase: phrase ?? null, text: text === undefined ? null : clean(text) };
  // Either a phrase or a text, and not an empty one.
  if ((said.phrase === null) === (said.text === null) || said.text === '') return deny('malformed');
  return allow({ j: 'said', seat: from, ...said });
}

export type HostAsk = Extract<
  Ask,
  { ask: 'arrange' | 'add-bot' | 'change-bot' | 'remove' | 'hand-over' | 'start' | 'rematch' | 'end-evening' }
>;

/** What only the host may ask for. */
export function judgeHost(seating: Seating, game: Game, input: HostAsk, source: TableSource): Judgement {
  if (input.ask === 'rematch') return judgeRematch(seating, null, input, source);
  if (input.ask === 'end-evening') return judgeEndOfEvening(seating);
  if (input.ask === 'hand-over') {
    const heir = seating.sitter(input.seat);
    return heir?.kind === 'human' ? allow({ j: 'host-set', seat: input.seat }) : deny('no-such-player');
  }
  if (seating.phase !== 'gathering') return deny('game-running');
  switch (input.ask) {
    case 'arrange':
      return judgeArrangement(seating, seating.sitters, input, source.findGame);
    case 'add-bot':
      return whyNoBots(game, seating.options) ?? judgeBot(seating, game, input);
    case 'change-bot': {
      const sitter = seating.sitter(input.seat);
      if (sitter?.kind !== 'bot') return deny('no-such-player');
      return allow({ j: 'replaced', seat: input.seat, sitter: { ...sitter, bot: input.level } });
    }
    case 'remove':
      return seating.sitter(input.seat) && input.seat !== seating.host
        ? leaveSeat(seating, input.seat, source)
        : deny('no-such-player');
    case 'start':
      return judgeStart(seating, game);
  }
}

/** Whoever is of the cast sits at a table once. */
function judgeBot(seating: Seating, game: Game, input: HostAsk & { ask: 'add-bot' }): Judgement {
  if (seating.size >= game.facts.players.max) return deny('table-full');
  if (!('member' in input)) {
    const { name, level: bot } = input;
    return allow({ j: 'sat', sitter: newSitter(seating, name, null, { ...input, bot }) });
  }
  const member = castMember(input.member);
  if (!member) return deny('no-such-player');
  if (seating.sitters.some((sitter) => sitter.member === member.id)) return deny('seated-already');
  const wish = { ...member, bot: input.level ?? member.level, member: member.id };
  return allow({ j: 'sat', sitter: newSitter(seating, member.name, null, wish) });
}

function judgeSitting(
  seating: Seating,
  game: Game,
  from: Seat | null,
  input: Ask & { ask: 'sit' },
): Judgement {
  if (from !== null) return deny('seated-already');
  if (seating.phase !== 'gathering') return deny('game-running');
  if (seating.size >= game.facts.players.max) return deny('table-full');
  if (input.token.length < 16) return deny('weak-token');
  const token = fingerprint(input.token);
  if (seating.seatOf(token) !== null) return deny('seated-already');
  const costume = readCostume(input.costume) ?? undefined;
  const sitter = newSitter(seating, input.name, token, { face: input.face, costume });
  const sat = { j: 'sat', sitter } as const;
  return seating.host === null ? allow(sat, { j: 'host-set', seat: seating.size }) : allow(sat);
}

function judgeAppearance(seating: Seating, seat: Seat, wish: Ask & { ask: 'set-appearance' }): Judgement {
  const { name, colour, face } = seating.sitter(seat)!;
  if (seating.phase === 'playing') return deny('game-running');
  if (wish.colour !== undefined && !(COLOURS as readonly string[]).includes(wish.colour))
    return deny('no-such-colour');
  const taken = seating.sitters.some((other, index) => index !== seat && other.colour === wish.colour);
  if (taken) return deny('colour-taken', 'D-51');
  if (wish.face !== undefined && !isFace(wish.face)) return deny('no-such-face');
  const costume = wish.costume === undefined ? undefined : readCostume(wish.costume);
  if (costume === null) return deny('malformed');
  return allow({
    j: 'appearance-set',
    seat,
    name: wish.name === undefined ? name : tidyName(wish.name),
    colour: wish.colour ?? colour,
    face: wish.face ?? face,
    ...(costume && { costume }),
  });
}

function judgeStart(seating: Seating, game: Game): Judgement {
  const setup = readSetup(game, seating.size, seating.options);
  if (!setup.ok) return { refusal: setup.refusal };
  return seating.allReady ? allow(startOf(seating)) : deny('not-all-ready');
}

function judgeVote(seating: Seating, game: Game, seat: Seat, on: Motion, yes: boolean): Judgement {
  if (seating.phase !== 'playing') return deny('no-game-running');
  if (on === 'resume' ? !seating.paused : on === 'pause' && seating.paused) return deny('nothing-to-vote-on');
  if (on.startsWith('replace/')) {
    const absent = Number(on.slice('replace/'.length));
    if (seating.sitter(absent)?.kind !== 'human') return deny('no-such-player');
    if (!seating.isAway(absent) || absent === seat) return deny('player-is-here');
    const refused = whyNoBots(game, seating.options);
    if (refused) return refused;
  }
  return allow({ j: 'voted', seat, on, yes });
}

/** Somebody gets up before the game; the host's rights go to the next person. */
function leaveSeat(seating: Seating, seat: Seat, source: TableSource): Judgement {
  const before = seating.isStarting ? [failedStart([seat], source)] : [];
  const after = breakUp(seating, seat);
  if (seating.host !== seat) return allow(...before, { j: 'left-seat', seat }, ...after);
  const heir = seating.heirOf(seat);
  return allow(
    ...before,
    { j: 'left-seat', seat },
    { j: 'host-set', seat: heir !== null && heir > seat ? heir - 1 : heir },
    ...after,
  );
}

/** All have agreed that a bot goes on for a player. */
export function replacement(seating: Seating, seat: Seat): TableEvent[] {
  const sitter = { ...seating.sitter(seat)!, kind: 'bot', bot: 'regular', token: null } as const;
  return [...handOn(seating, seat), { j: 'replaced', seat, sitter }];
}

/** A host who is away for long keeps nobody waiting: the rights go to somebody who is here, if anybody is. */
export function handOnToPresent(seating: Seating, seat: Seat): TableEvent[] {
  return seating.isAway(seat) && seating.voters().length > 0 ? handOn(seating, seat) : [];
}

/** Somebody has left a game: if they were the host and stayed it, nobody could start the next one. */
function handOn(seating: Seating, seat: Seat): TableEvent[] {
  const heir = seating.host === seat ? seating.heirOf(seat) : null;
  return heir === null ? [] : [{ j: 'host-set', seat: heir }];
}

interface SitterWish {
  readonly bot?: string;
  readonly face?: number | undefined;
  readonly colour?: string;
  readonly costume?: Costume | undefined;
  readonly member?: string;
}

function newSitter(seating: Seating, name: string, token: string | null, wish: SitterWish): Sitter {
  const taken = seating.sitters;
  const colours = COLOURS.filter((one) => !taken.some((sitter) => sitter.colour === one));
  const colour = colours.find((one) => one === wish.colour) ?? colours[0];
  if (!colour) throw new Error('There are more players than colours.');
  const face = faceFor(taken, wish);
  return {
    name: tidyName(name),
    kind: token ? 'human' : 'bot',
    bot: wish.bot ?? null,
    token,
    colour,
    face,
    ...(wish.costume && { costume: wish.costume }),
    ...(wish.member !== undefined && { member: wish.member }),
  };
}

/** People and the cast have the face that they wish for; any other bot leaves it to whoever has it already. */
function faceFor(taken: readonly Sitter[], { face, bot, member }: SitterWish): number {
  const isFree = (one: number) => !taken.some((sitter) => sitter.face === one);
  if (face !== undefined && isFace(face) && (bot === undefined || member !== undefined || isFree(face)))
    return face;
  return Array.from({ length: FACES }, (_, one) => one).find(isFree) ?? 0;
}

const isFace = (face: number): boolean => Number.isInteger(face) && face >= 0 && face < FACES;

/** Names are shown to everybody: no control characters, no empty ones, not too long. */
export function tidyName(name: string): string {
  return [...clean(name)].slice(0, LONGEST_NAME).join('') || '?';
}

/** Some letters are as blank as a space. */
const BLANK = /[\p{C}\p{Z}\s\u115f\u1160\u2800\u3164\uffa0]+/gu;
const clean = (text: string): string => text.replace(BLANK, ' ').trim();
