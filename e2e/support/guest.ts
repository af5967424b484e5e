import type { Browser, BrowserContext, Locator, Page, WebSocket } from 'playwright-core';
import { ANY_TABLE, GAMES } from './games.ts';

export const DESKTOP = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;
export const SMALL_PHONE = { width: 360, height: 640 } as const;

export type Language = 'fr' | 'en' | 'de';

/** Quick eyes and no pauses: a game takes seconds. Without it, the pace is that of the lobby. */
const QUICK = { turning: 20, lasting: 1_500, leastBetweenCalls: 0, mostForTurn: null } as const;

export interface Coming {
  readonly url: string;
  readonly name: string;
  readonly size?: { readonly width: number; readonly height: number };
  readonly language?: Language;
  readonly theme?: 'nuit' | 'jour';
  readonly touch?: boolean;
  readonly pace?: 'quick' | 'usual';
  /** How long a signal lasts at the tables that they open quickly: long for whoever wants to look at it. */
  readonly lasting?: number;
  /** Whether those at the tables that they open quickly may hear each other. */
  readonly voices?: boolean;
  /** How the tables that they open quickly may be watched. */
  readonly watching?: 'none' | 'board' | 'looking' | 'late';
  /** As most people have it: things move. */
  readonly moving?: boolean;
  /** Their browser keeps the app; without it, everything comes from the server each time. */
  readonly keepsApp?: boolean;
  /** The table gives them hints; without it, nothing lies over what is pressed. */
  readonly hints?: boolean;
  /** They have never played here: their first game is a gentle one. */
  readonly isNew?: boolean;
  /** The number of their face: tests do not mind that all look alike. */
  readonly face?: number;
}

/** Somebody with a browser of their own. */
export class Guest {
  readonly name: string;
  readonly page: Page;
  readonly context: BrowserContext;
  /** Everything that came in on their sockets. */
  readonly received: { readonly at: number; readonly text: string }[] = [];
  /** Everything that went out on them. */
  readonly sent: { readonly at: number; readonly text: string }[] = [];
  /** What came in and went out on the sockets of living faces and voices. */
  readonly live: { readonly way: 'in' | 'out'; readonly at: number; readonly data: string | Buffer }[] = [];
  readonly asked = new Set<string>();
  /** What the page complained about: errors of scripts, and what its own policy forbids. */
  readonly complaints: string[] = [];

