import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readSetup } from '@oeillade/kernel';
import { SIGNALS } from '../../src/wink-family/index.ts';
import { EDITIONS, looksTheSame, seatAt, usualHands, wink, winkAgents, zwinkern } from './table.ts';

for (const game of EDITIONS) {
  const { id } = game.facts;

  describe(`partners and signals in ${id}`, () => {
    test('W-20 whoever holds the twin is the partner, until the caller’s next turn begins', () => {
      const table = seatAt(game);
      table.ada.calls(9);
      for (const onlooker of table.onlookers) {
        assert.deepEqual(table.partners(onlooker), onlooker === 'cleo' ? ['ada'] : [], `for ${onlooker}`);
      }
      table.ben.calls(1);
      table.cleo.calls(2);
      assert.deepEqual(table.partners('cleo'), ['ada'], 'still');
      table.dora.calls(3);
      assert.equal(table.turn, 'ada');
      assert.deepEqual(table.partners('cleo'), [], 'ada’s turn has begun');
    });

    test('W-20 only the partner knows it', () => {
      const [ada, ben, cleo, dora] = usualHands(4) as [number[], number[], number[], number[]];
      const board = usualHands(4).flat();
      const cleoHolds = seatAt(game, { board });
      const doraHolds = seatAt(game, { board, hands: [ada, ben, dora, cleo] });
      cleoHolds.ada.calls(9);
      doraHolds.ada.calls(9);
      looksTheSame(cleoHolds, doraHolds, ['ada', 'ben', 'spectator']);
      assert.deepEqual(cleoHolds.partners('cleo'), ['ada']);
      assert.deepEqual(doraHolds.partners('dora'), ['ada']);
    });

    test('W-22 the partner signals as often as they like, until the caller’s turn begins', () => {
      const table = seatAt(game);
      table.ada.calls(9);
      table.cleo.signals('ada');
      table.cleo.signals('ada');
      table.ben.calls(1);
      table.cleo.signals('ada');
      table.cleo.calls(2);
      table.cleo.signals('ada');
      table.dora.calls(3);
      table.refuses(() => table.cleo.signals('ada'), 'too-late', 'W-22');
      assert.ok(!table.legal('cleo').some((command) => command.do === 'signal' && command.to === 0));
      assert.equal(table.play.lines.filter(({ e }) => e === 'signalled').length, 4);
    });

    test('W-22 a signal changes nothing on the table and is told to nobody by the game', () => {
      const table = seatAt(game);
      table.ada.calls(9);
      const before = table.onlookers.map((onlooker) => table.view(onlooker));
      table.cleo.signals('ada');
      assert.deepEqual(
        table.onlookers.map((onlooker) => table.view(onlooker)),
        before,
      );
      assert.deepEqual(table.lastLine(), { t: 0, e: 'signalled', seat: 2, to: 0, number: 9, signal: 'wink' });
      for (const onlooker of table.onlookers) assert.equal(table.told(onlooker), null);
    });

    test('W-23 nobody signals to a player who is not their partner, or without holding the card', () => {
      const table = seatAt(game);
      table.refuses(() => table.cleo.signals('ada'), 'not-your-partner', 'W-23');
      table.ada.calls(9);
      table.refuses(() => table.ben.signals('ada'), 'not-your-partner', 'W-23');
      table.refuses(() => table.dora.signals('ada'), 'not-your-partner', 'W-23');
      table.refuses(() => table.cleo.signals('ben'), 'not-your-partner', 'W-23');
      table.refuses(() => table.cleo.signals('cleo'), 'not-your-partner', 'W-23');
      table.refuses(() => table.ada.signals('cleo'), 'not-your-partner', 'W-23');
      table.refuses(() => table.cleo.signals('hal'), 'not-your-partner', 'W-23');
      table.cleo.signals('ada');
    });

    test('W-23 who had to give the card away has nothing to signal about', () => {
      const table = seatAt(game);
      table.ada.calls(9);
      table.dora.accuses('cleo', 9);
      table.refuses(() => table.cleo.signals('ada'), 'not-your-partner', 'W-23');
      assert.deepEqual(table.partners('cleo'), []);
    });

    test('W-24 the signal is a wink unless the table agreed on something else', () => {
      const table = seatAt(game);
      table.ada.calls(9);
      for (const signal of SIGNALS.filter((other) => other !== 'wink')) {
        table.refuses(() => table.cleo.signals('ada', signal), 'signal-not-agreed', 'W-24');
      }
      table.cleo.signals('ada', 'wink');
      const setup = readSetup(game, 4, {});
      assert.deepEqual(setup.ok && setup.setup.options.signals, ['wink']);
    });

    test('W-24 E-19 another signal instead of the wink: then only that one exists', () => {
      for (const agreed of ['nod', 'hand-on-chin', 'head-tilt'] as const) {
        assert.ok(readSetup(game, 4, { signals: [agreed] }).ok);
        const table = seatAt(game, { options: { signals: [agreed] } });
        table.ada.calls(9);
        table.refuses(() => table.cleo.signals('ada', 'wink'), 'signal-not-agreed', 'W-24');
        table.cleo.signals('ada', agreed);
      }
    });

    test('W-24 a table agrees on something, and on each signal once', () => {
      for (const signals of [[], ['nod', 'nod'], ['whistle'], 'nod']) {
        const setup = readSetup(game, 4, { signals });
        assert.equal(!setup.ok && setup.refusal.code, 'bad-option');
      }
    });

    test('W-25 one player may be the partner of several callers', () => {
      const table = seatAt(game);
      table.ada.calls(13);
      table.ben.calls(14);
      table.cleo.calls(15);
      assert.deepEqual(table.partners('dora'), ['ada', 'ben', 'cleo']);
      table.dora.signals('cleo');
      table.dora.signals('ada');
      table.dora.signals('ben');
    });

    test('W-25 nobody has more than one partner of their own', () => {
      const table = seatAt(game);
      table.ada.calls(13);
      table.ben.calls(9);
      table.cleo.calls(1);
      table.dora.calls(5);
      for (const caller of ['ben', 'cleo', 'dora'] as const) {
        const partners = table.names.filter((name) => table.partners(name).includes(caller));
        assert.equal(partners.length, 1, `of ${caller}`);
      }
      table.ada.designates('dora');
      table.ada.calls(10);
      assert.deepEqual(table.partners('cleo'), ['ada'], 'ada’s partner is cleo now');
      assert.deepEqual(table.partners('dora'), []);
      table.refuses(() => table.dora.signals('ada'), 'not-your-partner', 'W-23');
    });

    test('W-60 where the software carries the eyes, a signal without the card is impossible', () => {
      const table = seatAt(game, { options: { channel: 'avatars' } });
      table.ada.calls(9);
      table.refuses(() => table.dora.signals('ada'), 'not-your-partner', 'W-23');
      assert.ok(!table.dora.may().has('signal'));
      table.refuses(() => table.cleo.signals('ada', 'eyebrows'), 'signal-not-agreed', 'W-24');
      const signals = table.legal('cleo').filter((command) => command.do === 'signal');
      assert.deepEqual(signals, [{ do: 'signal', to: 0, signal: 'wink' }]);
    });

    test('W-60 at a table of real faces the software carries no signal at all', () => {
      const table = seatAt(game, { options: { channel: 'faces' } });
      table.ada.calls(9);
      for (const name of table.names) {
        assert.ok(!table[name].may().has('signal'), name);
        if (name !== 'ada') table.refuses(() => table[name].signals('ada'), 'real-faces-here', 'W-60');
      }
      assert.deepEqual(table.partners('cleo'), ['ada'], 'cleo still knows that it is her turn to wink');
    });
  });
}

