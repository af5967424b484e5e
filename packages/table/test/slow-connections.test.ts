import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Random, seedFrom } from '@oeillade/kernel';
import { WaitBudget } from '../src/game/wait-budget.ts';
import { DelayMeter, MOST_DELAY, MOST_HELD_UP, MOST_JITTER, USUAL_WAIT } from '../src/index.ts';
import { play } from './wink-family/party.ts';
import { beforeTheAccusation, measure, type PongLies, race, steady } from './wink-family/presses.ts';

/** Holds back its answers to so many pings of ten. */
const late = (milliseconds: number, ofTen: number): PongLies => ({
  holds: (ping) => (ping % 10 < ofTen ? milliseconds : 0),
});

/** By how much later than dora cleo may press and still be ruled the first, with a lie. */
function advantage(delay: number, lies: PongLies & { readonly claim?: number }): number {
  let gained = -1;
  for (let later = 0; later <= 400; later += 10) {
    const { party, number } = beforeTheAccusation();
    const [liar, honest] = [steady(delay, 5_000), steady(20)];
    measure(party, 'cleo', liar, lies);
    measure(party, 'dora', honest);
    // The table waits for ben, whose connection is slow: time enough for others to lie in.
    measure(party, 'ben', steady(400));
    party.wait(2_000);
    const t = party.now;
    const first = race(party, number, [
      { name: 'dora', connection: honest, pressed: t },
      { name: 'cleo', connection: liar, pressed: t + later, lie: lies.claim ?? 0 },
    ]);
    if (first === 'cleo') gained = later;
  }
  return gained;
}

const LONG_AGO = -3_600_000;

describe('W-48 a client that lies', () => {
  test('claims to have pressed long before: gains no more than the measured delay', () => {
    for (const delay of [20, 80, 200]) {
      assert.ok(advantage(delay, { claim: LONG_AGO }) <= delay, `with a delay of ${delay}`);
    }
  });

  test('lies in its pongs: gains no more either', () => {
    for (const delay of [20, 80, 200]) {
      for (const adds of [-100_000, 100_000])
        assert.ok(advantage(delay, { adds }) <= delay, `with a delay of ${delay}, off by ${adds}`);
    }
  });

  test('a connection of half a second gives no more than 250 ms', () => {
    assert.ok(advantage(500, { claim: LONG_AGO }) <= MOST_DELAY);
  });

  test('answers some pings late, up to half of them: gains nothing', () => {
    const honest = advantage(20, { claim: LONG_AGO });
    for (const ofTen of [1, 3, 4]) {
      assert.equal(advantage(20, { claim: LONG_AGO, ...late(400, ofTen) }), honest, `${ofTen} of ten`);
    }
  });

  test('answers most pings late: gains what is granted to a connection that varies, 40 ms', () => {
    const honest = advantage(20, { claim: LONG_AGO });
    for (const ofTen of [6, 8]) {
      const gained = advantage(20, { claim: LONG_AGO, ...late(400, ofTen) }) - honest;
      assert.ok(gained > 0 && gained <= MOST_JITTER, `${ofTen} of ten: ${gained} ms`);
    }
  });

  test('answers every ping late: its connection cannot be told from a slow one, and it gains up to 250 ms less its delay', () => {
    const gained = advantage(20, { claim: LONG_AGO, ...late(1_000, 10) });
    assert.ok(gained > 200 && gained <= MOST_DELAY, `${gained} ms`);
  });
});