  private constructor(name: string, context: BrowserContext, page: Page) {
    this.name = name;
    this.context = context;
    this.page = page;
    // A deadline for broken pages; on two busy cores whole ones take a minute.
    page.setDefaultTimeout(90_000);
    page.on('websocket', (socket) => {
      if (/\/live$/.test(socket.url())) return this.#listensTo(socket);
      socket.on('framereceived', ({ payload }) => {
        this.received.push({ at: performance.timeOrigin + performance.now(), text: String(payload) });
      });
      socket.on('framesent', ({ payload }) => {
        this.sent.push({ at: performance.timeOrigin + performance.now(), text: String(payload) });
        const { id } = JSON.parse(String(payload)) as { id?: string };
        if (id !== undefined) this.asked.add(id);
      });
    });
    page.on('pageerror', (error) => this.complaints.push(error.stack ?? error.message));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !/WebSocket|ERR_|status of/.test(text)) this.complaints.push(text);
    });
  }

  #listensTo(live: WebSocket): void {
    const note = (way: 'in' | 'out') => {
      return ({ payload }: { readonly payload: string | Buffer }): void => {
        this.live.push({ way, at: performance.timeOrigin + performance.now(), data: payload });
      };
    };
    live.on('framereceived', note('in'));
    live.on('framesent', note('out'));
  }

  static async comes(browser: Browser, coming: Coming): Promise<Guest> {
    const { url, name, size = DESKTOP, language = 'fr', theme = 'nuit', touch = false } = coming;
    const { pace = 'quick', moving = false, keepsApp = false, hints = false } = coming;
    const { lasting = QUICK.lasting, watching = 'board', voices = false, isNew = false } = coming;
    const context = await browser.newContext({
      baseURL: url,
      viewport: { ...size },
      locale: language,
      colorScheme: theme === 'nuit' ? 'dark' : 'light',
      reducedMotion: moving ? 'no-preference' : 'reduce',
      hasTouch: touch,
      serviceWorkers: keepsApp ? 'allow' : 'block',
    });
    if (pace === 'quick')
      await hurry(context, { ...QUICK, lasting, watching, ...(voices ? { voices } : {}) });
    await context.addInitScript(
      (kept) => {
        localStorage.setItem('oeillade/settings', JSON.stringify({ ...kept, sound: false }));
      },
      { theme, hints },
    );
    if (!isNew) await remember(context, name, coming.face ?? 3);
    return new Guest(name, context, await context.newPage());
  }

  /** Another page of the same browser. */
  async opensPage(): Promise<Guest> {
    return new Guest(this.name, this.context, await this.context.newPage());
  }

  get(selector: string): Locator {
    return this.page.locator(selector);
  }

  async goesHome(): Promise<void> {
    await this.page.goto('/');
    await this.sees('[data-part~="play"]');
  }

  /** Gives the code of the table. */
  async opensTable(game: string): Promise<string> {
    await this.goesHome();
    await this.chooses(game);
    await this.get('[data-part~="open-table"]').click();
    return (await this.get('[data-part~="share-code"]').textContent()) ?? '';
  }

  async playsAlone(game: string): Promise<void> {
    await this.goesHome();
    await this.chooses(game);
    await this.get('[data-part~="play"]').click();
    await this.sees(ANY_TABLE);
  }

  async joins(code: string): Promise<void> {
    await this.page.goto(`/t/${code}`);
    await this.get('[data-part~="person-name"] input').fill(this.name);
    await this.get('[data-part~="welcome"] [data-button="claim"]').click();
    await this.sees('[data-part~="lobby"] [data-part~="start"]');
  }

  /** Without a seat, a game that goes on. */
  async watches(path: string): Promise<void> {
    await this.page.goto(path);
    await this.get('[data-part~="welcome-ways"] [data-button]').last().click();
    await this.sees(ANY_TABLE);
  }

  async sees(selector: string): Promise<void> {
    await this.get(selector).first().waitFor();
  }

  async looksAway(selector: string): Promise<void> {
    await this.get(selector).first().waitFor({ state: 'detached' });
  }

  /** Null for somebody who watches. */
  async seat(): Promise<number | null> {
    const welcome = this.received.findLast(({ text }) => text.includes('"m":"welcome"'));
    return (JSON.parse(welcome?.text ?? '{}') as { seat: number | null }).seat;
  }

  /** What this browser keeps. */
  storage(): Promise<string> {
    return this.page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  }

  async token(): Promise<string> {
    const kept = await this.page.evaluate(() => localStorage.getItem('oeillade/recent'));
    return (JSON.parse(kept ?? '[]') as { token: string }[])[0]?.token ?? '';
  }

  async leaves(): Promise<void> {
    await this.context.close();
  }

  /** Lights the box of a game on the first page. */
  async chooses(game: string): Promise<void> {
    await this.get(`[data-part~="game"][data-game="${game}"]`).click();
    await this.sees(`[data-part~="game"][data-game="${game}"] input:checked`);
  }

  /** Chooses opponents and pace before each game against bots. */
  async arrangesFirst(): Promise<void> {
    await this.get('[data-part~="gear"]').click();
    await this.get('[data-part~="gear-panel"] [data-part~="switch"]').last().click();
    await this.get('[data-part~="gear-done"]').click();
    await this.looksAway('[data-part~="gear-panel"]');
  }
}

/** Somebody who has been here before: they have a name, and a game of each kind behind them. */
async function remember(context: BrowserContext, name: string, face: number): Promise<void> {
  await context.addInitScript(
    ([person, begun]) => {
      localStorage['oeillade/person'] ??= person;
      localStorage['oeillade/begun'] ??= begun;
    },
    [JSON.stringify({ name, face }), JSON.stringify(GAMES)] as const,
  );
}

/** The lobby opens tables at a pace for people; tests have no time. */
async function hurry(context: BrowserContext, rules: object): Promise<void> {
  await context.addInitScript(
    (kept) => localStorage.setItem('oeillade/alone-rules', kept),
    JSON.stringify(rules),
  );
  await context.route('**/api/tables', async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.continue();
    await route.continue({ postData: JSON.stringify({ ...request.postDataJSON(), rules }) });
  });
}
