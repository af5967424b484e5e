import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { gather, openTable, play } from './wink-family/party.ts';

describe('the host', () => {
  test('only the host chooses, adds, removes, hands over and starts', () => {
    const party = gather();
    const { ben } = party;
    for (const attempt of [
      () => ben.arranges({ options: {} }),
      () => ben.addsBot(),
      () => ben.changesBot(3, 'expert'),
      () => ben.removes(2),
      () => ben.handsOverTo('cleo'),
      () => ben.starts(),
      () => ben.endsEvening(),
    ]) {
      party.refuses(attempt, 'host-only');
    }
  });

  test('adds and removes bots; a bot is ready by itself', () => {
    const party = gather({ players: 3 });
    party.ada.addsBot('Robo', 'expert');
    const { name, kind, bot, ready } = party.lobby().seats[3]!;
    assert.deepEqual({ name, kind, bot, ready }, { name: 'Robo', kind: 'bot', bot: 'expert', ready: true });
    party.ada.removes(3);
    assert.equal(party.lobby().seats.length, 3);
  });

  test('changes how well a bot plays: it is still the same bot in the same seat', () => {
    const party = gather({ players: 2 });
    party.ada.addsBot('Robo', 'novice');
    party.cleo.sits();
    party.cleo.isReady();
    const before = party.lobby().seats;
    party.ada.changesBot(2, 'expert');
    const changed = before.map((seat, index) => (index === 2 ? { ...seat, bot: 'expert' } : seat));
    assert.deepEqual(party.lobby().seats, changed);
    party.refuses(() => party.ada.changesBot(party.ben.seat, 'expert'), 'no-such-player');
    party.ada.starts();
    party.refuses(() => party.ada.changesBot(2, 'novice'), 'game-running');
  });

  test('removes a person, but not themself', () => {
    const party = gather();
    party.ada.removes(party.ben.seat);
    assert.equal(party.ben.place, null);
    assert.deepEqual([party.cleo.seat, party.dora.seat], [1, 2]);
    party.refuses(() => party.ada.removes(0), 'no-such-player');
    party.refuses(() => party.ada.removes(9), 'no-such-player');
  });

  test('whoever asks gets the answer, wherever they sit afterwards', () => {
    const party = gather();
    party.ada.handsOverTo('cleo');
    party.hush();
    party.cleo.removes(party.ada.seat);
    assert.equal(party.cleo.seat, 1);
    for (const guest of [party.ben, party.dora]) {
      assert.ok(!guest.heard().some(({ m }) => m === 'answer'), `${guest.name} asked for nothing`);
    }
    party.cleo.heard();
    const id = party.dora.nextId();
    assert.equal(party.dora.sends({ ask: 'leave' }, id), undefined, 'who has left is told nothing');
    for (const guest of party.guests) assert.ok(!guest.heard().some(({ m }) => m === 'answer'));
  });

  test('hands over to another person, never to a bot', () => {
    const party = gather({ players: 3 });
    party.ada.addsBot();
    party.refuses(() => party.ada.asks({ ask: 'hand-over', seat: 3 }), 'no-such-player');
    party.refuses(() => party.ada.asks({ ask: 'hand-over', seat: 12 }), 'no-such-player');
    party.ada.handsOverTo('cleo');
    assert.equal(party.lobby().host, 2);
    party.refuses(() => party.ada.starts(), 'host-only');
    party.cleo.starts();
  });

  test('leaves: the next person is the host, bots are passed over', () => {
    const party = openTable();
    party.ada.sits();
    party.ada.addsBot();
    party.ben.sits();
    party.cleo.sits();
    party.ada.leaves();
    assert.deepEqual(party.lobby().host, party.ben.seat);
    assert.equal(party.ben.seat, 1);
    party.ben.leaves();
    assert.equal(party.lobby().host, party.cleo.seat);
    party.cleo.leaves();
    assert.equal(party.lobby().host, null);
    party.dora.sits();
    assert.equal(party.lobby().host, party.dora.seat);
  });

  test('the next person is the next clockwise', () => {
    const party = gather();
    party.ada.handsOverTo('cleo');
    party.cleo.leaves();
    assert.equal(party.lobby().host, party.dora.seat);
  });

  test('leaves in the middle of a game: the next person who is there can ask for another', () => {
    const party = play();
    party.ben.vanishes();
    party.ada.leaves();
    assert.equal(party.lobby().host, party.cleo.seat);
    assert.equal(party.ada.seat, 0, 'the seat stays theirs');
  });

  test('somebody else’s leaving moves the host’s rights with the host', () => {
    const party = gather();
    party.ada.handsOverTo('cleo');
    party.ada.leaves();
    assert.equal(party.lobby().host, party.cleo.seat);
    party.cleo.addsBot();
  });
});

describe('options', () => {
  test('are checked before they are taken', () => {
    const party = gather();
    party.refuses(() => party.ada.arranges({ game: 'poker' }), 'no-such-game');
    party.refuses(() => party.ada.arranges({ game: 'constructor' }), 'no-such-game');
    party.refuses(() => party.ada.arranges({ options: { first: 'ada' } }), 'bad-option');
    party.refuses(() => party.ada.arranges({ options: { colour: 'red' } }), 'bad-option');
    party.refuses(() => party.ada.arranges({ options: { first: 7 } }), 'bad-option');
    const two = { signals: ['wink', 'nod'] };
    party.refuses(() => party.ada.arranges({ game: 'wink', options: two }), 'bad-option');
    for (const rules of [
      { turning: -1 },
      { turning: Number.NaN },
      { lasting: 0 },
      { mostForTurn: 10 },
      { leastBetweenCalls: 1e9 },
      { peripheral: 'yes' },
      { volume: 11 },
    ]) {
      party.refuses(() => party.ada.arranges({ rules }), 'bad-option');
    }
    assert.deepEqual(party.lobby().options, { first: 0 });
  });

  test('changed options ask everybody again whether they are ready', () => {
    const party = gather();
    party.ada.arranges({ rules: { turning: 300 } });
    assert.equal(party.lobby().rules.turning, 300);
    assert.equal(party.lobby().rules.lasting, 800, 'what was not named stays');
    party.refuses(() => party.ada.starts(), 'not-all-ready');
  });

  test('another game begins with its own defaults', () => {
    const party = gather();
    party.ada.arranges({ game: 'wink-agents' });
    assert.deepEqual(party.lobby().options, {});
    assert.equal(party.lobby().game, 'wink-agents');
  });

  test('E-1 no game that takes fewer than sit there', () => {
    const party = gather({ game: 'wink', players: 7 });
    party.refuses(() => party.ada.arranges({ game: 'zwinkern' }), 'too-many-players', 'E-1');
  });

  test('nothing is rearranged while a game runs', () => {
    const party = play();
    party.refuses(() => party.ada.arranges({ rules: { turning: 0 } }), 'game-running');
    party.refuses(() => party.ada.addsBot(), 'game-running');
    party.refuses(() => party.ada.removes(1), 'game-running');
    party.refuses(() => party.ada.starts(), 'game-running');
    party.refuses(() => party.ada.isReady(), 'game-running');
  });
});
