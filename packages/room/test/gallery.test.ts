import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fingerprint, Random, type Seat, seedFrom } from '@oeillade/kernel';
import { CLOSE } from '@oeillade/protocol';
import type { WatcherAsk } from '../src/gallery-channel.ts';
import { SlowMemory } from './support/slow-memory.ts';
import { Visitor } from './support/visitor.ts';
import { Evening, type EveningPlan } from './support/wink-family/evening.ts';

/** Somebody who has come to watch and says who they are. */
class Onlooker {
  readonly visitor: Visitor;
  readonly #evening: Evening;
  #asked = 0;

  constructor(evening: Evening, name: string) {
    this.#evening = evening;
    this.visitor = new Visitor(null, evening.clock);
    this.visitor.watcher = { token: fingerprint(`the secret of ${name}`), name };
    evening.room.enter(this.visitor, undefined);
  }

  looksAt(at: Seat | null): void {
    this.#hears({ ask: 'look', id: this.#id(), at });
  }

  predicts(question: string, answer: string): void {
    this.#hears({ ask: 'predict', id: this.#id(), question, answer });
  }

  throwsConfetti(): void {
    this.#hears({ ask: 'confetti', id: this.#id() });
  }

  /** What became of what was asked, in order: the code of a refusal, or null. */
  get answers(): (string | null)[] {
    return this.#frames('answer').map(({ refusal }) => refusal?.code ?? null);
  }

  get predictions(): { answer: string; right: string[] | null }[] {
    return this.#frames('gallery').at(-1)?.predictions ?? [];
  }

  get signals(): number {
    return this.#frames('signal').length;
  }

  #hears(ask: WatcherAsk): void {
    this.#evening.room.gallery.hear(this.visitor, ask);
  }

  #id(): string {
    return `w-${this.#asked++}`;
  }

  // biome-ignore lint/suspicious/noExplicitAny: frames are taken as they come.
  #frames(kind: string): any[] {
    return this.visitor.frames.filter(({ m }) => m === kind);
  }
}

const watched = (watching: 'none' | 'board' | 'looking' | 'late', plan: EveningPlan = {}): Promise<Evening> =>
  Evening.begin({ ...plan, rules: { ...plan.rules, watching } });

const fallen = (visitor: Visitor): number => visitor.frames.filter(({ m }) => m === 'confetti').length;

describe('D-30 a game behind closed doors', () => {
  test('those without a seat are sent away when it begins, and not let in while it runs', async () => {
    const evening = await watched('none');
    assert.equal(evening.watcher.closedWith, CLOSE.unwatched);
    const late = new Visitor(null, evening.clock);
    evening.room.enter(late, undefined);
    await evening.clock.pass(100);
    assert.equal(late.closedWith, CLOSE.unwatched);
    assert.deepEqual(late.frames, []);
    for (const seat of evening.seats) assert.equal(seat.closedWith, null);
  });

  test('when it is over they may come', async () => {
    const evening = await watched('none');
    for (const [seat] of evening.seats.entries()) evening.asks(seat, { ask: 'vote', on: 'end', yes: true });
    await evening.clock.pass(100);
    const guest = new Visitor(null, evening.clock);
    evening.room.enter(guest, undefined);
    await evening.clock.pass(100);
    assert.equal(guest.closedWith, null);
    assert.equal(guest.frames[0]?.m, 'snapshot');
  });
});

describe('D-31 those who look around', () => {
  test('each sees the face that they look at, on the tick; a wink once', async () => {
    const evening = await watched('looking');
    const [nora, otto] = [new Onlooker(evening, 'Nora'), new Onlooker(evening, 'Otto')];
    evening.calls(3);
    evening.looks(3, 0);
    nora.looksAt(3);
    otto.looksAt(1);
    await evening.clock.pass(300);
    assert.equal(nora.visitor.sights.at(-1), '3>0 felt null');
    assert.equal(otto.visitor.sights.at(-1), '1>board felt null');
    evening.winks(3, 0);
    await evening.clock.pass(1_000);
    assert.deepEqual([nora.signals, otto.signals], [1, 0]);
    assert.ok(!evening.watcher.frames.some(({ m }) => m === 'signal'), 'whoever looks at nobody sees none');
  });
});

