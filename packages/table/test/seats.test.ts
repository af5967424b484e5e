import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { COLOURS, fingerprint } from '@oeillade/kernel';
import { FACES } from '../src/index.ts';
import { gather, NAMES, openTable, play } from './wink-family/party.ts';

describe('coming in', () => {
  test('a seat for whoever comes in, in the order in which they come; the first is the host', () => {
    const party = openTable();
    party.ada.sits();
    party.ben.sits();
    assert.deepEqual([party.ada.seat, party.ben.seat], [0, 1]);
    assert.equal(party.lobby().host, party.ada.seat);
    assert.equal(party.ben.shown.kind, 'human');
    assert.ok(!party.ben.shown.ready);
  });

  test('everybody at the table and the watchers are told of it', () => {
    const party = openTable();
    party.ada.sits();
    party.ben.sits();
    for (const heard of [party.ada.heard(), party.ben.heard(), party.watchersHeard()]) {
      assert.deepEqual(heard.at(-1), party.lobby());
    }
  });

  test('names are tidied: no control characters, not empty, not too long', () => {
    for (const [given, shown] of [
      ['  Ada \t\n Lovelace ', 'Ada Lovelace'],
      ['A\u0000d\u202Ea', 'A d a'],
      ['', '?'],
      ['\u200B \u0007', '?'],
      ['x'.repeat(100_000), 'x'.repeat(24)],
      ['🙂'.repeat(30), '🙂'.repeat(24)],
    ] as const) {
      const party = openTable();
      party.ada.sits({ name: given });
      assert.equal(party.ada.shown.name, shown);
    }
  });

  test('a seat is held by a secret token, never by a name', () => {
    const party = gather();
    const { seating } = party.table;
    assert.equal(seating.seatOf(fingerprint(party.ben.token)), 1);
    assert.equal(seating.seatOf(fingerprint('ben')), null);
    assert.equal(seating.seatOf(party.ben.token), null, 'the token itself is not kept');
    party.emil.sits({ name: 'ben' });
    assert.equal(seating.seatOf(fingerprint(party.ben.token)), 1);
    assert.equal(party.emil.seat, 4);
  });

  test('no token, hashed or not, is ever sent to anybody', () => {
    const party = play();
    party.ada.votes('end');
    const all = [...party.guests.flatMap(({ bytes }) => bytes), ...party.watched].join('\n');
    for (const { token } of party.guests) {
      assert.ok(!all.includes(token));
      assert.ok(!all.includes(fingerprint(token)));
    }
  });

  test('a token that can be guessed is no token; nobody sits twice', () => {
    const party = openTable();
    const door = (token: string) => party.take(null, { ask: 'sit', name: 'x', token, id: 'in' });
    door('short');
    assert.equal(party.lobby().seats.length, 0);
    door('sixteen letters!');
    door('sixteen letters!');
    assert.equal(party.lobby().seats.length, 1);
    party.ada.sits();
    party.refuses(() => party.ada.sits(), 'seated-already');
  });

  test('E-1 a table is full with as many as its game takes', () => {
    const party = gather({ players: 6 });
    party.take(null, { ask: 'sit', name: 'gus', token: party.gus.token, id: 'in' });
    assert.equal(party.gus.place, null);
    party.refuses(() => party.ada.addsBot(), 'table-full');
    assert.equal(party.lobby().seats.length, 6);
  });

  test('nobody sits down in the middle of a game', () => {
    const party = play();
    party.take(null, { ask: 'sit', name: 'emil', token: party.emil.token, id: 'in' });
    assert.equal(party.emil.place, null);
  });

  test('who is at the door can ask for nothing but a seat', () => {
    const party = gather();
    const before = party.journal.length;
    for (const ask of [
      { ask: 'start' },
      { ask: 'ready', ready: true },
      { ask: 'leave' },
      { ask: 'rematch' },
    ] as const)
      party.take(null, { ...ask, id: 'x' });
    assert.equal(party.journal.length, before);
  });
});

