import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type * as spywhereRules from '@oeillade/games/spywhere';
import type * as winkFamily from '@oeillade/games/wink-family';
import { LessonTable } from '../../src/features/learn/lesson/lesson-table.ts';
import { lesson as spywhere } from '../../src/games/spywhere/lesson/script.ts';
import { HANDS, lastWords, PROPOSED, lesson as wink } from '../../src/games/wink-family/lesson/script.ts';
import { myCommands } from '../../src/shell/session/legal.ts';
import { Learner } from './learner.ts';

type WinkLearner = Learner<(typeof wink.steps)[number]['id']>;
type SpywhereLearner = Learner<(typeof spywhere.steps)[number]['id']>;

const idsOf = (steps: readonly { readonly id: string }[]) => steps.map(({ id }) => id);
const winkView = ({ view }: WinkLearner) => view as winkFamily.WinkView;
const spywhereView = ({ view }: SpywhereLearner) => view as spywhereRules.SpywhereView;
const looks = (learner: WinkLearner, at: number) => () => learner.session.look(at);

async function startsWinking(learner: WinkLearner): Promise<void> {
  await learner.does('look', looks(learner, 1));
  await learner.does('read', looks(learner, 2));
  assert.equal(learner.id, 'felt');
  learner.understands();
}

async function winksUntilCaught(learner: WinkLearner): Promise<void> {
  await learner.does('asked');
  // Whoever still looks at Otto sees at once that he watches.
  if (learner.id === 'watched') await learner.does('watched', looks(learner, 3));
  await answersBo(learner);
  await learner.does('catch', looks(learner, 3));
}

/** Looks at Bo, and winks when his eyes are there. */
async function answersBo(learner: WinkLearner): Promise<void> {
  learner.session.look(1);
  await learner.until(() => learner.session.model.gazes.get(1) === 0);
  await learner.does('answer', () => void learner.session.play({ do: 'signal', to: 1, signal: 'wink' }));
}

/** Goes from face to face until somebody winks. */
async function looksForWink(learner: WinkLearner): Promise<number> {
  for (let face = 1; learner.id === 'winked'; face = (face % 3) + 1) {
    learner.session.look(face);
    let step = 0;
    await learner.until(() => learner.id !== 'winked' || ++step > 35);
  }
  return learner.session.model.signal!.of;
}

describe('the lesson of winks', () => {
  test('its secret deals the cards that the script knows of', async () => {
    const learner = await new Learner(wink).sitsDown();
    assert.deepEqual(winkView(learner).hand, HANDS[0]);
    assert.ok(HANDS[1]!.includes(PROPOSED));
  });

  test('is done by doing what each step asks for', async () => {
    const learner = await new Learner(wink).sitsDown();
    await startsWinking(learner);
    await learner.does('call', () => void learner.session.play({ do: 'call', number: PROPOSED }));
    assert.equal(await looksForWink(learner), 1, 'Bo has it');
    await winksUntilCaught(learner);
    const number = winkView(learner).seats[2]!.called!;
    await learner.does('accuse', () => void learner.session.play({ do: 'accuse', named: 3, number }));
    assert.equal(winkView(learner).seats[0]!.laid.length, 2);
    await learner.until(() => winkView(learner).turn === 0);
    await learner.does('name', () => void learner.session.play({ do: 'designate', named: 1 }));
    assert.equal(winkView(learner).seats[0]!.laid.length, 3);
    assert.deepEqual(learner.done, idsOf(wink.steps));
    assert.equal(lastWords(learner.state), 'over');
  });

  test('goes on with another card, a wrong accusation and a wrong name', async () => {
    const learner = await new Learner(wink).sitsDown();
    await startsWinking(learner);
    const number = HANDS[3]![0]!;
    await learner.does('call', () => void learner.session.play({ do: 'call', number }));
    assert.equal(await looksForWink(learner), 3, 'Otto has this one');
    await winksUntilCaught(learner);
    const called = winkView(learner).seats[2]!.called!;
    await learner.does('accuse', () => void learner.session.play({ do: 'accuse', named: 1, number: called }));
    assert.ok(wink.steps.at(-1)!.isMissed!(learner.state));
    await learner.until(() => winkView(learner).turn === 0);
    await learner.does('name', () => void learner.session.play({ do: 'designate', named: 2 }));
    assert.deepEqual(learner.done, idsOf(wink.steps));
    assert.equal(lastWords(learner.state), 'overMissed', 'nobody is told that they know everything');
  });

  test('nothing happens to somebody who takes their time', async () => {
    const learner = await new Learner(wink).sitsDown();
    await learner.clock.pass(10 * 60_000);
    assert.equal(learner.id, 'look');
    assert.equal(winkView(learner).turn, 0);
  });

  test('is left in the middle and taken up again at the same table', async () => {
    const first = await new Learner(wink).sitsDown();
    await startsWinking(first);
    await first.does('call', () => void first.session.play({ do: 'call', number: PROPOSED }));
    await looksForWink(first);
    await first.does('asked');
    const before = winkView(first);
    const { kept: events, step } = first;
    const { looking } = first.session.model;
    assert.notEqual(looking, null);
    first.leaves();
    const second = await new Learner(wink, { events, step }).sitsDown();
    assert.deepEqual(winkView(second), before);
    assert.equal(second.session.model.looking, looking);
    await second.does('watched', looks(second, 3));
    await answersBo(second);
    assert.equal(second.id, 'catch');
  });
});

