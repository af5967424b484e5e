import type { Lobby } from '@oeillade/table';
import type { TableModel } from '../../shell/session/model.ts';
import type { TableSession } from '../../shell/session/session.ts';
import type { Store } from '../../shell/store.ts';

/** A command on its way, with what had been told when it left. */
export interface Sending<What> {
  readonly what: What;
  readonly told: Pick<TableModel, 'view' | 'refusal'>;
}

/** Until the table answers, or shows what came of it. */
export const stillSent = <What>(sending: Sending<What> | null, { view, refusal }: TableModel): What | null =>
  sending?.told.view === view && sending.told.refusal === refusal ? sending.what : null;

/**
 * A game in play on this page: what a game shows (`Model`) follows from what the table has told, and from what I have pointed at,
 * opened or sent (`Own`), which the table does not know.
 */
export abstract class TableStore<Model, Own extends object> implements Store<Model> {
  readonly session: TableSession;
  protected own: Own;
  readonly #listeners = new Set<() => void>();
  #model: Model | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The table of the session has been dealt. */
  constructor(session: TableSession, own: Own) {
    if (!session.model.lobby) throw new Error('A table is shown after it has been told.');
    this.session = session;
    this.own = own;
  }

  /** All that is shown, `now` on this machine's clock. What has not changed should be the same object again. */
  protected abstract derive(told: TableModel, lobby: Lobby, now: number): Model;

  /** When what is shown changes without the table saying so. */
  protected changesAt(_model: Model, _now: number): readonly (number | null)[] {
    return [];
  }

  get model(): Model {
    this.#model ??= this.derive(this.session.model, this.session.model.lobby!, Date.now());
    return this.#model;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Follows the session; gives what ends it. */
  open(): () => void {
    this.#refresh();
    const leave = this.session.subscribe(this.#refresh);
    return () => {
      leave();
      clearTimeout(this.#timer);
    };
  }

  protected set(own: Partial<Own>): void {
    this.own = { ...this.own, ...own };
    this.#refresh();
  }

  #refresh = (): void => {
    const { lobby, view } = this.session.model;
    // A game that is over leaves the page with the next drawing: until then it stays as it was.
    if (!lobby || !view) return;
    const now = Date.now();
    this.#model = this.derive(this.session.model, lobby, now);
    this.#wakeAfter(now);
    for (const listener of this.#listeners) listener();
  };

  #wakeAfter(now: number): void {
    clearTimeout(this.#timer);
    const times = this.changesAt(this.model, now).filter((t) => t !== null && t > now);
    const next = Math.min(...times.map(Number));
    if (next < Number.POSITIVE_INFINITY) this.#timer = setTimeout(this.#refresh, next - now);
  }
}
