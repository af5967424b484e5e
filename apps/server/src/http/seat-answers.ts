import { randomBytes } from 'node:crypto';
import type { TakeSeat } from '@oeillade/protocol';
import { now } from '../operate/clock.ts';
import { refuse } from '../refuse.ts';
import type { AppNeeds } from './app-needs.ts';
import type { Asked } from './asked.ts';
import { IdempotencyCache } from './idempotency-cache.ts';
import { limit } from './limit.ts';
import type { Sat } from './take-seat.ts';

/**
 * A request that comes again with the same id, for the same thing and from the same address, is given the same answer: of
 * two people behind one address nothing else tells which of them asked, so the id is a secret as the answer is. If the
 * first answer could not say whether a seat was stored, the same secret of a seat is tried again: it finds a seat that was.
 */
export class SeatAnswers {
  readonly #needs: AppNeeds;
  readonly #answers = new IdempotencyCache<Sat>(now);
  readonly #secrets = new IdempotencyCache<string>(now);

  constructor(needs: AppNeeds) {
    this.#needs = needs;
  }

  /** `path` says what is asked for: a new table, or a seat at which one; `work` is given the secret of the seat. */
  async answer(
    context: Asked,
    path: string,
    wish: TakeSeat,
    work: (token: string) => Promise<Sat>,
  ): Promise<Response> {
    const { rateLimits, addressOf } = this.#needs;
    const address = addressOf(context.env.incoming);
    const id = wish.id === undefined ? null : [address, path, JSON.stringify(wish)].join('\n');
    const draw = async (): Promise<string> => randomBytes(16).toString('hex');
    const token = await this.#secrets.do(id, draw, () => true);
    const sat = await this.#answers.do(
      id,
      () => work(token),
      (answer) => !('refused' in answer),
    );
    if (!('refused' in sat)) return context.json(sat, 201);
    if (sat.status === 429)
      return limit(this.#needs, context, 'tables', sat.refused, rateLimits.waitToOpen(address));
    return refuse(context, sat.status, sat.refused);
  }
}