describe('W-48 an honest client', () => {
  /** How much later than it was made a press on such a connection is believed to have been made. */
  function losses(delay: () => number): number[] {
    const clock = new DelayMeter();
    return Array.from({ length: 500 }, (_, ping) => {
      const [sent, there, back] = [ping * 5_000, delay(), delay()];
      clock.measure(sent, sent + there, sent + there + back);
      return Math.max(0, delay() - clock.delay);
    }).slice(40);
  }

  const share = (all: readonly number[], most: number): number =>
    all.filter((loss) => loss <= most).length / all.length;

  test('on a connection that varies by 25 ms to either side loses hardly anything', () => {
    const random = new Random(seedFrom('wireless'), 'line');
    const lost = losses(() => 60 + random.below(51) - 25);
    assert.ok(share(lost, 0) > 0.9, `nothing in ${share(lost, 0)}`);
    assert.ok(share(lost, 10) > 0.99, `10 ms in ${share(lost, 10)}`);
  });

  test('whose connection gets stuck now and then loses only what then comes late', () => {
    const random = new Random(seedFrom('tunnel'), 'line');
    const lost = losses(() => (random.happens(0.1) ? 300 : 40 + random.below(11)));
    assert.ok(share(lost, 5) > 0.88, `5 ms in ${share(lost, 5)}`);
  });

  test('whose connection has become slower is believed within three minutes, and one that has become quicker at once', () => {
    const clock = new DelayMeter();
    const pings = (roundTrip: number, count: number) => {
      for (let ping = 0; ping < count; ping++) clock.measure(0, roundTrip / 2, roundTrip);
    };
    pings(40, 32);
    pings(200, 36);
    assert.equal(clock.delay, 100);
    pings(40, 4);
    assert.ok(clock.delay <= 20 + MOST_JITTER);
    pings(40, 16);
    assert.equal(clock.delay, 20);
  });
});

describe('W-48 a slow connection', () => {
  test('makes others wait for as long as it needs, a second in all; from then on for 100 ms', () => {
    const party = play({ game: 'zwinkern' });
    const number = party.ada.callsCardOf('ben');
    measure(party, 'ada', steady(400));
    const waited: number[] = [];
    for (let accusation = 0; accusation < 8; accusation++) {
      const [accuser, accused] =
        accusation % 2 === 0 ? (['cleo', 'dora'] as const) : (['dora', 'cleo'] as const);
      party.wait(1_000);
      const pressed = party.time;
      party[accuser].accuses(accused, number);
      party.wait(1_000);
      waited.push(party.linesOf('accused').at(-1)!.t - pressed);
    }
    assert.deepEqual(waited, [250, 250, 250, 250, 250, 250, 200, 100]);
    const beyond = waited.reduce((sum, wait) => sum + wait - USUAL_WAIT, 0);
    assert.equal(beyond, MOST_HELD_UP);
  });

  test('is waited for by everybody alike: for whoever accuses, and whoever else is slow', () => {
    const delays = [0, 250, 180];
    const waitBudget = new WaitBudget(3, (seat) => delays[seat]!);
    for (let accusation = 0; accusation < 6; accusation++) waitBudget.spend(0);
    assert.deepEqual([waitBudget.waitOf(0), waitBudget.waitOf(1)], [USUAL_WAIT + 100, 180]);
    waitBudget.spend(0);
    assert.equal(waitBudget.waitOf(2), USUAL_WAIT, 'there is none left for seat 1');
    assert.equal(waitBudget.waitOf(1), 180, 'but for seat 2');
    delays[1] = 60;
    assert.equal(waitBudget.waitOf(2), 60, 'a connection that has become quick needs none');
  });

  test('is no reason to wait for somebody who is away', () => {
    const { party, number } = beforeTheAccusation();
    measure(party, 'cleo', steady(200));
    party.cleo.vanishes();
    const pressed = party.time;
    party.dora.accuses('ben', number);
    assert.equal(party.linesOf('accused')[0]?.t, pressed);
  });
});

describe('a delay meter', () => {
  test('takes the offset of the quickest of the last measurements', () => {
    const clock = new DelayMeter();
    assert.equal(clock.toTable(5), null);
    assert.equal(clock.delay, 0);
    clock.measure(0, 1_000 + 90, 100);
    clock.measure(1_000, 2_000 + 5, 1_010);
    assert.equal(clock.toTable(3_000), 2_000);
  });

  test('an answer before the question is no delay', () => {
    const clock = new DelayMeter();
    clock.measure(100, 0, 50);
    assert.equal(clock.delay, 0);
  });
});
