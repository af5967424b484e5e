import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Seat } from '@oeillade/kernel';
import { TableStageStore } from '../../src/games/spywhere/scenes/stage-store.ts';
import { emptyModel, hear, type TableModel, welcome } from '../../src/shell/session/model.ts';
import { lengthOf } from '../../src/ui/stage/scene.ts';
import type { Theatre } from '../../src/ui/stage/theatre.ts';
import { snapshot } from '../session/table-end.ts';
import { StageClock } from '../stage/stage-clock.ts';
import { lobbyOf } from '../support/lobby-of.ts';

const [ADA, BEN] = [0, 1] as const;

/** A table of four as one of them hears of it, with the stage on their screen. */
class Dinner {
  readonly clock = new StageClock();
  readonly stage = new TableStageStore(this.clock.wakeAfter);
  readonly #theatre: Theatre;
  #told: TableModel;

  constructor(me: Seat | null, theatre: Theatre = 'full') {
    this.#theatre = theatre;
    this.#told = welcome(emptyModel('ACDEF'), me);
    this.says(snapshot({ lobby: lobbyOf('spywhere'), view: {}, clock: clockAt(0) }));
  }

  says(frame: object): this {
    this.#told = hear(this.#told, frame as never, this.#told.looking, this.clock.now);
    this.stage.hear(this.#told, this.#theatre, this.clock.now);
    return this;
  }

  happens(event: object, t = this.clock.now): this {
    return this.says({ m: 'event', t, event });
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
}

const clockAt = (t: number) => ({ m: 'clock', t, until: null, callFrom: 0, paused: false });
const DEALT = { e: 'dealt', out: 'germany', passports: ['italy'], hand: ['italy', 'usa'], first: ADA };
const EXCHANGED = { e: 'exchanged', seat: BEN, gave: 'usa', took: 'france' };
const ELIMINATED = { e: 'eliminated', seat: BEN, nation: 'usa' };
const ATTEMPTED = { e: 'attempted', seat: BEN, at: ADA };
const LAST = { e: 'attempted-last', seat: BEN };

describe('what is staged at a table of Spywhere', () => {
  test('a deal, an exchange, an elimination and guesses, when they are announced and not before', () => {
    const dinner = new Dinner(ADA);
    assert.equal(dinner.step, 'empty');
    assert.equal(dinner.happens(DEALT).step, 'deal wave');
    assert.equal(dinner.at(2_000).step, 'empty');
    assert.equal(dinner.happens(EXCHANGED).step, 'exchange cross');
    assert.equal(dinner.at(4_000).happens(ELIMINATED).step, 'elimination unfold');
    assert.equal(dinner.at(6_000).happens(ATTEMPTED).step, 'guess travel');
    assert.equal(dinner.at(6_500).step, 'guess stamp');
    assert.equal(dinner.at(8_000).happens(LAST).step, 'guess travel');
  });

  test('nothing of what somebody drew, nor that a turn is over', () => {
    const dinner = new Dinner(ADA).happens({ e: 'drew', seat: ADA, card: 'usa', why: 'turn' });
    assert.equal(dinner.happens({ e: 'turn-ended', seat: ADA }).step, 'empty');
  });

  test('nothing that somebody missed while they were away', () => {
    const dinner = new Dinner(ADA).at(60_000).says(clockAt(60_000));
    assert.equal(dinner.happens(EXCHANGED, 20_000).step, 'empty');
  });

  test('nothing at all where theatre is plain, and less of it where it is brief', () => {
    assert.equal(new Dinner(ADA, 'plain').happens(ATTEMPTED).step, 'empty');
    assert.equal(new Dinner(ADA, 'brief').happens(EXCHANGED).at(400).step, 'empty');
  });

  test('is over within 1.4 seconds, beside the table, with eyes that hold while paper moves', () => {
    const moves = new Set(['wave', 'cross', 'unfold', 'travel', 'stamp']);
    for (const event of [DEALT, EXCHANGED, ELIMINATED, ATTEMPTED, LAST]) {
      const scene = new Dinner(ADA).happens(event).scene!;
      assert.ok(lengthOf(scene) <= 1_400, `${scene.kind}: ${lengthOf(scene)}`);
      assert.equal(scene.weight, 'passing');
      for (const { name, gaze } of scene.steps) assert.equal(gaze, moves.has(name) ? 'hold' : 'free', name);
    }
  });
});

describe('a scene knows no more than the whole table', () => {
  test('a guess is the same on the screen of whoever made it: not even my own is on the stage', () => {
    const mine = new Dinner(BEN).happens({ ...ATTEMPTED, nation: 'italy' }).scene;
    assert.deepEqual(mine, new Dinner(ADA).happens(ATTEMPTED).scene);
    assert.ok(!JSON.stringify(mine).includes('italy'));
  });

  test('last guesses say neither whom they are about, nor how many there are', () => {
    const attempts = [{ at: ADA, nation: 'italy' }];
    const mine = new Dinner(BEN).happens({ ...LAST, attempts }).scene;
    assert.deepEqual(mine, new Dinner(ADA).happens(LAST).scene);
  });

  test('a deal has nobody’s cards', () => {
    assert.ok(!JSON.stringify(new Dinner(ADA).happens(DEALT).scene).includes('italy'));
  });
});
