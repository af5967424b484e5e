import type { CDPSession } from 'playwright-core';
import type { Guest } from '../support/guest.ts';

/** A picture of the film, and how long it is shown. */
export interface Shot {
  readonly png: Buffer;
  readonly ms: number;
}

interface Taken {
  readonly png: Buffer;
  readonly at: number;
}

/** A picture that stands longer is shown no longer than this: nothing happens in it. */
const LONGEST = 900;

/** Films what one guest sees, while it rolls. */
export class Camera {
  readonly #session: CDPSession;
  readonly #shots: Shot[] = [];
  readonly #least: number;
  #reel: Taken[] | null = null;

  private constructor(session: CDPSession, perSecond: number) {
    this.#session = session;
    this.#least = 1_000 / perSecond;
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      this.#take(Buffer.from(data, 'base64'), 1_000 * (metadata.timestamp ?? 0));
      session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
    });
  }

  /** `width` is that of the film: the screen is scaled down to it. */
  static async before({ context, page }: Guest, width: number, perSecond: number): Promise<Camera> {
    const session = await context.newCDPSession(page);
    const camera = new Camera(session, perSecond);
    await session.send('Page.startScreencast', { format: 'png', maxWidth: width, everyNthFrame: 1 });
    return camera;
  }

  get shots(): readonly Shot[] {
    return this.#shots;
  }

  roll(): void {
    this.#reel = [];
  }

  /** What was filmed since `roll` is in the film. */
  cut(): void {
    const reel = this.#reel ?? [];
    this.#reel = null;
    for (const [nth, { png, at }] of reel.entries()) {
      const until = reel[nth + 1]?.at ?? at + LONGEST;
      this.#shots.push({ png, ms: Math.min(LONGEST, until - at) });
    }
  }

  async stops(): Promise<void> {
    await this.#session.detach();
  }

  #take(png: Buffer, at: number): void {
    const last = this.#reel?.at(-1);
    if (last && at - last.at < this.#least) this.#reel!.pop();
    // What came too soon after the one before takes its place, and its time.
    this.#reel?.push({ png, at: last && at - last.at < this.#least ? last.at : at });
  }
}
