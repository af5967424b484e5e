import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { REACTION_EVERY } from '../src/index.ts';
import { partnersEyeToEye } from './wink-family/eye-to-eye.ts';
import { gather, type Party, play } from './wink-family/party.ts';
import { beforeTheAccusation, measure, steady } from './wink-family/presses.ts';

const reactionsOf = (messages: readonly { readonly m: string }[]) =>
  messages.filter(({ m }) => m === 'reacted');

const watchedReactions = (party: Party): number =>
  party.watched.filter((text) => text.includes('"reacted"')).length;

describe('reactions', () => {
  test('everybody sees one, wherever they look, and so do those who watch', () => {
    const party = play();
    party.cleo.looksAt('dora');
    party.hush();
    party.ben.reacts('shock');
    for (const guest of party.guests) {
      const told = reactionsOf(guest.heard());
      assert.deepEqual(told, [{ m: 'reacted', seat: 1, reaction: 'shock' }], guest.name);
    }
    assert.equal(watchedReactions(party), 1);
  });

  test('before, during and after a game, and while it is paused', () => {
    const party = gather();
    party.ada.reacts();
    party.ada.starts();
    party.wait(REACTION_EVERY);
    party.ada.reacts();
    for (const guest of party.guests) guest.votes('pause');
    party.wait(REACTION_EVERY);
    party.ada.reacts();
    for (const guest of party.guests) guest.votes('end');
    assert.equal(party.lobby().phase, 'over');
    party.wait(REACTION_EVERY);
    party.ada.reacts();
    assert.equal(watchedReactions(party), 4);
  });

  test('each person has to wait for the next one, whatever seat they have by then', () => {
    const party = play();
    party.ben.reacts();
    party.wait(REACTION_EVERY - 1);
    party.refuses(() => party.ben.reacts(), 'too-many-reactions');
    party.cleo.reacts();
    party.wait(1);
    party.ben.reacts('tear');
    for (const guest of party.guests) guest.votes('end');
    party.ada.asksForAnother();
    party.refuses(() => party.ben.reacts(), 'too-many-reactions');
  });

  test('one that is refused costs nothing', () => {
    const party = play();
    party.refuses(() => party.ben.asks({ ask: 'react', reaction: 'A wink!' }), 'malformed');
    party.ben.reacts();
  });

  test('whoever has no seat cannot react', () => {
    const party = gather();
    party.take(null, { ask: 'react', reaction: 'laugh', id: 'passer-by' });
    assert.equal(watchedReactions(party), 0);
  });

  test('the journal keeps it as it keeps what is said, and the record has nothing of it', () => {
    const party = play();
    party.ben.reacts('kiss');
    assert.deepEqual(
      party.journal.filter(({ j }) => j === 'reacted'),
      [{ j: 'reacted', seat: 1, reaction: 'kiss' }],
    );
    for (const guest of party.guests) guest.votes('end');
    assert.ok(!party.table.record()!.includes('kiss'));
    assert.deepEqual(party.restored().lobby(), party.lobby());
  });
});

describe('a reaction and a signal of one face', () => {
  test('a face that signals does not react before its signal is over', () => {
    const { party } = partnersEyeToEye({ rules: { lasting: 800 } });
    party.ben.winksAt('ada');
    party.wait(799);
    party.refuses(() => party.ben.reacts(), 'still-signalling', 'D-5');
    assert.equal(watchedReactions(party), 0);
    party.wait(1);
    party.ben.reacts();
  });

  test('nor while its signal waits for an accusation to be settled', () => {
    const { party, number } = beforeTheAccusation();
    measure(party, 'cleo', steady(100));
    measure(party, 'dora', steady(10));
    party.ben.looksAt('ada');
    party.wait(1_000);
    party.dora.accuses('cleo', number, party.now);
    const id = party.ben.nextId();
    const command = { do: 'signal', to: party.ada.seat, signal: 'wink' };
    assert.equal(party.ben.sends({ ask: 'play', command }, id), undefined, 'the wink waits');
    party.refuses(() => party.ben.reacts(), 'still-signalling', 'D-5');
    party.cleo.reacts();
  });

  test('a face that reacts may wink meanwhile: who looks at it is shown the wink, and nobody else is told anything', () => {
    const { party } = partnersEyeToEye();
    party.ben.reacts();
    party.wait(300);
    party.hush();
    const watched = party.watched.length;
    party.ben.winksAt('ada');
    assert.deepEqual(party.ada.saw(), ['ben makes a wink to ada']);
    assert.deepEqual(party.cleo.heard(), []);
    assert.equal(party.watched.length, watched);
  });
});