for (const game of [zwinkern, wink]) {
  test(`W-21 ${game.facts.id}: a called card may have no holder, and nobody is told`, () => {
    const board = [...usualHands(4).flat(), 33];
    const undealt = seatAt(game, { board, left: [33] });
    undealt.ada.calls(33);
    for (const onlooker of undealt.onlookers) assert.deepEqual(undealt.partners(onlooker), []);
    for (const name of undealt.names) assert.ok(!undealt[name].may().has('signal'), name);

    const [ada, ben, cleo] = usualHands(4) as [number[], number[], number[]];
    const held = seatAt(game, { board, hands: [ada, ben, cleo, [13, 14, 15, 33]], left: [16] });
    held.ada.calls(33);
    looksTheSame(undealt, held, ['ada', 'ben', 'cleo', 'spectator']);
    assert.deepEqual(held.partners('dora'), ['ada']);
  });
}

test('E-19 zwinkern: the table may agree on several signals', () => {
  assert.ok(readSetup(zwinkern, 4, { signals: ['wink', 'nod'] }).ok);
  const table = seatAt(zwinkern, { options: { signals: ['wink', 'nod'] } });
  table.ada.calls(9);
  table.cleo.signals('ada', 'wink');
  table.cleo.signals('ada', 'nod');
  table.refuses(() => table.cleo.signals('ada', 'eyebrows'), 'signal-not-agreed', 'W-24');
});

test('E-19 wink-agents and wink: a hand sign or a movement of the head', () => {
  for (const game of [winkAgents, wink]) {
    for (const signal of ['hand-on-chin', 'head-tilt', 'nod'] as const) {
      const table = seatAt(game, { options: { signals: [signal] } });
      table.ada.calls(13);
      table.dora.signals('ada', signal);
      assert.equal(table.lastLine().e, 'signalled');
    }
  }
});

test('E-19 wink-agents and wink: one sign instead of the wink, not several', () => {
  for (const game of [winkAgents, wink]) {
    const several = readSetup(game, 4, { signals: ['wink', 'nod'] });
    assert.deepEqual(!several.ok && several.refusal, { code: 'one-signal-only', rule: 'E-19' });
  }
});
