import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SpywhereEvent, spywhere } from '../../src/spywhere/index.ts';
import { ofKind, type Table, table } from './table.ts';

const passports = ['italy', 'france', 'japan'];

/** Seat 0 attempts both opponents, in its two first turns. */
const closedByAttempts = (some: Table): Table =>
  some.toAct(0).attempt(0, 1, 'france').quietTurns(2).toAct(0).attempt(0, 2, 'japan');

const ended = (events: readonly SpywhereEvent[]) => ofKind(events, 'ended')[0];

test('S-40 the turns are over when a player has attempted every opponent', () => {
  const three = closedByAttempts(table({ passports }));
  assert.deepEqual(three.events.slice(1), [
    { e: 'turn-ended', seat: 0 },
    { e: 'closed', why: 'attempts', by: 0 },
  ]);
  assert.deepEqual([three.view(null).turn, three.view(null).step], [null, 'last']);
  assert.deepEqual(three.view(null).closed, { why: 'attempts', by: 0 });
  three.refuses(1, { do: 'draw' }, 'turns-are-over', 'S-40');
});

test('S-40 the turns are over when the pile is used up, and not before', () => {
  const three = table({ pile: 'italy france' });
  three.quietTurns(1);
  assert.deepEqual([three.view(null).pileSize, three.view(null).closed], [1, null]);
  three.quietTurns(1);
  assert.deepEqual(ofKind(three.events, 'closed'), [{ e: 'closed', why: 'pile', by: null }]);
});

test('S-40 after the end nothing can be done any more', () => {
  const three = table({ pile: 'italy' });
  three.quietTurns(1).attemptLast(0).attemptLast(1).attemptLast(2);
  assert.deepEqual([three.awaited(), three.legal(1), three.view(null).step], [[], [], null]);
  three.refuses(1, { do: 'draw' }, 'game-over', 'S-40');
  three.refuses(1, { do: 'attempt-last', attempts: [] }, 'game-over', 'S-40');
  assert.throws(() => spywhere.stop(three.state, []), /over already/);
});

const triple = {
  passports,
  market: 'britain japan britain germany japan',
  hands: { 0: 'britain italy italy' },
};

test('S-41 with the last card drawn the turn is finished as far as the cards reach', () => {
  const three = table({ ...triple, pile: 'france' });
  three.draw(0).exchange(0, 'britain', 'germany').eliminate(0, 'britain');
  assert.deepEqual(three.happened(), ['eliminated'], 'no extra card, and nothing to fill up with');
  assert.deepEqual(three.view(null).market, ['japan', 'japan']);
  three.attempt(0, 1, 'france');
  assert.deepEqual(three.happened(), ['attempted', 'turn-ended', 'closed']);
});

test('S-41 the extra card comes before the market, and the market takes what is left', () => {
  const three = table({ ...triple, pile: 'france germany italy' });
  three.draw(0).exchange(0, 'britain', 'germany').eliminate(0, 'britain');
  assert.deepEqual(three.events.slice(1), [
    { e: 'drew', seat: 0, card: 'germany', why: 'bonus' },
    { e: 'filled', cards: ['italy'] },
  ]);
  assert.deepEqual(three.view(null).market, ['japan', 'japan', 'italy']);
  const bonusOnly = table({ ...triple, pile: 'france germany' });
  bonusOnly.draw(0).exchange(0, 'britain', 'germany').eliminate(0, 'britain');
  assert.deepEqual(bonusOnly.happened(), ['eliminated', 'drew']);
  bonusOnly.endTurn(0);
  assert.deepEqual(bonusOnly.happened(), ['turn-ended', 'closed']);
});

test('S-40 S-42 S-44 when the last card and the last attempt come together, the attempts ended it', () => {
  const three = table({ passports, pile: 'italy france japan britain' });
  closedByAttempts(three);
  assert.equal(three.view(null).pileSize, 0);
  assert.deepEqual(three.view(null).closed, { why: 'attempts', by: 0 });
  assert.deepEqual(three.awaited(), [1, 2]);
  three.attemptLast(1).attemptLast(2);
  assert.deepEqual(
    three.view(null).revealed?.seats.map(({ bonus }) => bonus),
    [3, 0, 0],
  );
});

