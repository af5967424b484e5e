import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findGame } from '@oeillade/catalogue/testkit';
import { sealOf, seedFrom } from '@oeillade/kernel';
import { DEFAULT_RULES, Table } from '../src/index.ts';
import { heardNothing, partnersEyeToEye } from './wink-family/eye-to-eye.ts';
import { type Guest, gather, type Party, play } from './wink-family/party.ts';

function winkIfOwed(party: Party, guest: Guest): void {
  const [caller] = party.view(guest.name).partners;
  if (caller === undefined) return;
  guest.looksAt(party.nameAt(caller));
  guest.winksAt(party.nameAt(caller));
}

describe('D-3 looking', () => {
  test('all look at the board at first', () => {
    const party = play();
    for (const { name } of party.guests) {
      const [numbered] = party.catchUp(name, null);
      assert.ok(numbered?.message.m === 'snapshot');
      assert.equal(numbered.message.looking, null);
      assert.deepEqual(party[name].saw(), []);
    }
  });

  test('you see the gaze of the face you look at, and each time it turns', () => {
    const party = play();
    party.ada.looksAt('ben');
    party.wait(200);
    party.ben.looksAt('cleo');
    party.ben.looksAt('the board');
    assert.deepEqual(party.ada.saw(), [
      'ben looks at the board',
      'ben looks at cleo',
      'ben looks at the board',
    ]);
  });

  test('nobody else gets a byte of it', () => {
    const party = play({ rules: { felt: false } });
    party.cleo.looksAt('dora');
    party.wait(500);
    party.hush();
    const watched = party.watched.length;
    party.ada.looksAt('ben');
    party.wait(500);
    party.ada.looksAt('cleo');
    party.ada.looksAt('the board');
    party.wait(500);
    heardNothing(party, 'ben', 'cleo', 'dora');
    assert.equal(party.watched.length, watched);
  });

  test('who is looked at is not told, at a table where nobody feels eyes', () => {
    const party = play({ rules: { felt: false } });
    party.hush();
    party.ada.looksAt('ben');
    party.wait(1_000);
    assert.deepEqual(party.ada.saw(), ['ben looks at the board']);
    heardNothing(party, 'ben');
  });

  test('who looks away sees nothing more of that face', () => {
    const party = play();
    party.ada.looksAt('ben');
    party.wait(300);
    party.ada.looksAt('the board');
    party.hush();
    party.ben.looksAt('ada');
    party.wait(300);
    assert.deepEqual(party.ada.saw(), []);
  });

  test('nobody looks at themself', () => {
    const party = play();
    party.refuses(() => party.ada.looksAt('ada'), 'cannot-look-at-yourself', 'D-3');
  });

  test('looking where one looks already is nothing', () => {
    const party = play();
    party.ada.looksAt('ben');
    party.wait(300);
    party.hush();
    party.ada.looksAt('ben');
    party.wait(300);
    heardNothing(party, 'ada');
    assert.equal(party.linesOf('looked').length, 1);
  });

  test('there is nothing to look at before the deal, nor after the end', () => {
    const party = gather();
    party.refuses(() => party.ada.looksAt('ben'), 'no-game-running');
    party.ada.starts();
    for (const guest of party.guests) guest.votes('end');
    party.refuses(() => party.ada.looksAt('ben'), 'no-game-running');
  });
});

describe('D-4 turning', () => {
  test('one is blind while turning', () => {
    const party = play({ rules: { turning: 200 } });
    party.hush();
    party.ada.looksAt('ben');
    party.wait(199);
    party.ben.looksAt('cleo');
    heardNothing(party, 'ada');
    party.wait(1);
    assert.deepEqual(party.ada.saw(), ['ben looks at cleo']);
  });

  test('turning on in the middle of turning begins anew, and the first face is never seen', () => {
    const party = play({ rules: { turning: 200 } });
    party.ada.looksAt('ben');
    party.wait(150);
    party.ada.looksAt('cleo');
    party.wait(199);
    assert.deepEqual(party.ada.saw(), []);
    party.wait(1);
    assert.deepEqual(party.ada.saw(), ['cleo looks at the board']);
  });

  test('turning back to the board and to the same face again takes its time again', () => {
    const party = play({ rules: { turning: 200 } });
    party.ada.looksAt('ben');
    party.wait(500);
    party.ada.looksAt('the board');
    party.ada.looksAt('ben');
    party.hush();
    party.wait(199);
    heardNothing(party, 'ada');
    party.wait(1);
    assert.deepEqual(party.ada.saw(), ['ben looks at the board']);
  });

  test('a table may do without: one sees at once', () => {
    const party = play({ rules: { turning: 0 } });
    party.ada.looksAt('ben');
    assert.deepEqual(party.ada.saw(), ['ben looks at the board']);
    party.ben.looksAt('ada');
    assert.deepEqual(party.ada.saw(), ['ben looks at ada']);
    assert.deepEqual(party.ben.saw(), ['ada looks at ben']);
  });
});

