import assert from 'node:assert/strict';
import { after, before, describe, mock, test } from 'node:test';
import type { Seat } from '@oeillade/kernel';
import type { TableRules } from '@oeillade/table';
import { type WinkModel, WinkStore } from '../../src/games/wink-family/table/wink-store.ts';
import { onStage } from '../../src/ui/stage/on-stage.ts';
import { seated, snapshot } from '../session/table-end.ts';
import { lobbyOf } from '../support/lobby-of.ts';
import { Party } from './party.ts';

const ADA = 0;
const [BEN, CLEO, DORA] = [1, 2, 3] as const;

/** Everybody has called, Dora a card of Ada's, and Ada is to name her partner. */
function backToAda(): Party {
  const party = new Party();
  party.callsCardOf(ADA, CLEO);
  party.callsCardOf(BEN, CLEO);
  party.callsCardOf(CLEO, DORA);
  party.callsCardOf(DORA, ADA);
  return party;
}

/** Ada at a table of four. */
function adaAt(party: Party, rules: Partial<TableRules> = {}) {
  const { session, table } = seated();
  const view = (seat: Seat = ADA) => party.play.game.view(party.play.state, seat);
  table.says(snapshot({ lobby: lobbyOf('wink', { first: 0 }, rules), view: view() }));
  const store = new WinkStore(session);
  const leave = store.open();
  return {
    store,
    table,
    leave,
    sees: (of: Seat, at: Seat | null, felt = 0) => table.says({ m: 'eyes', sees: [{ of, at }], felt }),
    goesOn: () => table.says({ n: 2, m: 'view', t: 1, view: view() }),
    sent: () => table.heard.filter(({ ask }) => ask === 'play').map(({ command }) => command),
  };
}

/** What of the screen is the very same before and after. */
function unchanged(was: WinkModel, is: WinkModel): string[] {
  return Object.entries(was.screen)
    .filter(([key, value]) => Object.is(value, is.screen[key as keyof typeof is.screen]))
    .map(([key]) => key);
}

before(() => mock.timers.enable({ apis: ['Date', 'setTimeout'], now: 1_000_000 }));
after(() => mock.timers.reset());

describe('a look', () => {
  test('leaves the board, the hand, the points and what may be done as they were', () => {
    const { store, sees, leave } = adaAt(new Party());
    for (const look of [() => store.actions.look(BEN), () => sees(BEN, CLEO), () => sees(BEN, CLEO, 2)]) {
      const was = store.model;
      look();
      assert.notEqual(store.model, was);
      const same = unchanged(was, store.model);
      for (const part of ['cells', 'hand', 'scores', 'people', 'nameable', 'accusations', 'agreed', 'turn']) {
        assert.ok(same.includes(part), part);
      }
      assert.equal(store.model.entries, was.entries);
    }
    leave();
  });
});

describe('what I do', () => {
  test('a card is chosen by a press, and called by a second one, once', () => {
    const party = new Party();
    const { store, sent, goesOn, leave } = adaAt(party);
    const { number } = store.model.screen.cells.find(({ isCallable }) => isCallable)!;
    store.actions.select(number);
    assert.equal(store.model.screen.selected, number);
    assert.deepEqual(sent(), []);
    store.actions.select(number);
    store.actions.select(number);
    assert.deepEqual(sent(), [{ do: 'call', number }]);
    assert.equal(store.model.sent, 'call');
    party.does(ADA, { do: 'call', number } as never);
    goesOn();
    assert.equal(store.model.sent, null);
    leave();
  });

  test('naming names whom I look at, and asks where I look at nobody', () => {
    const { store, sent, leave } = adaAt(backToAda());
    store.actions.claim();
    assert.equal(store.model.opened, 'claim');
    store.actions.look(CLEO);
    store.actions.claim();
    assert.deepEqual(sent(), [{ do: 'designate', named: CLEO }]);
    leave();
  });

  test('nobody is accused while nothing is called', () => {
    const { store, leave } = adaAt(new Party());
    store.actions.suspect();
    assert.equal(store.model.opened, null);
    leave();
  });

  test('my wink lasts as long as winks do here, and no second one goes out meanwhile', () => {
    const { store, sent, leave } = adaAt(backToAda(), { lasting: 700 });
    const wink = { do: 'signal', to: DORA, signal: 'wink' };
    store.actions.look(DORA);
    store.actions.signal();
    store.actions.signal();
    assert.equal(store.model.giving, 'wink');
    assert.deepEqual(sent(), [wink]);
    mock.timers.tick(700);
    assert.equal(store.model.giving, null);
    store.actions.signal();
    assert.deepEqual(sent(), [wink, wink]);
    leave();
  });
});