test('S-42 all the others attempt whom they have not attempted, at the same time, or leave them out', () => {
  const three = table({ passports });
  three.refuses(1, { do: 'attempt-last', attempts: [] }, 'not-closed-yet', 'S-42');
  three.toAct(0).attempt(0, 1, 'france').toAct(1).attempt(1, 0, 'britain').quietTurns(1);
  three.toAct(0).attempt(0, 2, 'japan');
  assert.deepEqual(three.awaited(), [1, 2]);
  three
    .refuses(0, { do: 'attempt-last', attempts: [] }, 'all-attempted-already', 'S-42')
    .refuses(1, { do: 'attempt-last', attempts: [{ at: 0, nation: 'italy' }] }, 'already-attempted', 'S-30')
    .refuses(1, { do: 'attempt-last', attempts: [{ at: 2, nation: 'britain' }] }, 'card-used-up', 'S-31')
    .refuses(1, { do: 'attempt-last', attempts: [{ at: 2, nation: 'usa' }] }, 'nationality-out', 'S-11')
    .refuses(
      1,
      { do: 'attempt-last', attempts: [{ at: 1, nation: 'italy' }] },
      'cannot-attempt-yourself',
      'S-29',
    )
    .refuses(1, { do: 'attempt-last', attempts: [{ at: 4, nation: 'italy' }] }, 'no-such-seat', 'S-29');
  assert.equal(three.legal(1).length, 1 + 4, 'nothing, or one of four cards for seat 2');
  assert.equal(three.legal(2).length, 1 + 2 * 5 + 5 * 4);
  three.attemptLast(2, { at: 1, nation: 'france' }, { at: 0, nation: 'italy' });
  assert.deepEqual(
    three.events,
    [
      {
        e: 'attempted-last',
        seat: 2,
        attempts: [
          { at: 0, nation: 'italy' },
          { at: 1, nation: 'france' },
        ],
      },
    ],
    'by seat, whatever the order of the command',
  );
  three.refuses(2, { do: 'attempt-last', attempts: [] }, 'last-attempts-in', 'S-42');
  assert.deepEqual(three.awaited(), [1]);
  three.attemptLast(1);
  assert.deepEqual(three.happened(), ['attempted-last', 'ended']);
});

test('S-42 S-30 S-31 nobody is attempted twice in the last attempts, nor with the same card as another', () => {
  const four = table({ players: 4, pile: 'italy' });
  four.quietTurns(1);
  const twice = [
    { at: 0, nation: 'italy' },
    { at: 0, nation: 'france' },
  ] as const;
  const same = [
    { at: 0, nation: 'italy' },
    { at: 2, nation: 'italy' },
  ] as const;
  four.refuses(1, { do: 'attempt-last', attempts: twice }, 'already-attempted', 'S-30');
  four.refuses(1, { do: 'attempt-last', attempts: same }, 'card-used-up', 'S-31');
});

test('S-42 when the pile ended the game all the players attempt, and with six there are 4051 ways to', () => {
  const six = table({ players: 6, pile: 'italy' });
  six.quietTurns(1);
  assert.deepEqual(six.awaited(), [0, 1, 2, 3, 4, 5]);
  const legal = six.legal(3);
  assert.equal(legal.length, 4051);
  assert.equal(new Set(legal.map((command) => JSON.stringify(command))).size, 4051);
});

test('S-42 nobody sees another’s last attempts before all are in, nor how many there are', () => {
  const [some, none] = [[{ at: 0, nation: 'italy' } as const], []].map((attempts) =>
    closedByAttempts(table({ passports })).attemptLast(2, ...attempts),
  );
  for (const viewer of [0, 1, null]) {
    assert.deepEqual(some?.view(viewer), none?.view(viewer));
    assert.deepEqual(spywhere.disclose(some!.events[0]!, viewer), { e: 'attempted-last', seat: 2 });
  }
  assert.equal(some?.view(1).seats[2]?.lastAttemptsIn, true);
  assert.deepEqual(some?.view(2).seats[2]?.attempts, [{ at: 0, nation: 'italy' }]);
  assert.deepEqual(spywhere.disclose(some!.events[0]!, 2), some?.events[0]);
});

