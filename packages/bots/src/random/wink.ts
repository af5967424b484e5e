import type { winkFamily } from '@oeillade/games';
import type { Random } from '@oeillade/kernel';
import type { Prompt, Sighting } from '../player.ts';

type Command = winkFamily.WinkCommand;
type Of<Kind extends Command['do']> = Extract<Command, { do: Kind }>;
type WinkPrompt = Prompt<winkFamily.WinkView, Command>;

/** How likely each thing is, every time that the player is asked. */
const CHANCE = {
  /** Accusing after having seen the signal. */
  accuseSeen: 0.4,
  accuseBlindly: 0.004,
  signalFirst: 0.6,
  signalAgain: 0.06,
  designateSeen: 0.97,
  designateBlindly: 0.35,
} as const;

export function chooseInWink(prompt: WinkPrompt): Command | null {
  return accusation(prompt) ?? signal(prompt) ?? designation(prompt) ?? call(prompt);
}

/** The last spy card is kept for what the eyes have seen. */
function accusation(prompt: WinkPrompt): Command | null {
  const { legal, sightings, random } = prompt;
  const possible = ofKind(legal, 'accuse');
  if (possible.length === 0) return null;
  const seen = possible.filter((command) => holderSeen(sightings, command.number) === command.named);
  if (seen.length > 0 && random.happens(CHANCE.accuseSeen)) return random.pick(seen);
  if (!random.happens(CHANCE.accuseBlindly)) return null;
  return ownSeat(prompt).spies > 1 ? random.pick(possible) : null;
}

function signal(prompt: WinkPrompt): Command | null {
  const { legal, sightings, random } = prompt;
  const possible = ofKind(legal, 'signal');
  if (possible.length === 0) return null;
  const { view } = prompt;
  const command = random.pick(possible);
  const { called } = view.seats[command.to]!;
  const isDone = sightings.some(
    ({ seat, to, number }) => seat === view.viewer && to === command.to && number === called,
  );
  return random.happens(isDone ? CHANCE.signalAgain : CHANCE.signalFirst) ? command : null;
}

function designation(prompt: WinkPrompt): Command | null {
  const { legal, sightings, random } = prompt;
  const possible = ofKind(legal, 'designate');
  if (possible.length === 0) return null;
  const { called } = ownSeat(prompt);
  const holder = holderSeen(sightings, called!);
  const known = possible.find(({ named }) => named === holder);
  if (known && random.happens(CHANCE.designateSeen)) return known;
  const isForced = !legal.some((command) => command.do === 'call' || command.do === 'pass');
  return isForced || random.happens(CHANCE.designateBlindly) ? random.pick(possible) : null;
}

function call({ legal, random }: WinkPrompt): Command | null {
  return pickKind(legal, 'call', random) ?? pickKind(legal, 'pass', random);
}

const ownSeat = ({ view }: WinkPrompt): winkFamily.SeatView => view.seats[view.viewer!]!;

/** Whoever signalled for a number holds its twin (W-23), for as long as the number can be called. */
function holderSeen(sightings: readonly Sighting[], number: number): number | undefined {
  return sightings.find((sighting) => sighting.number === number)?.seat;
}

function pickKind<K extends Command['do']>(legal: readonly Command[], kind: K, random: Random): Of<K> | null {
  const possible = ofKind(legal, kind);
  return possible.length > 0 ? random.pick(possible) : null;
}

const ofKind = <K extends Command['do']>(legal: readonly Command[], kind: K): Of<K>[] =>
  legal.filter((command): command is Of<K> => command.do === kind);
