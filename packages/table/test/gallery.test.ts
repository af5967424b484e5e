import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fingerprint, type Seat } from '@oeillade/kernel';
import {
  DEFAULT_RULES,
  type GallerySeen,
  WatcherEyes,
  type WatcherSight,
  type Watching,
} from '../src/index.ts';
import { partnersEyeToEye } from './wink-family/eye-to-eye.ts';
import { type Name, type Party, type Plan, play } from './wink-family/party.ts';

const NORA = { token: fingerprint('the secret of nora'), name: 'Nora' };
const OTTO = { token: fingerprint('the secret of otto'), name: 'Otto' };

const watched = (watching: Watching, plan: Plan = {}): Party =>
  play({ ...plan, rules: { ...plan.rules, watching } });

/** Somebody who watches with their own eyes. */
class Onlooker {
  readonly #party: Party;
  readonly #eyes = new WatcherEyes();

  constructor(party: Party) {
    this.#party = party;
  }

  looksAt(whom: Name | 'the board'): string | null {
    const at = whom === 'the board' ? null : this.#party[whom].seat;
    return this.#party.table.lookOfWatcher(this.#eyes, at, this.#party.now)?.code ?? null;
  }

  get sight(): WatcherSight | null {
    return this.#party.table.sightOfWatcher(this.#eyes, this.#party.now);
  }

