import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Seat } from '@oeillade/kernel';
import type { DoubtStep } from '../../src/games/wink-family/stage/scenes.ts';
import { WinkStageStore } from '../../src/games/wink-family/stage/stage-store.ts';
import { heartbeatsBy } from '../../src/games/wink-family/stage/steps.ts';
import { emptyModel, hear, lookAt, type TableModel, welcome } from '../../src/shell/session/model.ts';
import { lengthOf } from '../../src/ui/stage/scene.ts';
import type { Theatre } from '../../src/ui/stage/theatre.ts';
import { snapshot } from '../session/table-end.ts';
import { lobbyOf } from '../support/lobby-of.ts';
import { StageClock } from './stage-clock.ts';

const [ADA, BEN, CLEO, DORA] = [0, 1, 2, 3] as const;
const RULES = { turning: 0, lasting: 520 };

/** A table of four as one of them hears of it, with the stage on their screen. */
class Evening {
  readonly clock = new StageClock();
  readonly stage = new WinkStageStore(this.clock.wakeAfter);
  readonly #theatre: Theatre;
  #told: TableModel;
  isGiving = false;

  constructor(
    me: Seat | null,
    { game = 'wink', theatre = 'full' }: { game?: string; theatre?: Theatre } = {},
  ) {
    this.#theatre = theatre;
    this.#told = welcome(emptyModel('ACDEF'), me);
    this.says(snapshot({ lobby: lobbyOf(game, {}, RULES), view: {}, clock: clockAt(0) }));
  }

  /** The table tells something, now. */
  says(frame: object): this {
    this.#told = hear(this.#told, frame as never, this.#told.looking, this.clock.now);
    this.#hear();
    return this;
  }

  happens(event: object, t = this.clock.now): this {
    return this.says({ m: 'event', t, event });
  }

  looks(at: Seat | null): this {
    this.#told = lookAt(this.#told, at);
    this.#hear();
    return this;
  }

  winks(isGiving: boolean): this {
    this.isGiving = isGiving;
    this.#hear();
    return this;
  }

  at(t: number): this {
    this.clock.goTo(t);
    return this;
  }

  get step(): string {
    const playing = this.stage.player.model;
    return playing ? `${playing.scene.kind} ${playing.step.name}` : 'empty';
  }

  get scene() {
    return this.stage.player.model?.scene ?? null;
  }

  #hear(): void {
    this.stage.hear(this.#told, this.isGiving, this.#theatre, this.clock.now);
  }
}

const clockAt = (t: number) => ({ m: 'clock', t, until: null, callFrom: 0, paused: false });
const calls = (seat: Seat, number: number) => ({ e: 'called', seat, number });
const accuses = (seat: Seat, named: Seat, number: number, right: boolean) => ({
  e: 'accused',
  seat,
  named,
  number,
  right,
});
const names = (seat: Seat, named: Seat, right: boolean, laidBy?: Seat | null) => ({
  e: 'designated',
  seat,
  named,
  number: 7,
  right,
  ...(laidBy === undefined ? {} : { laidBy }),
});

describe('what is staged', () => {
  test('a deal, a call, a naming and an accusation, when they are announced and not before', () => {
    const evening = new Evening(ADA);
    assert.equal(evening.step, 'empty');
    evening.happens({ e: 'dealt', first: 0 });
    assert.equal(evening.step, 'deal wave');
    assert.equal(evening.at(2_000).happens(calls(BEN, 7)).step, 'call drop');
    assert.equal(evening.at(4_000).happens(names(BEN, CLEO, true)).step, 'naming meet');
    assert.equal(evening.at(8_000).happens(accuses(DORA, CLEO, 9, true)).step, 'accusation curtain');
  });

  test('nothing that somebody missed while they were away', () => {
    const evening = new Evening(ADA).at(60_000).says({ ...clockAt(60_000) });
    evening.happens(calls(BEN, 7), 20_000);
    assert.equal(evening.step, 'empty');
  });

  test('nothing at all where theatre is plain', () => {
    const evening = new Evening(ADA, { theatre: 'plain' }).happens(accuses(BEN, CLEO, 7, true));
    assert.equal(evening.step, 'empty');
  });

  test('a step beside the table is over within 1.4 seconds', () => {
    for (const event of [
      { e: 'dealt', first: 0 },
      calls(BEN, 7),
      names(BEN, CLEO, true),
      names(BEN, CLEO, false),
    ]) {
      const { scene } = new Evening(ADA).happens(event);
      assert.ok(lengthOf(scene!) <= 1_400, `${scene!.kind}: ${lengthOf(scene!)}`);
    }
  });
});

