import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { SpywhereStore } from '../../src/games/spywhere/table/spywhere-store.ts';
import { veiled } from '../../src/games/spywhere/table/veil.ts';
import { seated, snapshot } from '../session/table-end.ts';
import { lobbyOf } from '../support/lobby-of.ts';
import { Dinner } from './views.ts';

const ADA = 0;
const BEN = 1;

/** Ada at a table of four, which tells her of its dinner. */
function adaAt(dinner: Dinner) {
  const { session, table } = seated();
  let n = 1;
  table.says(snapshot({ lobby: lobbyOf('spywhere'), view: dinner.view(ADA) }));
  const store = new SpywhereStore(session, { isAlone: true });
  const leave = store.open();
  return {
    store,
    leave,
    table,
    goesOn: () => table.says({ n: ++n, m: 'view', t: n, view: dinner.view(ADA) }),
    laughs: () => table.says({ m: 'reacted', seat: BEN, reaction: 'laugh' }),
    sent: () => table.heard.filter(({ ask }) => ask === 'play').map(({ command }) => command),
  };
}

/** Ada has drawn, and is to exchange. */
const drawn = () =>
  new Dinner().goes({ e: 'drew', seat: ADA, card: 'france', why: 'turn' } as Parameters<Dinner['goes']>[0]);

describe('a table of Spywhere, as a page shows it', () => {
  test('two presses exchange: a card of mine, and one of the market', () => {
    const { store, leave, sent } = adaAt(drawn());
    store.actions.give('italy');
    assert.equal(store.model.screen.gave, 'italy');
    store.actions.take(0);
    assert.deepEqual(sent(), [{ do: 'exchange', gave: 'italy', took: 'usa' }]);
    assert.equal(store.model.sent, 'exchange');
    leave();
  });

  test('what was pointed at stays lit until the table has answered', () => {
    const dinner = drawn();
    const { store, leave, goesOn } = adaAt(dinner);
    store.actions.exchange('italy', 0);
    assert.equal(store.model.screen.gave, 'italy');
    dinner.goes({ e: 'exchanged', seat: ADA, gave: 'italy', took: 'usa' });
    goesOn();
    assert.equal(store.model.sent, null);
    assert.equal(store.model.screen.gave, null);
    assert.ok(store.model.screen.market.every(({ isSelected }) => !isSelected));
    leave();
  });

  test('a face that laughs leaves the very same screen and log', () => {
    const { store, leave, laughs } = adaAt(drawn());
    const before = store.model;
    laughs();
    assert.notEqual(store.model, before);
    for (const part of ['screen', 'entries', 'people', 'opened', 'drag'] as const)
      assert.equal(store.model[part], before[part], part);
    leave();
  });

  test('marks are mine, and stay with the round', () => {
    const { store, leave } = adaAt(drawn());
    store.actions.note(BEN, 'japan');
    const row = store.model.screen.notebook.find(({ seat }) => seat === BEN);
    assert.equal(row?.cells.find(({ nation }) => nation === 'japan')?.mark, 'no');
    leave();
  });

  test('whom I may identify no more cannot be chosen any more', () => {
    const dinner = drawn().goes({ e: 'exchanged', seat: ADA, gave: 'italy', took: 'usa' });
    const { store, leave, goesOn } = adaAt(dinner);
    store.actions.open({ is: 'identify' });
    assert.equal(store.model.opened?.is, 'identify');
    dinner.goes({ e: 'turn-ended', seat: ADA } as Parameters<Dinner['goes']>[0]);
    goesOn();
    assert.equal(store.model.opened, null);
    leave();
  });

  test('under a veil my hand is nobody’s, and what I can do stays mine', () => {
    const { store, leave, sent } = adaAt(drawn());
    const covered = veiled(store, { hand: true, log: true });
    assert.deepEqual(covered.model.screen.hand, []);
    assert.equal(covered.model, covered.model, 'the same as long as nothing changes');
    covered.actions.exchange('italy', 0);
    assert.equal(sent().length, 1);
    leave();
  });
});