describe('colours and faces', () => {
  test('W-1 everybody has a colour of their own from the start', () => {
    const party = gather({ game: 'wink', players: 8 });
    const colours = party.lobby().seats.map(({ colour }) => colour);
    assert.deepEqual(new Set(colours), new Set(COLOURS));
    const faces = party.lobby().seats.map(({ face }) => face);
    assert.equal(new Set(faces).size, 8);
  });

  test('W-1, D-51 a colour that somebody has is refused, and free again when they change', () => {
    const party = gather();
    const ben = party.ben.shown.colour;
    party.refuses(() => party.ada.dresses({ colour: ben }), 'colour-taken', 'D-51');
    party.ben.dresses({ colour: 'lime' });
    party.ada.dresses({ colour: ben });
    assert.equal(party.ada.shown.colour, ben);
    assert.equal(party.ben.shown.colour, 'lime');
  });

  test('W-1 a bot looks as it likes, unless somebody at the table does', () => {
    const party = gather({ players: 2 });
    const host = party.ada;
    host.asks({ ask: 'add-bot', level: 'regular', name: 'Otto', face: 7, colour: 'lime' });
    host.asks({ ask: 'add-bot', level: 'regular', name: 'Lou', face: 7, colour: 'lime' });
    const [, , otto, lou] = party.lobby().seats;
    assert.deepEqual([otto?.face, otto?.colour], [7, 'lime']);
    assert.ok(lou?.face !== 7 && lou?.colour !== 'lime');
  });

  test('a player may set the appearance that they have already', () => {
    const party = gather();
    party.ada.dresses({ colour: party.ada.shown.colour, face: 7, name: ' Ada  L. ' });
    assert.equal(party.ada.shown.name, 'Ada L.');
    assert.equal(party.ada.shown.face, 7);
  });

  test('colours and faces that do not exist are refused', () => {
    const party = gather();
    party.refuses(() => party.ada.dresses({ colour: 'plaid' }), 'no-such-colour');
    for (const face of [-1, FACES, 1.5]) {
      party.refuses(() => party.ada.dresses({ face }), 'no-such-face');
    }
    party.emil.sits({ face: FACES + 1 });
    assert.ok(party.emil.shown.face < FACES, 'another face is found for them');
  });

  test('nobody changes clothes while a game runs', () => {
    const party = play();
    party.refuses(() => party.ada.dresses({ face: 3 }), 'game-running');
  });
});

describe('starting', () => {
  test('E-1 too few players', () => {
    const party = gather({ players: 2 });
    party.refuses(() => party.ada.starts(), 'wrong-number-of-players', 'E-1');
  });

  test('only when all are ready', () => {
    const party = gather();
    party.cleo.isReady(false);
    party.refuses(() => party.ada.starts(), 'not-all-ready');
    party.cleo.isReady();
    party.ada.starts();
    assert.equal(party.lobby().phase, 'playing');
  });

  test('E-9 options that do not fit the number of players', () => {
    const party = gather({ options: { first: 5 } });
    party.refuses(() => party.ada.starts(), 'no-such-seat', 'E-9');
  });

  test('W-3 everybody is dealt their own hand, and the watchers none (W-4)', () => {
    const party = play();
    for (const guest of party.guests) {
      const dealt = guest.heard().find((message) => message.m === 'event')!;
      assert.deepEqual((dealt.event as { hand: unknown }).hand, guest.hand);
    }
    const dealt = party.watchersHeard().find((message) => message.m === 'event')!;
    assert.equal((dealt.event as { hand: unknown }).hand, null);
  });
});

describe('watchers', () => {
  test('W-4 get the spectator’s view and nothing of eyes, answers or hands', () => {
    const party = play();
    const number = party.ada.callsCardOf('ben');
    party.cleo.looksAt('ben');
    party.ben.looksAt('ada');
    party.ada.looksAt('ben');
    party.wait(300);
    party.ben.winksAt('ada');
    party.cleo.accuses('ben', number);
    const kinds = new Set(party.watchersHeard().map(({ m }) => m));
    assert.deepEqual(kinds, new Set(['lobby', 'event', 'clock', 'ruling']));
    const [snapshot] = party.catchUp('watchers', null);
    assert.ok(snapshot?.message.m === 'snapshot');
    assert.deepEqual(snapshot.message.view, party.view('watchers'));
    assert.equal(snapshot.message.looking, null);
  });
});

describe('the whole view after every event, where it is asked for', () => {
  test('is each seat’s own, and the spectator’s for the watchers', () => {
    const party = play({ views: true });
    party.hush();
    party.ada.callsCardOf('ben');
    for (const guest of party.guests) {
      const shown = guest.heard().filter((message) => message.m === 'view');
      assert.deepEqual(shown, [{ m: 'view', t: 0, view: party.view(guest.name) }], guest.name);
    }
    const shown = party.watchersHeard().findLast((message) => message.m === 'view');
    assert.deepEqual(shown?.view, party.view('watchers'));
  });

  test('is not sent for what the eyes do', () => {
    const party = play({ views: true });
    party.ada.callsCardOf('ben');
    party.hush();
    party.ben.looksAt('ada');
    party.ben.winksAt('ada');
    party.wait(2_000);
    for (const guest of party.guests) assert.ok(!guest.heard().some(({ m }) => m === 'view'), guest.name);
  });
});

