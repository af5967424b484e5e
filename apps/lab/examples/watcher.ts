import type { MakeOwnBot } from '@oeillade/lab/own-bot';
import type { SignalSeen } from '@oeillade/table';

/** From seeing something to acting on it, in milliseconds, and how long a look rests on a face. */
const REACTION = 300;
const LOOK = 700;

/** Looks round, accuses whomever it catches winking, and otherwise plays anything that is legal. It winks at nobody. */
const makeWatcher: MakeOwnBot = ({ seat, players, random, view, legal }) => {
  let wakeAt = 0;
  let seen: SignalSeen | null = null;
  return {
    hear(message, now) {
      if (message.m !== 'signal' || message.to === seat) return;
      seen = message;
      wakeAt = now + REACTION;
    },
    wakeAt: () => wakeAt,
    act(now) {
      wakeAt = now + LOOK;
      const { seats } = view() as { seats: { called?: number | null }[] };
      const accusation = seen && { do: 'accuse', named: seen.of, number: seats[seen.to]!.called };
      seen = null;
      if (accusation) return [{ ask: 'play', command: accusation }];
      const moves = legal().filter((command) => !['accuse', 'signal'].includes(command.do));
      if (moves.length > 0 && random.happens(0.5)) return [{ ask: 'play', command: random.pick(moves) }];
      return [{ ask: 'look', at: (seat + 1 + random.below(players - 1)) % players }];
    },
  };
};

export default makeWatcher;
