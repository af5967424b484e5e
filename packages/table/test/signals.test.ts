import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { heardNothing, partnersEyeToEye } from './wink-family/eye-to-eye.ts';
import { play } from './wink-family/party.ts';

describe('D-5 signals', () => {
  test('whoever looks at the signaller sees it: the partner and every spy, nobody else', () => {
    const { party } = partnersEyeToEye();
    party.cleo.looksAt('ben');
    party.wait(300);
    party.hush();
    const watched = party.watched.length;
    party.ben.winksAt('ada');
    assert.deepEqual(party.ada.saw(), ['ben makes a wink to ada']);
    assert.deepEqual(party.cleo.saw(), ['ben makes a wink to ada']);
    heardNothing(party, 'dora');
    assert.equal(party.watched.length, watched);
  });

  test('it lasts a moment, and whoever turns to it in the middle sees it too', () => {
    const { party } = partnersEyeToEye({ rules: { turning: 200, lasting: 800 } });
    party.ben.winksAt('ada');
    party.wait(599);
    party.cleo.looksAt('ben');
    party.wait(200);
    assert.deepEqual(party.cleo.saw(), ['ben makes a wink to ada', 'ben looks at ada']);
    party.wait(1);
    assert.deepEqual(party.linesOf('signalled')[0]!.seenBy, [0, 2]);
  });

  test('the table is to be woken for whoever turns to it, and for no other eyes', () => {
    const { party } = partnersEyeToEye({ rules: { turning: 200, lasting: 800 } });
    const { table } = party;
    party.cleo.looksAt('dora');
    assert.equal(table.wakeAt(), Number.POSITIVE_INFINITY, 'Dora makes no signal');
    party.ben.winksAt('ada');
    assert.equal(table.wakeAt(), party.now + 800, 'it is over');
    party.dora.looksAt('ben');
    assert.equal(table.wakeAt(), party.now + 200, 'Dora has turned to it');
    party.wait(200);
    assert.equal(table.wakeAt(), party.now + 600);
  });

  test('who has turned only when it is over does not see it', () => {
    const { party } = partnersEyeToEye({ rules: { turning: 200, lasting: 800 } });
    party.ben.winksAt('ada');
    party.wait(600);
    party.cleo.looksAt('ben');
    party.wait(500);
    assert.deepEqual(party.cleo.saw(), ['ben looks at ada']);
    assert.deepEqual(party.linesOf('signalled')[0]!.seenBy, [0]);
  });

  test('who looks away in the middle has seen it, and the line names them once', () => {
    const { party } = partnersEyeToEye();
    party.ben.winksAt('ada');
    party.ada.looksAt('cleo');
    party.ada.looksAt('ben');
    party.wait(1_000);
    const winks = party.ada.saw().filter((sight) => sight.includes('wink'));
    assert.equal(winks.length, 2, 'and again, when they look back while it lasts');
    assert.deepEqual(party.linesOf('signalled')[0]!.seenBy, [0]);
  });

  test('a partner who does not look does not see it', () => {
    const { party } = partnersEyeToEye();
    party.ada.looksAt('the board');
    party.wait(300);
    party.hush();
    party.ben.winksAt('ada');
    party.wait(1_000);
    heardNothing(party, 'ada', 'cleo', 'dora');
    assert.deepEqual(party.linesOf('signalled')[0]!.seenBy, []);
  });

  test('it ends early when the signaller looks away', () => {
    const { party } = partnersEyeToEye();
    const from = party.time;
    party.ben.winksAt('ada');
    party.wait(300);
    party.ben.looksAt('the board');
    party.cleo.looksAt('ben');
    party.wait(300);
    assert.deepEqual(party.cleo.saw(), ['ben looks at the board']);
    const [made] = party.linesOf('signalled');
    assert.deepEqual([made?.from, made?.until], [from, from + 300]);
    const kinds = party.lines().map(({ e }) => e);
    assert.equal(kinds[kinds.indexOf('signalled') + 1], 'looked', 'the signal is written before the look');
  });

  test('but not before anybody could have seen it', () => {
    const { party } = partnersEyeToEye();
    const from = party.time;
    party.cleo.looksAt('ben');
    party.wait(200);
    party.ben.winksAt('ada');
    party.ben.looksAt('the board');
    party.dora.looksAt('ben');
    const again = party.restored();
    for (const table of [party, again]) {
      table.wait(2_000);
      const [made] = table.linesOf('signalled');
      assert.deepEqual([made?.from, made?.until, made?.seenBy], [from + 200, from + 300, [0, 2]]);
    }
    assert.ok(party.proves().deal);
  });

  test('one looks at the person one signals to', () => {
    const { party } = partnersEyeToEye();
    party.ben.looksAt('cleo');
    party.refuses(() => party.ben.winksAt('ada'), 'look-at-them-first', 'D-5');
    party.ben.looksAt('the board');
    party.refuses(() => party.ben.winksAt('ada'), 'look-at-them-first', 'D-5');
    party.ben.looksAt('ada');
    party.ben.winksAt('ada');
  });

  test('one signal at a time; another when it is over', () => {
    const { party } = partnersEyeToEye();
    party.ben.winksAt('ada');
    party.wait(799);
    party.refuses(() => party.ben.winksAt('ada'), 'still-signalling', 'D-5');
    party.wait(1);
    party.ben.winksAt('ada');
    party.wait(800);
    assert.equal(party.linesOf('signalled').length, 2);
  });

  test('the line says from when until when, and who saw it in the order of the seats', () => {
    const { party, number } = partnersEyeToEye();
    const from = party.time;
    party.dora.looksAt('ben');
    party.wait(250);
    party.ada.looksAt('the board');
    party.ben.winksAt('ada');
    party.cleo.looksAt('ben');
    party.wait(100);
    party.ada.looksAt('ben');
    party.wait(1_000);
    assert.deepEqual(party.linesOf('signalled'), [
      {
        t: from + 250 + 800,
        e: 'signalled',
        seat: 1,
        to: 0,
        number,
        signal: 'wink',
        seenBy: [0, 2, 3],
        from: from + 250,
        until: from + 250 + 800,
      },
    ]);
  });

  test('W-24 the signal that the table agreed on', () => {
    const { party } = partnersEyeToEye({ options: { first: 0, signals: ['nod'] } });
    party.refuses(() => party.ben.winksAt('ada', 'wink'), 'signal-not-agreed', 'W-24');
    party.ben.winksAt('ada', 'nod');
    assert.deepEqual(party.ada.saw(), ['ben makes a nod to ada']);
  });
});

