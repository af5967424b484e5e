import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { WatcherEyes } from '../src/index.ts';
import { partnersEyeToEye } from './wink-family/eye-to-eye.ts';
import { gather, type Name, type Party, play } from './wink-family/party.ts';

const living = { options: { first: 0, channel: 'living' } };

describe('D-40 a table of living faces', () => {
  test('eyes go through the server, as at a table of avatars', () => {
    const party = play(living);
    party.ada.looksAt('ben');
    party.cleo.looksAt('ben');
    party.wait(300);
    party.ben.looksAt('ada');
    assert.deepEqual(party.ada.saw(), ['ben looks at the board', 'ben looks at ada']);
    assert.deepEqual(party.dora.saw(), []);
    assert.equal(party.dora.feels, 0);
    assert.equal(party.ben.feels, 2);
  });

  test('it carries pictures, and no other table does', () => {
    assert.equal(gather(living).table.carriesPictures, true);
    assert.equal(gather().table.carriesPictures, false);
    assert.equal(gather({ options: { channel: 'faces' } }).table.carriesPictures, false);
    assert.equal(gather({ game: 'spywhere', options: {} }).table.carriesPictures, false);
  });
});

describe('D-41 one living face', () => {
  const faceSeenBy = (party: Party, name: Name): string | null => {
    const face = party.table.faceSeenBy(party[name].seat, party.now);
    return face === null ? null : party.nameAt(face);
  };

  test('D-41 a seat sees the living face that it looks at, once it has turned to it', () => {
    const party = play(living);
    assert.equal(faceSeenBy(party, 'ada'), null);
    party.ada.looksAt('ben');
    assert.equal(faceSeenBy(party, 'ada'), null);
    party.wait(199);
    assert.equal(faceSeenBy(party, 'ada'), null);
    party.wait(1);
    assert.equal(faceSeenBy(party, 'ada'), 'ben');
    assert.equal(faceSeenBy(party, 'ben'), null);
    party.ada.looksAt('cleo');
    assert.equal(faceSeenBy(party, 'ada'), null);
    party.wait(200);
    assert.equal(faceSeenBy(party, 'ada'), 'cleo');
    party.ada.looksAt('the board');
    party.wait(200);
    assert.equal(faceSeenBy(party, 'ada'), null);
  });

  test('a seat sees no second face, even where everybody sees where all the others look', () => {
    const party = play({ ...living, rules: { peripheral: true } });
    party.ada.looksAt('ben');
    party.wait(200);
    assert.equal(faceSeenBy(party, 'ada'), 'ben');
    assert.equal(faceSeenBy(party, 'cleo'), null);
  });

  test('a seat sees no living face before the deal, in a pause and after the game', () => {
    assert.equal(faceSeenBy(gather(living), 'ada'), null);
    const party = play(living);
    party.ada.looksAt('ben');
    party.wait(200);
    for (const guest of party.guests) guest.votes('pause');
    assert.equal(faceSeenBy(party, 'ada'), null);
    party.wait(5_000);
    party.ada.votes('resume');
    assert.equal(faceSeenBy(party, 'ada'), 'ben');
    for (const guest of party.guests) guest.votes('end');
    assert.equal(faceSeenBy(party, 'ada'), null);
  });

  test('a seat sees no living face at a table of avatars', () => {
    const party = play();
    party.ada.looksAt('ben');
    party.wait(1_000);
    assert.equal(faceSeenBy(party, 'ada'), null);
  });
});

describe('D-45 somebody without a camera', () => {
  test('signals by the button, to those who look, and is refused where it is out of order', () => {
    const party = play(living);
    party.ada.callsCardOf('ben');
    party.ada.looksAt('ben');
    party.ben.looksAt('ada');
    party.wait(500);
    party.ben.winksAt('ada');
    assert.deepEqual(party.ada.saw().at(-1), 'ben makes a wink to ada');
    party.ada.looksAt('ben');
    party.refuses(() => party.ada.winksAt('ben'), 'not-your-partner', 'W-23');
  });
});

describe('D-46 no bots among living faces', () => {
  test('D-46 neither added, nor there already, nor in the seat of somebody who is away', () => {
    const party = gather(living);
    party.refuses(() => party.ada.addsBot(), 'no-bots-among-living-faces', 'D-46');
    const other = gather();
    other.ada.addsBot();
    other.refuses(
      () => other.ada.arranges({ options: { channel: 'living' } }),
      'no-bots-among-living-faces',
      'D-46',
    );
    const playing = play(living);
    playing.ben.vanishes();
    playing.refuses(() => playing.ada.votes('replace/1'), 'no-bots-among-living-faces', 'D-46');
  });

  test('a stand-in plays and signals for somebody who is away, as soon as among avatars', () => {
    const party = play(living);
    const kinds = () => party.lines().map(({ e }) => e);
    party.ada.callsCardOf('ben');
    party.ben.vanishes();
    party.wait(2_500);
    assert.deepEqual(kinds().slice(1, 3), ['called', 'looked']);
    party.wait(2_500);
    assert.ok(kinds().includes('signalled'));
    assert.ok(kinds().filter((kind) => kind === 'called').length > 1);
  });
});

describe('D-48 voices', () => {
  test('D-21 D-48 the table agrees on them before a game, in any game; it does not unless it says so', () => {
    for (const game of ['zwinkern', 'spywhere']) {
      const party = gather({ game, options: {} });
      assert.equal(party.table.carriesVoices, false);
      party.refuses(() => party.ben.arranges({ rules: { voices: true } }), 'host-only', null);
      party.ada.arranges({ rules: { voices: true } });
      assert.equal(party.table.carriesVoices, true);
    }
    const playing = play();
    playing.refuses(() => playing.ada.arranges({ rules: { voices: true } }), 'game-running', null);
  });

  test('the record says so', () => {
    const [header] = play({ rules: { voices: true } })
      .table.record()!
      .split('\n');
    assert.equal((JSON.parse(header!) as { options: { voices?: boolean } }).options.voices, true);
  });
});

describe('D-47 those who watch a table of living faces', () => {
  const token = 'a watcher';

  test('D-47 see where a face looks and what its button does, where they may look around, and never a living face', () => {
    const { party } = partnersEyeToEye({ ...living, rules: { watching: 'looking' } });
    const eyes = new WatcherEyes();
    assert.equal(party.table.lookOfWatcher(eyes, 1, party.now), null);
    party.wait(200);
    party.ben.winksForReal();
    const before = party.table.sightOfWatcher(eyes, party.now);
    assert.deepEqual(before?.eyes.sees, [{ of: 1, at: 0 }]);
    assert.deepEqual(before.signals, []);
    party.ben.winksAt('ada');
    assert.equal(party.table.sightOfWatcher(eyes, party.now)?.signals.length, 1);
    assert.equal(party.predicts({ token, name: 'Nora' }, '0', 'holds/1'), null);
  });

  test('see nothing of what a camera saw where eyes come late, however late', () => {
    const party = play({ ...living, rules: { watching: 'late' } });
    party.ada.looksAt('ben');
    party.wait(500);
    for (let turn = 0; turn < 12; turn++) {
      const caller = party.turn!;
      party.wait(300);
      for (const guest of party.guests) guest.winksForReal();
      const [command] = party.may(caller).filter(({ do: kind }) => kind === 'call' || kind === 'designate');
      party[caller].plays(command!);
      for (let t = 0; t < 400; t += 50) {
        party.wait(50);
        assert.deepEqual(party.table.sightOfWatcher(new WatcherEyes(), party.now)?.signals, []);
      }
    }
    assert.equal(party.linesOf('winked').length, 48);
  });
});