describe('the suspense of an accusation', () => {
  test('is the same for everybody, true or false, at every tempo', () => {
    for (const theatre of ['full', 'brief'] as const) {
      for (const me of [null, ADA, BEN, CLEO]) {
        const [yes, no] = [true, false].map((right) => stepsUntilVerdict(me, theatre, right));
        assert.deepEqual(yes, no);
        const doubts = yes!.filter(({ name }) => name.startsWith('doubt'));
        assert.equal(
          doubts.reduce((sum, { lasts }) => sum + lasts, 0),
          1_200,
        );
      }
    }
  });

  test('has three heartbeats, 400 ms apart, and as many dots for the eye', () => {
    const { steps } = new Evening(ADA).happens(accuses(BEN, CLEO, 7, true)).scene!;
    let at = 0;
    const beats: number[] = [];
    for (const { name, lasts, sound } of steps.filter((step) => step.name.startsWith('doubt'))) {
      if (sound === 'heart') beats.push(at);
      assert.equal(heartbeatsBy(name as DoubtStep), beats.length);
      at += lasts;
    }
    assert.deepEqual(beats, [0, 400, 800]);
  });

  test('ends with a verdict that is felt by whoever was caught and heard alike by all', () => {
    for (const right of [true, false]) {
      for (const me of [null, ADA, BEN, CLEO]) {
        const { steps } = new Evening(me).happens(accuses(BEN, CLEO, 7, right)).scene!;
        const felt = steps.filter(({ isFelt }) => isFelt).map(({ name }) => name);
        assert.deepEqual(felt, right && me === CLEO ? ['verdict'] : []);
        const sounds = (of: typeof steps) => of.map(({ sound }) => sound);
        assert.deepEqual(
          sounds(steps),
          sounds(new Evening(null).happens(accuses(BEN, CLEO, 7, right)).scene!.steps),
        );
      }
    }
  });

  test('lasts 4.8 seconds with what follows where it is true, and 3.6 where it is not', () => {
    assert.equal(lengthOf(new Evening(ADA).happens(accuses(BEN, CLEO, 7, true)).scene!), 4_800);
    assert.equal(lengthOf(new Evening(ADA).happens(accuses(BEN, CLEO, 7, false)).scene!), 3_600);
  });

  test('from the fourth accusation of a game on all but the suspense is brief', () => {
    const evening = new Evening(ADA);
    const tempos = [1, 2, 3, 4].map((nth) => {
      evening.at(nth * 10_000).happens(accuses(BEN, CLEO, nth, false));
      return evening.stage.player.model?.tempo;
    });
    assert.deepEqual(tempos, [1, 1, 1, 0.6]);
  });
});

/** All steps before the verdict, with how long they last on this screen. */
function stepsUntilVerdict(me: Seat | null, theatre: Theatre, right: boolean) {
  const evening = new Evening(me, { theatre }).happens(accuses(BEN, CLEO, 7, right));
  const { scene, tempo } = evening.stage.player.model!;
  const until = scene.steps.findIndex(({ name }) => name === 'verdict');
  return scene.steps
    .slice(0, until)
    .map(({ name, lasts, isFixed }) => ({ name, lasts: isFixed ? lasts : lasts * tempo }));
}

describe('the wink in slow motion', () => {
  /** Ben calls; Cleo winks at him while Dora looks at her from 2,000 to 2,148; Dora accuses her. */
  function seenFrom(me: Seat | null, right = true): Evening {
    const evening = new Evening(me).happens(calls(BEN, 7)).at(2_000);
    if (me === DORA) {
      evening.looks(CLEO).says({ m: 'signal', of: CLEO, to: BEN, signal: 'wink', until: 2_520 });
      evening.at(2_148).looks(null);
    }
    if (me === CLEO) evening.looks(BEN).winks(true).at(2_520).winks(false);
    return evening.at(5_000).happens(accuses(DORA, CLEO, 7, right));
  }
  const winkIn = (evening: Evening) => {
    const { scene } = evening;
    return scene?.kind === 'accusation' ? scene.wink : undefined;
  };

  test('is shown to the accuser who saw it, with when and for how long', () => {
    assert.deepEqual(winkIn(seenFrom(DORA)), { of: CLEO, to: BEN, at: 2_000, ms: 148 });
  });

  test('is shown to the accused who made it', () => {
    assert.deepEqual(winkIn(seenFrom(CLEO)), { of: CLEO, to: BEN, at: 2_000, ms: null });
  });

  test('is shown to nobody else, not even to the caller for whom it was', () => {
    for (const me of [null, ADA, BEN]) assert.equal(winkIn(seenFrom(me)), null);
  });

  test('is shown to nobody where the accusation is false', () => {
    for (const me of [CLEO, DORA]) assert.equal(winkIn(seenFrom(me, false)), null);
  });

  test('is not one that was made for an earlier call', () => {
    const evening = new Evening(DORA).happens(calls(BEN, 9)).at(2_000).looks(CLEO);
    evening.says({ m: 'signal', of: CLEO, to: BEN, signal: 'wink', until: 2_520 }).at(3_000).looks(null);
    evening
      .at(4_000)
      .happens(calls(BEN, 7))
      .at(6_000)
      .happens(accuses(DORA, CLEO, 7, true));
    assert.equal(winkIn(evening), null);
  });
});

test('a wink that I see ends the scene at once: none is lost behind an effect', () => {
  const evening = new Evening(ADA)
    .looks(BEN)
    .happens(accuses(CLEO, DORA, 7, true))
    .at(600);
  evening.says({ m: 'signal', of: BEN, to: ADA, signal: 'wink', until: 1_400 });
  assert.equal(evening.step, 'empty');
});

describe('a naming that was wrong', () => {
  const named = (game: string, laidBy?: Seat | null) => {
    const { scene } = new Evening(ADA, { game }).happens(names(BEN, CLEO, false, laidBy));
    return scene?.kind === 'naming' ? { goes: scene.goes, laidBy: scene.laidBy } : null;
  };

  test('E-11 E-12 in Zwinkern the card leaves the table, and nothing tells who has its twin', () => {
    assert.deepEqual(named('zwinkern'), { goes: 'away', laidBy: null });
  });

  test('E-11 E-12 in the others it is turned down, and whoever holds the twin lays it down in sight', () => {
    for (const game of ['wink-agents', 'wink']) {
      assert.deepEqual(named(game, DORA), { goes: 'down', laidBy: DORA });
      assert.deepEqual(named(game, null), { goes: 'down', laidBy: null });
    }
  });
});