describe('without a word of the table', () => {
  test('a signal that I see is over when it has lasted', () => {
    const { store, table, leave } = adaAt(new Party(), { lasting: 700 });
    let told = 0;
    store.subscribe(() => told++);
    store.actions.look(BEN);
    table.says({ m: 'signal', of: BEN, to: CLEO, signal: 'wink', until: 700 });
    assert.equal(store.model.signal?.of, BEN);
    mock.timers.tick(699);
    assert.equal(store.model.signal?.of, BEN);
    const before = told;
    mock.timers.tick(2);
    assert.equal(store.model.signal, null);
    assert.equal(told, before + 1);
    leave();
  });

  test('eyes that have left me are shown a moment longer', () => {
    const { store, table, leave } = adaAt(new Party());
    table.says({ m: 'eyes', sees: [], felt: 2 });
    assert.deepEqual(store.model.felt, { count: 2, mode: 'many' });
    table.says({ m: 'eyes', sees: [], felt: 0 });
    assert.equal(store.model.felt?.count, 2);
    mock.timers.tick(300);
    assert.equal(store.model.felt?.count, 0);
    leave();
  });

  test('nothing happens any more at a table that was left', () => {
    const { store, table, leave } = adaAt(new Party());
    leave();
    const was = store.model;
    table.says({ m: 'eyes', sees: [], felt: 2 });
    mock.timers.tick(1_000);
    assert.equal(store.model, was);
  });
});

describe('the board of a phone', () => {
  test('opens by itself while I must call, and shuts with the call', () => {
    const { store, leave } = adaAt(new Party());
    assert.equal(store.model.isBoardOpen, true);
    const { number } = store.model.screen.cells.find(({ isCallable }) => isCallable)!;
    store.actions.select(number);
    store.actions.call();
    assert.equal(store.model.isBoardOpen, false);
    leave();
  });

  test('stays shut while there is somebody to name', () => {
    const { store, leave } = adaAt(backToAda());
    assert.equal(store.model.isBoardOpen, false);
    store.actions.showBoard(true);
    assert.equal(store.model.isBoardOpen, true, 'but opens if I wish it');
    leave();
  });

  test('what I wish holds until I must call, or have called', () => {
    const party = new Party();
    const { store, goesOn, leave } = adaAt(party);
    store.actions.showBoard(false);
    assert.equal(store.model.isBoardOpen, false, 'I look at the faces first');
    party.callsCardOf(ADA, CLEO);
    goesOn();
    store.actions.showBoard(true);
    assert.equal(store.model.isBoardOpen, true, 'and at the cards afterwards');
    leave();
  });
});

describe('while the stage keeps an outcome in suspense', () => {
  const scene = { key: '1', weight: 'great', steps: [] } as const;
  const step = { name: 'doubt-1', lasts: 220, gaze: 'free' } as const;
  const plays = (suspense: string | null) => onStage.tell({ model: { scene, step, tempo: 1 }, suspense });

  test('hand, points, spies and board are as before, and what may be done as it is now', () => {
    const party = backToAda();
    const { store, table, leave, goesOn } = adaAt(party);
    const before = store.model.screen;
    table.says({
      m: 'event',
      t: 1,
      event: { e: 'designated', seat: ADA, named: CLEO, number: 1, right: true },
    });
    plays('1');
    party.does(ADA, { do: 'designate', named: CLEO } as never);
    goesOn();
    const { screen, entries } = store.model;
    for (const part of ['hand', 'scores', 'spies'] as const)
      assert.deepEqual(screen[part], before[part], part);
    assert.deepEqual(
      screen.cells.map(({ card, pawn }) => [card, pawn]),
      before.cells.map(({ card, pawn }) => [card, pawn]),
    );
    assert.ok(screen.mayCall, 'whoever acts at once may');
    assert.deepEqual([screen.step, screen.turnCalled], ['call', null], 'and reads what they are to do');
    assert.deepEqual(entries.at(-1)?.saying, {
      say: 'designates',
      name: ADA,
      named: CLEO,
      number: 1,
      outcome: null,
    });
    table.says({
      m: 'event',
      t: 2,
      event: { e: 'designated', seat: ADA, named: CLEO, number: 2, right: true },
    });
    plays('2');
    assert.notDeepEqual(
      store.model.screen.scores,
      before.scores,
      'the next outcome keeps back its own alone',
    );
    onStage.tell({ model: null, suspense: null });
    leave();
  });
});