describe('confetti', () => {
  /** Seat 1 accuses, and everybody hears what came of it. */
  const ruled = async () => {
    const evening = await watched('late');
    const onlookers = [new Onlooker(evening, 'Nora'), new Onlooker(evening, 'Otto')];
    evening.calls(3);
    await evening.clock.pass(100);
    const number = evening.view(0).seats[0]!.called!;
    evening.asks(1, { ask: 'play', command: { do: 'accuse', named: 2, number } });
    await evening.clock.pass(600);
    return { evening, onlookers: onlookers as [Onlooker, Onlooker] };
  };

  test('D-35 not before a ruling, nor long after it', async () => {
    const evening = await watched('looking');
    const nora = new Onlooker(evening, 'Nora');
    nora.throwsConfetti();
    evening.calls(3);
    await evening.clock.pass(100);
    nora.throwsConfetti();
    assert.deepEqual(nora.answers, ['confetti-later', 'confetti-later'], 'a call is no ruling');
    const { evening: later, onlookers } = await ruled();
    await later.clock.pass(6_000);
    onlookers[0].throwsConfetti();
    assert.deepEqual(onlookers[0].answers, ['confetti-later']);
    await later.clock.pass(10_000);
    assert.equal(fallen(later.seats[0]!), 0);
  });

  test('D-35 it falls once for all who threw some, at the same moment whenever they did', async () => {
    const moments = [];
    for (const wait of [0, 700]) {
      const { evening, onlookers } = await ruled();
      await evening.clock.pass(wait);
      for (const onlooker of onlookers) for (let times = 0; times < 5; times++) onlooker.throwsConfetti();
      await evening.clock.pass(10_000);
      const told = evening.seats.map((seat) => seat.told.filter((one) => one.endsWith('{"m":"confetti"}')));
      for (const one of told) assert.equal(one.length, 1);
      moments.push(told);
    }
    assert.deepEqual(moments[0], moments[1]);
  });

  test('D-35 after the end it falls again and again, for a while', async () => {
    const { evening, onlookers } = await ruled();
    for (const [seat] of evening.seats.entries()) evening.asks(seat, { ask: 'vote', on: 'end', yes: true });
    for (let times = 0; times < 40; times++) {
      await evening.clock.pass(2_500);
      onlookers[0].throwsConfetti();
    }
    assert.ok(fallen(evening.seats[0]!) >= 8 && fallen(evening.seats[0]!) <= 11);
    assert.equal(onlookers[0].answers.at(-1), 'confetti-later');
  });

  test('whoever has not said who they are predicts nothing, and throws none', async () => {
    const { evening } = await ruled();
    const guest = new Visitor(null, evening.clock);
    evening.room.enter(guest, undefined);
    await evening.clock.pass(1);
    evening.room.gallery.hear(guest, { ask: 'predict', id: 'a', question: '0', answer: 'holds/1' });
    evening.room.gallery.hear(guest, { ask: 'confetti', id: 'b' });
    const codes = guest.frames.flatMap((frame) =>
      frame.m === 'answer' ? [(frame as unknown as { refusal: { code: string } }).refusal.code] : [],
    );
    assert.deepEqual(codes, ['name-first', 'confetti-later']);
  });
});

describe('D-33 a prediction is answered when it is safe', () => {
  test('and not before; and nobody is told of another’s', async () => {
    const evening = await watched('looking');
    const [nora, otto] = [new Onlooker(evening, 'Nora'), new Onlooker(evening, 'Otto')];
    evening.calls(3);
    await evening.clock.pass(100);
    const safe = evening.memory.stall();
    nora.predicts('0', 'holds/3');
    await evening.clock.pass(1_000);
    assert.deepEqual(nora.answers, []);
    safe();
    await evening.clock.pass(1);
    assert.deepEqual(nora.answers, [null]);
    assert.deepEqual(
      nora.predictions.map(({ answer, right }) => [answer, right]),
      [['holds/3', null]],
    );
    assert.deepEqual(otto.predictions, []);
    assert.ok(evening.memory.events.some((event) => event.includes('"predicted"')));
  });
});

