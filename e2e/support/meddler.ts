import type { Page, WebSocketRoute } from 'playwright-core';

type Frame = { m: string; refusal?: unknown };

/** Somebody in the middle of a guest's line: what the server has no reason to say, they do. */
export class Meddler {
  #socket: WebSocketRoute | null = null;
  #next: { readonly code: string; readonly rule: string | null } | null = null;

  static async between(page: Page): Promise<Meddler> {
    const meddler = new Meddler();
    await page.routeWebSocket(/\/socket$/, (socket) => meddler.#join(socket));
    return meddler;
  }

  /** Whatever is asked next was not allowed. */
  refuses(code: string, rule: string | null): void {
    this.#next = { code, rule };
  }

  async hangsUp(code: number): Promise<void> {
    await this.#socket?.close({ code });
  }

  #join(socket: WebSocketRoute): void {
    this.#socket = socket;
    socket.connectToServer().onMessage((text) => socket.send(this.#passOn(String(text))));
  }

  #passOn(text: string): string {
    const frame = JSON.parse(text) as Frame;
    if (frame.m !== 'answer' || !this.#next) return text;
    const refusal = this.#next;
    this.#next = null;
    return JSON.stringify({ ...frame, refusal });
  }
}