describe('D-1 real faces', () => {
  const faces = { options: { first: 0, channel: 'faces' } };

  test('no looks, no signals', () => {
    const party = play(faces);
    party.ada.callsCardOf('ben');
    party.refuses(() => party.ben.looksAt('ada'), 'real-faces-here', 'D-1');
    party.refuses(() => party.ben.winksAt('ada'), 'real-faces-here', 'W-60');
  });

  test('no bots: neither added, nor there already', () => {
    const party = gather(faces);
    party.refuses(() => party.ada.addsBot(), 'no-bots-among-real-faces', 'D-1');
    const other = gather();
    other.ada.addsBot();
    other.refuses(
      () => other.ada.arranges({ options: { channel: 'faces' } }),
      'no-bots-among-real-faces',
      'D-1',
    );
  });

  test('no bots, whatever else was agreed on', () => {
    for (const more of [{ first: 5 }, { signals: ['wink', 'nod'] }]) {
      const party = gather({ game: 'wink-agents', options: { channel: 'faces', ...more } });
      party.refuses(() => party.ada.addsBot(), 'no-bots-among-real-faces', 'D-1');
    }
  });

  test('no bot takes the seat of somebody who is away', () => {
    const party = play(faces);
    party.ben.vanishes();
    party.refuses(() => party.ada.votes('replace/1'), 'no-bots-among-real-faces', 'D-1');
  });

  test('a stand-in plays the turn of somebody who is away, and never signals; a phone that sleeps has time to wake', () => {
    const party = play(faces);
    const kinds = () => party.lines().map(({ e }) => e);
    party.ben.vanishes();
    party.wait(60_000);
    party.ada.callsCardOf('ben');
    party.wait(29_999);
    assert.deepEqual(kinds(), ['dealt', 'called'], 'however long it has slept');
    party.wait(1);
    assert.deepEqual(kinds(), ['dealt', 'called', 'called']);
  });

  test('the record verifies', () => {
    const party = play(faces);
    party.ada.callsCardOf('ben');
    for (const guest of party.guests) guest.votes('end');
    assert.equal(party.proves().deal, 'proven');
  });

  test('D-20 Spywhere has neither eyes nor real faces: nobody looks, and bots are welcome', () => {
    const party = gather({ game: 'spywhere', options: {} });
    party.ada.addsBot();
    party.ada.starts();
    party.refuses(() => party.ada.looksAt('ben'), 'real-faces-here', 'D-20');
  });
});

describe('W-55 the end', () => {
  test('a signal that still lasts is written before the end, as long as it was', () => {
    const { party } = partnersEyeToEye();
    const from = party.time;
    party.ben.winksAt('ada');
    party.wait(300);
    for (const guest of party.guests) guest.votes('end');
    const last = party.lines().slice(-2);
    assert.deepEqual(
      last.map(({ e, t }) => [e, t]),
      [
        ['signalled', from + 300],
        ['ended', from + 300],
      ],
    );
    assert.equal(party.linesOf('signalled')[0]!.until, from + 300);
    assert.equal(party.proves().deal, 'proven');
  });

  test('also where a move ends the game', () => {
    const { party } = partnersEyeToEye();
    while (party.turn) {
      const player = party[party.turn];
      for (const guest of party.guests) winkIfOwed(party, guest);
      const { called } = party.view('watchers').seats[player.seat]!;
      const holder = called === null ? null : party.holderOf(called);
      if (holder) player.designates(holder);
      const [call] = party.may(player.name).filter((command) => command.do === 'call');
      if (call) player.plays(call);
      party.wait(900);
    }
    const [made, , ended] = party.lines().slice(-3);
    assert.ok(made?.e === 'signalled' && ended?.e === 'ended');
    assert.equal(made.until, ended.t, 'cut short, and written before the move that ended the game');
    assert.equal(party.proves().finished, true);
  });

  test('everybody is told of the record, the watchers too, and it has it all: who looked where, each signal and who saw it', () => {
    const { party } = partnersEyeToEye();
    party.ben.winksAt('ada');
    party.wait(1_000);
    const everything = () => party.guests.map((guest) => guest.heard().filter(({ m }) => m === 'record'));
    assert.deepEqual(everything(), [[], [], [], []]);
    for (const guest of party.guests) guest.votes('end');
    const shown = party.watchersHeard().filter((message) => message.m === 'record');
    assert.equal(shown.length, 1);
    assert.deepEqual(everything(), [shown, shown, shown, shown]);
    const record = party.table.record()!;
    assert.partialDeepStrictEqual(shown[0], { round: 1, ...sealOf(record) });
    const texts = record.trimEnd().split('\n');
    const verdict = party.proves(texts);
    assert.deepEqual([verdict.finished, verdict.deal], [true, 'proven']);
    const kinds = texts.slice(1).map((text) => (JSON.parse(text) as { e: string }).e);
    assert.deepEqual(kinds, ['dealt', 'called', 'looked', 'looked', 'signalled', 'ended']);
  });
});

test('D-9 the table lives on its driver’s clock: late waking changes no time in the record', () => {
  const rules = { ...DEFAULT_RULES, mostForTurn: 10_000 };
  const lines = (drive: (table: Table) => void): unknown => {
    const secret = seedFrom('late');
    const { table } = Table.open(
      { game: 'zwinkern', options: { first: 0 }, rules },
      { findGame, entropy: () => secret },
    );
    for (const name of ['a', 'b', 'c']) table.asHost({ ask: 'add-bot', level: 'random', name }, 0);
    table.asHost({ ask: 'start' }, 0);
    table.take(1, { ask: 'look', at: 0, id: 'x' }, 100);
    drive(table);
    return table.record();
  };
  const punctual = lines((table) => {
    while (table.wakeAt() <= 60_000) table.wake(table.wakeAt());
  });
  assert.equal(
    lines((table) => void table.wake(60_000)),
    punctual,
  );
});