  /** `of>at` for each pair of eyes in sight, and the signals. */
  get sees(): string[] {
    const { eyes, signals } = this.sight ?? assert.fail('there is nothing to see here');
    assert.equal(eyes.felt, null, 'nobody has a face in the gallery');
    const name = (seat: Seat | null) => (seat === null ? 'the board' : this.#party.nameAt(seat));
    return [
      ...eyes.sees.map(({ of, at }) => `${name(of)} looks at ${name(at)}`),
      ...signals.map(({ of, to, signal }) => `${name(of)} makes a ${signal} to ${name(to)}`),
    ];
  }
}

const seenBy = (party: Party, { token }: { token: string }): GallerySeen =>
  party.table.gallerySeenBy(token) ?? assert.fail('nobody takes part here');

describe('D-30 how a table is watched', () => {
  test('it is the host’s choice before the game; the usual is the board, and nothing else', () => {
    assert.equal(DEFAULT_RULES.watching, 'board');
    const party = play();
    assert.equal(party.lobby().rules.watching, 'board');
    const nora = new Onlooker(party);
    assert.equal(nora.sight, null);
    assert.equal(party.table.gallerySeenBy(NORA.token), null);
  });

  test('a journal of before that knew no such rule is of a table watched as ever', () => {
    const party = play();
    const [opened, ...rest] = party.journal;
    assert.ok(opened?.j === 'opened');
    const { watching: _newer, ...rules } = opened.rules;
    party.journal.splice(
      0,
      party.journal.length,
      { ...opened, rules: rules as typeof opened.rules },
      ...rest,
    );
    assert.equal(party.restored().lobby().rules.watching, 'board');
  });
});

describe('D-31 looking around', () => {
  const begin = () => {
    const { party } = partnersEyeToEye({ rules: { turning: 200, watching: 'looking' } });
    return { party, nora: new Onlooker(party) };
  };

  test('one face at a time, after the turning time, with its gaze and its winks', () => {
    const { party, nora } = begin();
    assert.equal(nora.looksAt('ben'), null);
    party.wait(199);
    assert.deepEqual(nora.sees, []);
    party.wait(1);
    assert.deepEqual(nora.sees, ['ben looks at ada']);
    party.ben.winksAt('ada');
    assert.deepEqual(nora.sees, ['ben looks at ada', 'ben makes a wink to ada']);
    nora.looksAt('cleo');
    assert.deepEqual(nora.sees, []);
    party.wait(200);
    assert.deepEqual(nora.sees, ['cleo looks at the board']);
  });

  test('with peripheral vision everybody’s gaze, and still the winks of one face', () => {
    const { party } = partnersEyeToEye({ rules: { turning: 0, peripheral: true, watching: 'looking' } });
    const nora = new Onlooker(party);
    party.ben.winksAt('ada');
    assert.deepEqual(
      nora.sees.filter((sight) => sight.startsWith('ben')),
      ['ben looks at ada'],
    );
    nora.looksAt('ben');
    assert.ok(nora.sees.includes('ben makes a wink to ada'));
  });

  test('nobody feels it, nothing is kept of it, and no message is made of it', () => {
    const { party, nora } = begin();
    party.wait(300);
    party.keepsBackground();
    const kept = party.journal.length;
    const record = party.table.record();
    const bytes = party.guests.map((guest) => guest.bytes.length);
    const wake = party.table.wakeAt();
    nora.looksAt('ben');
    party.wait(1_000);
    party.keepsBackground();
    assert.deepEqual(
      party.guests.map((guest) => guest.bytes.length),
      bytes,
    );
    assert.equal(party.ben.feels, 1, 'ada’s eyes alone');
    assert.equal(party.journal.length, kept);
    assert.equal(party.table.record(), record);
    assert.equal(party.table.wakeAt(), wake);
  });

  test('a wink that nobody at the table saw was seen by nobody', () => {
    const { party, nora } = begin();
    nora.looksAt('ben');
    party.ada.looksAt('cleo');
    party.wait(300);
    party.ben.winksAt('ada');
    party.wait(1_000);
    assert.deepEqual(party.linesOf('signalled')[0]!.seenBy, []);
  });

  test('no eyes dart about as fast as a machine; and there is nobody at a seat that is not there', () => {
    const { party, nora } = begin();
    const whims = Array.from({ length: 40 }, (_, turn) => nora.looksAt(turn % 2 === 0 ? 'ada' : 'ben'));
    assert.ok(whims.includes('too-many-looks'));
    const stranger = new WatcherEyes();
    for (const at of [4, -1, 0.5, Number.NaN])
      assert.equal(party.table.lookOfWatcher(stranger, at, party.now)?.code, 'no-such-seat');
  });
});

describe('D-33 predictions', () => {
  test('one for each call and watcher, never changed; asked again it is the same', () => {
    const party = watched('looking');
    const number = party.ada.callsCardOf('ben');
    const [question] = seenBy(party, NORA).questions;
    assert.deepEqual([question!.seat, question!.topic], [0, number]);
    assert.equal(party.predicts(NORA, question!.id, 'holds/1'), null);
    assert.equal(party.predicts(NORA, question!.id, 'holds/1'), null);
    assert.equal(party.predicts(NORA, question!.id, 'holds/2'), 'sealed-already');
    assert.equal(party.predicts(OTTO, question!.id, 'caught/1'), null);
    assert.equal(party.predicts(OTTO, question!.id, 'holds/0'), 'sealed-already');
  });

  test('only on what is asked, with an answer that there is', () => {
    const party = watched('looking');
    assert.equal(party.predicts(NORA, '0', 'holds/1'), 'no-such-question');
    party.ada.callsCardOf('ben');
    for (const [question, answer] of [
      ['0', 'holds/0'],
      ['0', 'holds/9'],
      ['1', 'holds/1'],
      ['__proto__', 'constructor'],
    ] as const)
      assert.equal(party.predicts(NORA, question, answer), 'no-such-question');
  });

  test('nobody else is told of it, and nobody at the table of any', () => {
    const party = watched('looking');
    party.ada.callsCardOf('ben');
    const bytes = party.guests.map((guest) => guest.bytes.length);
    const public_ = party.watched.length;
    party.predicts(NORA, '0', 'holds/1');
    party.wait(5_000);
    assert.deepEqual(
      party.guests.map((guest) => guest.bytes.length),
      bytes,
    );
    assert.equal(party.watched.length, public_);
    assert.deepEqual(seenBy(party, OTTO).predictions, []);
    assert.equal(party.lobby().seer, null);
  });

  test('no more than the gallery holds', () => {
    const party = watched('late');
    party.ada.callsCardOf('ben');
    const answers = Array.from({ length: 80 }, (_, nth) =>
      party.predicts({ token: `${nth}`, name: 'a crowd' }, '0', 'holds/1'),
    );
    assert.equal(answers.filter((refused) => refused === null).length, 64);
    assert.equal(answers.at(-1), 'gallery-full');
  });
});

describe('D-34 envelopes are opened', () => {
  /** Ada calls ben's card, and everybody else calls until it is ada's turn again. */
  const aLap = (watching: Watching, game = 'wink') => {
    const party = watched(watching, { game });
    const number = party.ada.callsCardOf('ben');
    party.predicts(NORA, '0', 'holds/1');
    party.predicts(OTTO, '0', 'caught/1');
    party.ben.callsCardOf('cleo');
    party.cleo.callsCardOf('dora');
    party.dora.callsCardOf('ada');
    return { party, number };
  };

  test('by the designation that shows the card, to their owners alone', () => {
    const { party } = aLap('looking');
    assert.deepEqual(seenBy(party, NORA).score, { right: 0, of: 0 });
    party.ada.designates('ben');
    assert.deepEqual(seenBy(party, NORA).predictions[0]!.right, ['holds/1']);
    assert.deepEqual(seenBy(party, NORA).score, { right: 1, of: 1 });
    assert.deepEqual(seenBy(party, OTTO).score, { right: 0, of: 1 });
  });

  test('by an accusation: whoever foresaw the holder or the capture was right', () => {
    const { party, number } = aLap('looking');
    party.cleo.accuses('ben', number);
    party.wait(1_000);
    assert.deepEqual(seenBy(party, NORA).score, { right: 1, of: 1 });
    assert.deepEqual(seenBy(party, OTTO).score, { right: 1, of: 1 });
  });

  test('where the table learns nothing they stay shut until the end', () => {
    const { party } = aLap('looking', 'zwinkern');
    party.ada.designates('cleo');
    assert.equal(seenBy(party, NORA).predictions[0]!.right, null);
    for (const guest of party.guests) guest.votes('end');
    assert.deepEqual(seenBy(party, NORA).predictions[0]!.right, ['holds/1']);
  });

  test('after the game everybody is told who foresaw most; also after a restart, and from a summary', () => {
    const { party } = aLap('looking');
    party.ada.designates('ben');
    assert.equal(party.lobby().seer, null);
    for (const guest of party.guests) guest.votes('end');
    const seer = { name: 'Nora', right: 1, of: 1 };
    assert.deepEqual(party.lobby().seer, seer);
    assert.deepEqual(party.restored().lobby().seer, seer);
    assert.deepEqual(party.restored({ fromSummary: true }).lobby().seer, seer);
    party.ada.asksForAnother();
    assert.equal(party.lobby().seer, null);
  });

  test('what was sealed is sealed after a restart in the middle', () => {
    const { party } = aLap('looking');
    const again = party.restored();
    assert.deepEqual(seenBy(again, NORA), seenBy(party, NORA));
    assert.equal(again.predicts(NORA, '0', 'holds/2'), 'sealed-already');
  });
});