describe('D-34 no envelope is opened before the ruling is safe', () => {
  test('whatever its owner asks meanwhile, or however often they come back', async () => {
    const evening = await watched('looking');
    const nora = new Onlooker(evening, 'Nora');
    evening.calls(3);
    await evening.clock.pass(100);
    nora.predicts('0', 'caught/3');
    await evening.clock.pass(100);
    const safe = evening.memory.stall();
    const number = evening.view(0).seats[0]!.called!;
    evening.asks(1, { ask: 'play', command: { do: 'accuse', named: 3, number } });
    await evening.clock.pass(1_000);
    nora.predicts('0', 'caught/3');
    const again = new Onlooker(evening, 'Nora');
    await evening.clock.pass(1_000);
    assert.deepEqual([nora.predictions.at(-1)!.right, again.predictions], [null, []]);
    safe();
    await evening.clock.pass(1);
    for (const { predictions } of [nora, again])
      assert.deepEqual(predictions.at(-1)!.right, ['holds/3', 'caught/3']);
  });
});

/*
 * The same evening on the virtual clock, with a disk that takes its time: nobody watches, or a whole gallery looks around
 * and predicts. Whoever plays is told the same bytes at the same milliseconds.
 */
describe('D-31 D-33 players cannot tell whether anybody looks or predicts', () => {
  /** All that the players are told, with its time. */
  async function told(watching: 'looking' | 'late', seed: string, crowd: number): Promise<string[][]> {
    let evening: Evening | null = null;
    const memory = new SlowMemory(() => evening?.clock ?? null);
    evening = await watched(watching, { players: 5, memory, rules: { lasting: 300 } });
    const { clock, seats } = evening;
    const random = new Random(seedFrom(seed), 'players');
    const whims = new Random(seedFrom(seed), 'watchers');
    const onlookers = Array.from({ length: crowd }, (_, nth) => new Onlooker(evening!, `Onlooker ${nth}`));
    evening.calls(3);
    evening.looks(0, 3);
    await clock.pass(500);
    evening.hush();
    for (let step = 0; step < 60; step++) {
      await clock.pass(1 + random.below(60));
      for (const onlooker of onlookers) {
        if (whims.happens(0.5)) onlooker.looksAt(whims.pick([null, 0, 1, 2, 3, 4]));
        if (whims.happens(0.2)) onlooker.predicts('0', whims.pick(['holds/1', 'caught/3', 'nonsense']));
      }
      await clock.pass(1);
      const seat = random.pick([0, 1, 2, 4]);
      switch (random.below(4)) {
        case 0:
          evening.asks(seat, { ask: 'start' });
          break;
        case 1:
          evening.asks(seat, { ask: 'say', phrase: 'hello' });
          break;
        case 2:
          evening.looks(seat, random.pick([null, (seat + 1) % 5, (seat + 2) % 5]));
          break;
        default:
          evening.looks(3, 0);
          evening.winks(3, 0);
      }
    }
    await clock.pass(2_000);
    assert.ok(
      crowd === 0 || onlookers.some(({ answers }) => answers.includes(null)),
      'somebody has predicted',
    );
    assert.ok(crowd === 0 || watching === 'late' || onlookers.some(({ signals }) => signals > 0));
    return seats.map((seat) => seat.told);
  }

  for (const watching of ['looking', 'late'] as const) {
    test(watching, async () => {
      for (const seed of ['one', 'two', 'three']) {
        const alone = await told(watching, seed, 0);
        assert.deepEqual(await told(watching, seed, 6), alone, seed);
        assert.ok(alone.flat().length > 100);
      }
    });
  }
});