describe('signals are judged at the moment they start', () => {
  test('W-23 nobody but the partner signals: refused privately, and nobody sees anything', () => {
    const { party } = partnersEyeToEye();
    party.cleo.looksAt('ada');
    party.dora.looksAt('cleo');
    party.wait(300);
    party.hush();
    party.refuses(() => party.cleo.winksAt('ada'), 'not-your-partner', 'W-23');
    assert.deepEqual(
      party.cleo.heard().map(({ m }) => m),
      ['answer'],
    );
    heardNothing(party, 'ada', 'ben', 'dora');
  });

  test('W-22 from the caller’s next turn on it is too late', () => {
    const { party } = partnersEyeToEye();
    party.ben.callsCardOf('cleo');
    party.cleo.callsCardOf('dora');
    party.ben.winksAt('ada');
    party.wait(800);
    party.dora.callsCardOf('cleo');
    assert.equal(party.turn, 'ada');
    party.refuses(() => party.ben.winksAt('ada'), 'too-late', 'W-22');
  });

  test('W-22 a signal that began in time lasts into the caller’s turn', () => {
    const { party } = partnersEyeToEye();
    party.ben.callsCardOf('cleo');
    party.cleo.callsCardOf('dora');
    party.wait(100);
    party.ben.winksAt('ada');
    party.wait(50);
    party.dora.callsCardOf('cleo');
    party.ada.designates('ben');
    party.wait(2_000);
    const [made] = party.linesOf('signalled');
    assert.equal(made!.until - made!.from, 800);
    for (const guest of party.guests) guest.votes('end');
    party.proves();
  });
});

test('D-6 the signaller is told nothing of who saw it, before the end', () => {
  const { party } = partnersEyeToEye();
  party.ben.winksAt('ada');
  party.wait(2_000);
  assert.deepEqual(
    party.ben.heard().map(({ m }) => m),
    ['answer'],
  );
});

test('D-7 with peripheral vision all see all gazes, and signals only those who look', () => {
  const party = play({ rules: { peripheral: true } });
  party.ada.callsCardOf('ben');
  party.hush();
  const watched = party.watched.length;
  party.ben.looksAt('ada');
  for (const name of ['ada', 'cleo', 'dora'] as const) {
    assert.deepEqual(party[name].saw(), ['ben looks at ada'], name);
  }
  party.cleo.looksAt('ben');
  party.wait(300);
  party.hush();
  party.ben.winksAt('ada');
  assert.deepEqual(party.cleo.saw(), ['ben makes a wink to ada']);
  heardNothing(party, 'ada', 'dora');
  assert.equal(party.watched.length, watched);
});