const can = (learner: SpywhereLearner) =>
  myCommands(learner.session.model) as readonly spywhereRules.SpywhereCommand[];
const plays = (learner: SpywhereLearner, what: spywhereRules.SpywhereCommand['do']) => () => {
  const command = can(learner).find((one) => one.do === what);
  assert.ok(command, `${what} is possible`);
  void learner.session.play(command);
};

async function takesSecondTurn(learner: SpywhereLearner): Promise<void> {
  await learner.until(() => spywhereView(learner).turn === 0);
  plays(learner, 'draw')();
  await learner.until(() => spywhereView(learner).step === 'exchange');
  await learner.does('turn', plays(learner, 'exchange'));
}

test('what was kept and is no table any more is known as such', async () => {
  const learner = await new Learner(wink).sitsDown();
  await learner.does('look', looks(learner, 1));
  learner.leaves();
  assert.ok(LessonTable.isWhole(wink, learner.kept));
  assert.ok(!LessonTable.isWhole(wink, learner.kept.slice(1)));
  assert.ok(!LessonTable.isWhole(wink, ['not a table']));
});

describe('the lesson of Spywhere', () => {
  test('is done by doing what each step asks for', async () => {
    const learner = await new Learner(spywhere).sitsDown();
    learner.understands();
    await learner.does('draw', plays(learner, 'draw'));
    await learner.does('exchange', plays(learner, 'exchange'));
    await learner.does('eliminate', plays(learner, 'eliminate'));
    assert.equal(spywhereView(learner).seats[0]!.clues.length, 1);
    await learner.does('end', plays(learner, 'end-turn'));
    await learner.does('watch');
    const { took } = learner.state.lastOf('exchanged', 1)!;
    assert.equal(took, 'italy', 'Bo takes what comes from home');
    const read = spywhere.steps.find(({ id }) => id === 'read')!;
    assert.equal(read.gaps!(learner.state).took, took);
    learner.understands();
    await learner.does('notebook', () => {
      learner.isNoting = true;
    });
    await takesSecondTurn(learner);
    await learner.does('identify', () => {
      void learner.session.play({ do: 'attempt', at: 1, nation: 'italy' });
    });
    await learner.until(() => spywhereView(learner).step === 'last');
    assert.equal(spywhereView(learner).closed?.by, 2);
    await learner.does('last', () => {
      void learner.session.play({ do: 'attempt-last', attempts: [{ at: 2, nation: 'france' }] });
    });
    assert.deepEqual(learner.done, idsOf(spywhere.steps));
    assert.equal(spywhereView(learner).revealed!.seats[0]!.right, 2);
  });

  test('goes on without an elimination and without an identification', async () => {
    const learner = await new Learner(spywhere).sitsDown();
    learner.understands();
    await learner.does('draw', plays(learner, 'draw'));
    await learner.does('exchange', plays(learner, 'exchange'));
    plays(learner, 'end-turn')();
    await learner.until(() => learner.id === 'read');
    learner.understands();
    await learner.does('notebook', () => {
      learner.isNoting = true;
    });
    await takesSecondTurn(learner);
    await learner.does('identify', plays(learner, 'end-turn'));
    await learner.until(() => spywhereView(learner).step === 'last');
    await learner.does('last', () => void learner.session.play({ do: 'attempt-last', attempts: [] }));
    assert.deepEqual(learner.done, idsOf(spywhere.steps));
  });

  test('nobody plays on while there is something to read', async () => {
    const learner = await new Learner(spywhere).sitsDown();
    learner.understands();
    await learner.does('draw', plays(learner, 'draw'));
    await learner.does('exchange', plays(learner, 'exchange'));
    plays(learner, 'end-turn')();
    await learner.until(() => learner.id === 'read');
    await learner.clock.pass(5 * 60_000);
    assert.equal(spywhereView(learner).turn, 2);
    assert.equal(spywhereView(learner).step, 'draw');
  });
});