test('S-43 then all passports and all identification cards are shown, to everybody', () => {
  const three = closedByAttempts(table({ passports }));
  assert.equal(three.view(0).revealed, null);
  three.attemptLast(1, { at: 0, nation: 'italy' }, { at: 2, nation: 'germany' }).attemptLast(2);
  for (const viewer of [0, 1, 2, null]) {
    const { revealed, seats } = three.view(viewer);
    assert.equal(revealed?.why, 'attempts');
    assert.deepEqual(
      revealed?.seats.map((seat) => seat.passports),
      [['italy'], ['france'], ['japan']],
    );
    assert.deepEqual(
      revealed?.seats.map((seat) => seat.attempts),
      [
        [
          { at: 1, nation: 'france', right: true },
          { at: 2, nation: 'japan', right: true },
        ],
        [
          { at: 0, nation: 'italy', right: true },
          { at: 2, nation: 'germany', right: false },
        ],
        [],
      ],
    );
    assert.deepEqual(seats[1]?.attempts, [
      { at: 0, nation: 'italy' },
      { at: 2, nation: 'germany' },
    ]);
  }
});

/** Hands stay as dealt, but for what seat 0 and seat 1 draw. */
const rich = {
  passports,
  hands: { 0: 'italy italy italy', 1: 'france france britain', 2: 'britain britain germany' },
  market: 'italy france britain germany japan',
};

test('S-44 n + n x g, and three more for whoever attempted every opponent, right or wrong', () => {
  const three = table({ ...rich, pile: 'italy france britain britain germany' });
  three.draw(0).exchange(0, 'italy', 'italy').attempt(0, 1, 'france');
  three.draw(1).exchange(1, 'france', 'france').endTurn(1);
  three.draw(2).exchange(2, 'britain', 'britain').endTurn(2);
  three.draw(0).exchange(0, 'britain', 'britain').attempt(0, 2, 'germany');
  three.attemptLast(1, { at: 0, nation: 'italy' }, { at: 2, nation: 'japan' });
  three.attemptLast(2, { at: 0, nation: 'italy' }, { at: 1, nation: 'france' });
  assert.deepEqual(ended(three.events), {
    e: 'ended',
    scores: [4 + 4 * 1 + 3, 3 + 3 * 2, 0],
    ranks: [1, 2, 3],
    own: [4, 3, 0],
    right: [1, 2, 2],
  });
  assert.deepEqual(
    three
      .view(null)
      .revealed?.seats.map(({ own, right, bonus, score, rank }) => [own, right, bonus, score, rank]),
    [
      [4, 1, 3, 11, 1],
      [3, 2, 0, 9, 2],
      [0, 2, 0, 0, 3],
    ],
  );
  assert.deepEqual(spywhere.outcome(three.state)?.scores, [11, 9, 0]);
});

test('S-44 nobody gets the three points when the pile ended the game', () => {
  const three = table({ ...rich, pile: 'britain' });
  three.draw(0).exchange(0, 'britain', 'britain').attempt(0, 1, 'france');
  three.attemptLast(0, { at: 2, nation: 'japan' }).attemptLast(1).attemptLast(2);
  assert.deepEqual(ended(three.events)?.scores, [3 + 3 * 2, 2, 0]);
});

test('S-45 most points wins, and equal points share the rank', () => {
  const three = table({ ...rich, hands: { ...rich.hands, 1: 'france france france' }, pile: 'britain' });
  three.draw(0).exchange(0, 'britain', 'britain').endTurn(0);
  three.attemptLast(0).attemptLast(1).attemptLast(2);
  assert.deepEqual(
    [ended(three.events)?.scores, ended(three.events)?.ranks],
    [
      [3, 3, 0],
      [1, 1, 3],
    ],
  );
});

test('S-43 S-44 all the players may agree to stop: scored with what lies there', () => {
  const three = table(rich);
  three.toAct(0).attempt(0, 1, 'france');
  const events: SpywhereEvent[] = [];
  spywhere.stop(three.state, events);
  const [end] = events;
  assert.ok(end?.e === 'ended');
  assert.deepEqual([end.why, end.right, events.length], ['agreed', [1, 0, 0], 1]);
  assert.deepEqual([three.awaited(), three.view(null).revealed?.why], [[], 'agreed']);
});
