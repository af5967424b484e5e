import type { Ask, Message } from '@oeillade/table';
import * as v from 'valibot';
import { gameOf } from '../library.ts';
import { outcomeIn } from '../observation/outcome.ts';
import { SeatKnowledge } from '../observation/seat-knowledge.ts';
import type { Player } from './player.ts';
import type { ProgramLines } from './program-lines.ts';
import type { SeatKit } from './seat-kit.ts';

/** The name of the line protocol: docs/lab.md. */
const PROTOCOL = 'oeillade/bot-1';

const Answer = v.strictObject({
  asks: v.optional(
    v.pipe(
      v.array(
        v.variant('ask', [
          v.strictObject({
            ask: v.literal('look'),
            at: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
          }),
          v.strictObject({ ask: v.literal('play'), command: v.looseObject({ do: v.string() }) }),
        ]),
      ),
      v.maxLength(8),
    ),
    [],
  ),
  wake: v.optional(v.nullable(v.pipe(v.number(), v.finite())), null),
});

/** So often in one moment no reason is left to ask again: the program would go on for ever. */
const MOST_AT_ONCE = 50;

/** A program on a seat. It is asked whenever its seat was told something, and when it wanted to be woken. */
export class ProgramPlayer implements Player {
  readonly #lines: ProgramLines;
  readonly #known: SeatKnowledge;
  #wakeAt = Number.POSITIVE_INFINITY;
  #asked = { at: -1, times: 0 };

  constructor(lines: ProgramLines, kit: SeatKit) {
    const { game, seat, players, options, rules, secret } = kit;
    this.#lines = lines;
    this.#known = new SeatKnowledge(gameOf(game), { players, options }, seat, kit.view);
    lines.tell({ begin: { protocol: PROTOCOL, game, seat, players, options, rules, seed: secret } });
  }

  hear(message: Message, now: number): void {
    const outcome = outcomeIn(message);
    if (outcome) this.#lines.tell({ end: outcome });
    if (this.#known.hear(message)) this.#wakeAt = Math.min(this.#wakeAt, now);
  }

  wakeAt(): number {
    return this.#wakeAt;
  }

  async act(now: number): Promise<readonly Ask[]> {
    this.#count(now);
    const answer = this.#read(await this.#lines.ask({ see: this.#known.observe(now) }));
    this.#wakeAt =
      answer.wake === null ? Number.POSITIVE_INFINITY : Math.max(now + 1, Math.round(answer.wake));
    this.#known.note(answer.asks);
    return answer.asks;
  }

  #count(now: number): void {
    this.#asked = { at: now, times: this.#asked.at === now ? this.#asked.times + 1 : 1 };
    if (this.#asked.times > MOST_AT_ONCE) {
      throw this.#lines.complain(
        `asks for what is refused again and again, ${MOST_AT_ONCE} times in one moment`,
      );
    }
  }

  #read(line: string): v.InferOutput<typeof Answer> {
    try {
      const parsed = v.safeParse(Answer, JSON.parse(line));
      if (parsed.success) return parsed.output;
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
    const shown = line.length > 200 ? `${line.slice(0, 200)}…` : line;
    throw this.#lines.complain(`has answered what is no answer: ${shown}`);
  }
}
