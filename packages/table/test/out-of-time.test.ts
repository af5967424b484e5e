import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callsOrPasses, onTurn, twoCardsLeft } from './wink-family/near-the-end.ts';
import { type Party, play } from './wink-family/party.ts';

describe('D-8 the pace of a pass', () => {
  const rules = { leastBetweenCalls: 6_000 };

  /** Two cards under two pawns, and whoever's turn it is can only pass. */
  function onlyAPass(): Party {
    const party = twoCardsLeft({ rules });
    while (!onTurn(party).kinds.has('pass') || onTurn(party).kinds.has('designate')) {
      party.wait(6_000);
      callsOrPasses(party);
    }
    return party;
  }

  test('D-8 a pass keeps the least time after a call, and after it a call does', () => {
    const party = onlyAPass();
    const { guest } = onTurn(party);
    party.refuses(() => guest.plays({ do: 'pass' }), 'too-soon', 'D-8');
    party.wait(5_999);
    party.refuses(() => guest.plays({ do: 'pass' }), 'too-soon', 'D-8');
    party.wait(1);
    guest.plays({ do: 'pass' });
    assert.equal(party.announced('clock')?.callFrom, party.time + 6_000);
    party.refuses(() => callsOrPasses(party), 'too-soon', 'D-8');
    party.wait(6_000);
    callsOrPasses(party);
  });

  test('D-8 so nobody’s partner has less time to signal because the others pass', () => {
    const party = onlyAPass();
    for (let laps = 0; laps < 12; laps++) {
      party.wait(6_000);
      callsOrPasses(party);
    }
    const turns = party.lines().filter(({ e }) => e === 'called' || e === 'passed');
    const gaps = turns.slice(1).map(({ t }, index) => t - turns[index]!.t);
    assert.ok(Math.min(...gaps) >= 6_000);
    assert.ok(turns.some(({ e }) => e === 'passed'));
  });

  test('D-8 the stand-in of somebody who is away passes no sooner', () => {
    const party = onlyAPass();
    const before = party.time;
    onTurn(party).guest.vanishes();
    party.wait(5_999);
    assert.equal(party.lines().at(-1)?.e, 'called');
    party.wait(1);
    const last = party.lines().at(-1);
    assert.deepEqual([last?.e, last?.t], ['passed', before + 6_000]);
  });
});

describe('D-8 whose time is up', () => {
  for (const game of ['zwinkern', 'wink-agents']) {
    test(`D-8 ${game}: a player who is there is never made to name somebody`, () => {
      for (let number = 0; number < 10; number++) {
        const party = play({ game, options: {}, rules: { mostForTurn: 1_000 }, secret: `there ${number}` });
        party.wait(60_000);
        assert.equal(party.linesOf('called').length, 60);
        assert.deepEqual(party.linesOf('designated'), []);
      }
    });

    test(`D-8 ${game}: for a player who is away the stand-in names somebody now and then`, () => {
      let named = 0;
      for (let number = 0; number < 10; number++) {
        const party = play({ game, options: {}, rules: { mostForTurn: 1_000 }, secret: `away ${number}` });
        party.cleo.vanishes();
        party.wait(60_000);
        const lines = party.linesOf('designated');
        assert.ok(lines.every(({ seat }) => seat === party.cleo.seat));
        named += lines.length;
      }
      assert.ok(named > 10, `${named} times`);
    });
  }

  test('D-8 E-10 wink: there everybody must name somebody, and so does the stand-in', () => {
    const party = play({ game: 'wink', options: {}, rules: { mostForTurn: 1_000 } });
    party.wait(10_000);
    assert.ok(party.linesOf('designated').length > 3);
  });
});
