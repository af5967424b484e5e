import { waitBefore } from '@oeillade/protocol';

/** Some three seconds: as long as a server takes to start again, or to hand its tables to another. */
const MOST_TRIES = 5;
/** A longer wait is left to the player, who is told of it. */
const LONGEST_WAIT = 5;

/** What a server says that is about to stop, and a load balancer whose server is gone. */
const PASSING: readonly number[] = [502, 503, 504];

export interface InsistNeeds {
  isOnline(): boolean;
  wait(milliseconds: number): Promise<void>;
  chance(): number;
}

const BROWSER: InsistNeeds = {
  isOnline: () => navigator.onLine,
  wait: (milliseconds) => new Promise((over) => setTimeout(over, milliseconds)),
  chance: Math.random,
};

/**
 * Asks until a server answers that is able to, with growing waits. Only for requests with an id, which are done once
 * however often they come: the answer that was lost may have been a yes.
 */
export async function insist(ask: () => Promise<Response>, needs = BROWSER): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await ask()
      .then(whole)
      .catch((error: Error) => error);
    const isPassing = answer instanceof Error ? needs.isOnline() : PASSING.includes(answer.status);
    if (!isPassing || tries === MOST_TRIES) {
      if (answer instanceof Error) throw answer;
      return answer;
    }
    const told = answer instanceof Error ? 0 : Number(answer.headers.get('Retry-After') ?? 0);
    const own = waitBefore(tries - 1, needs.chance());
    // A random part, so that not all who were told the same second ask at the same moment.
    await needs.wait(own + (told > 0 && told <= LONGEST_WAIT ? told * 1000 : 0));
  }
}

/** An answer that breaks off before its end is none. */
async function whole(answer: Response): Promise<Response> {
  await answer.clone().arrayBuffer();
  return answer;
}