describe('talking', () => {
  test('a phrase reaches everybody', () => {
    const party = gather();
    party.hush();
    party.ben.asks({ ask: 'say', phrase: 'well-played' });
    const said = { m: 'said', seat: 1, phrase: 'well-played', text: null };
    for (const guest of party.guests) {
      assert.deepEqual(
        guest.heard().filter(({ m }) => m === 'said'),
        [said],
        guest.name,
      );
    }
  });

  test('nobody is told again who sits where because of what somebody says, or says twice', () => {
    const party = gather();
    party.ben.isReady();
    party.ada.heard();
    party.ben.asks({ ask: 'say', phrase: 'hello' });
    party.ben.isReady();
    assert.deepEqual(
      party.ada.heard().map(({ m }) => m),
      ['said'],
    );
  });

  test('free texts only where the table allows them', () => {
    const party = gather();
    party.refuses(() => party.ben.asks({ ask: 'say', text: 'hello' }), 'phrases-only');
    party.ada.arranges({ rules: { freeText: true } });
    party.ben.asks({ ask: 'say', text: 'hello' });
    party.refuses(() => party.ben.asks({ ask: 'say' }), 'malformed');
    party.refuses(() => party.ben.asks({ ask: 'say', text: ' \u200b ' }), 'malformed');
    party.refuses(() => party.ben.asks({ ask: 'say', text: 'hello', phrase: 'hello' }), 'malformed');
  });
});

describe('leaving and coming back', () => {
  test('before the game the seat is given up', () => {
    const party = gather();
    party.ben.leaves();
    assert.equal(party.ben.place, null);
    assert.equal(party.lobby().seats.length, 3);
  });

  test('during the game the seat stays, and the table says that its player is away', () => {
    const party = play();
    party.ben.leaves();
    assert.ok(party.ben.shown.away);
    const told = party.ada.heard().at(-1);
    assert.ok(told?.m === 'lobby' && told.seats[1]?.away);
    party.ben.comesBack();
    assert.ok(!party.ben.shown.away);
    assert.equal(party.ben.seat, 1);
  });
});

describe('playing again', () => {
  const playedOut = () => {
    const party = play({ secret: 'first' });
    for (const guest of party.guests) guest.votes('end');
    return party;
  };

  test('the same people in the same order, who sat first is last, the host’s rights with the host', () => {
    const party = playedOut();
    party.ada.asksForAnother();
    assert.deepEqual(
      party.guests.map(({ name, seat }) => [name, seat]),
      [
        ['ada', 3],
        ['ben', 0],
        ['cleo', 1],
        ['dora', 2],
      ],
    );
    assert.equal(party.lobby().host, party.ada.seat);
    assert.equal(party.lobby().phase, 'gathering');
    assert.deepEqual(
      party.guests.filter(({ shown }) => shown.ready).map(({ name }) => name),
      ['ada'],
      'whoever asked is ready',
    );
  });

  test('the answer and all further messages go to the same person as before', () => {
    const party = playedOut();
    party.hush();
    party.ada.asksForAnother();
    for (const guest of party.guests) {
      const answers = guest.heard().filter(({ m }) => m === 'answer');
      assert.equal(answers.length, guest.name === 'ada' ? 1 : 0, guest.name);
      assert.ok(guest.numbered.every(({ n }, index) => n === index + 1));
    }
  });

  test('another deal, from another secret', () => {
    const party = playedOut();
    const before = party.lobby().commitment;
    const [first] = party.linesOf('dealt');
    party.ada.asksForAnother();
    assert.notEqual(party.lobby().commitment, before);
    for (const guest of party.guests) guest.isReady();
    party.ada.starts();
    assert.equal(party.lobby().round, 2);
    assert.notDeepEqual(party.linesOf('dealt')[0]!.hands, first!.hands);
    for (const guest of party.guests) guest.votes('end');
    assert.equal(party.proves().deal, 'proven');
  });

  test('not before the game is over', () => {
    const party = play();
    party.refuses(() => party.ada.asksForAnother(), 'game-running');
  });
});

test('a table takes as many as there are colours', () => {
  assert.equal(NAMES.length, COLOURS.length);
});
