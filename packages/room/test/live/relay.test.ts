import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { CLOSE } from '@oeillade/protocol';
import { REPLACED } from '@oeillade/protocol/live';
import { CAMERA_OFF_AFTER, LiveRelay } from '@oeillade/room/live';
import { HandClock } from '../support/hand-clock.ts';
import { People } from './support/people.ts';
import { Screen } from './support/screen.ts';

let clock: HandClock;
let people: People;
let relay: LiveRelay;
let screens: Screen[];

const tick = (): void => relay.tick(clock.now());
const [ADA, BEN, CLEO] = [0, 1, 2];
const at = (seat: number): Screen => screens[seat]!;

beforeEach(() => {
  clock = new HandClock();
  people = new People(3);
  relay = new LiveRelay(people, clock);
  screens = [ADA, BEN, CLEO].map((seat) => new Screen(relay, clock, seat).greets());
});

describe('pictures', () => {
  test('since the last key picture come on the tick when somebody has turned to a face, and then on each tick what is new', () => {
    for (const kind of ['key', 'delta', 'key', 'delta', 'delta'] as const) at(BEN).takes(kind);
    people.sees.set(ADA, BEN);
    assert.deepEqual(at(ADA).pictures, [], 'not before the tick');
    tick();
    assert.deepEqual(at(ADA).pictures, ['1/2', '1/3', '1/4']);
    at(BEN).takes('delta');
    assert.deepEqual(at(ADA).pictures, ['1/2', '1/3', '1/4'], 'not before the next tick');
    tick();
    assert.deepEqual(at(ADA).pictures, ['1/2', '1/3', '1/4', '1/5']);
    tick();
    assert.deepEqual(at(ADA).pictures, ['1/2', '1/3', '1/4', '1/5'], 'once');
    assert.deepEqual(at(CLEO).pictures, [], 'who looks elsewhere gets none');
  });

  test('stop with the tick on which somebody has looked away', () => {
    at(BEN).takes('key');
    people.sees.set(ADA, BEN);
    tick();
    at(BEN).takes('key');
    people.sees.set(ADA, CLEO);
    tick();
    at(BEN).takes('key');
    tick();
    assert.deepEqual(at(ADA).pictures, ['1/0']);
    people.sees.delete(ADA);
    at(CLEO).takes('key');
    tick();
    assert.deepEqual(at(ADA).pictures, ['1/0']);
  });

  test('that nothing could be seen of are passed on to nobody, nor kept', () => {
    people.sees.set(ADA, BEN);
    tick();
    at(BEN).takes('delta');
    assert.deepEqual(at(ADA).pictures, []);
    people.sees.set(CLEO, BEN);
    tick();
    assert.deepEqual(at(CLEO).pictures, []);
    at(BEN).takes('key');
    tick();
    assert.deepEqual([at(ADA).pictures, at(CLEO).pictures], [['1/1'], ['1/1']]);
  });

  test('after one that was lost wait for the next key picture', () => {
    at(BEN).takes('key');
    people.sees.set(ADA, BEN);
    tick();
    at(BEN).mayPass = () => false;
    at(BEN).takes('delta');
    at(BEN).mayPass = () => true;
    at(BEN).takes('delta');
    people.sees.set(CLEO, BEN);
    tick();
    assert.deepEqual([at(ADA).pictures, at(CLEO).pictures], [['1/0'], []]);
    at(BEN).takes('key');
    tick();
    assert.deepEqual([at(ADA).pictures, at(CLEO).pictures], [['1/0', '1/3'], ['1/3']]);
    assert.deepEqual(at(BEN).dropped, ['too-fast']);
  });

  test('are kept in bounds: whoever sends no key picture for long is seen with the next one', () => {
    at(BEN).takes('key');
    for (let more = 0; more < 200; more++) at(BEN).takes('delta');
    people.sees.set(ADA, BEN);
    tick();
    assert.deepEqual(at(ADA).pictures, []);
    at(BEN).takes('key');
    tick();
    assert.equal(at(ADA).pictures.length, 1);
  });

  test('of a new camera do not follow on those of the old one', () => {
    at(BEN).takes('key');
    people.sees.set(ADA, BEN);
    tick();
    const again = new Screen(relay, clock, BEN).greets();
    again.takes('delta');
    tick();
    assert.deepEqual(at(ADA).pictures, ['1/0']);
    again.takes('key');
    tick();
    assert.deepEqual(at(ADA).pictures, ['1/0', '1/1']);
  });

  test('of a camera that is off are not shown to anybody who turns to it', async () => {
    at(BEN).takes('key');
    await clock.pass(CAMERA_OFF_AFTER);
    people.sees.set(ADA, BEN);
    tick();
    at(BEN).takes('delta');
    tick();
    assert.deepEqual(at(ADA).pictures, []);
    at(BEN).takes('key');
    tick();
    assert.deepEqual(at(ADA).pictures, ['1/2']);
  });

  test('are passed on as they are, sealed or open, behind the number of their seat', () => {
    people.sees.set(ADA, BEN);
    tick();
    const sealed = { kind: 'key', format: 'vp8', isSealed: true, sentAt: 4_000_000_000 } as const;
    const content = Uint8Array.from({ length: 9_000 }, (_, index) => (index * 7919) % 251);
    at(BEN).sends({ ...sealed, content });
    tick();
    assert.deepEqual(at(ADA).arrived, [{ at: clock.now(), from: BEN, packet: { ...sealed, content } }]);
  });

  test('are passed on only while a game with eyes runs, and what was kept is gone with it', () => {
    at(BEN).takes('key');
    people.sees.set(ADA, BEN);
    tick();
    people.hasEyes = false;
    relay.follow();
    at(BEN).takes('key');
    tick();
    assert.deepEqual(at(ADA).pictures, ['1/0']);
    people.hasEyes = true;
    relay.follow();
    tick();
    assert.deepEqual(at(ADA).pictures, ['1/0'], 'nothing of before');
    at(BEN).takes('delta');
    tick();
    assert.deepEqual(at(ADA).pictures, ['1/0']);
  });

  test('are not carried where the table has not agreed on them, and everybody is told so', () => {
    people.carriesPictures = false;
    relay.follow();
    people.sees.set(ADA, BEN);
    tick();
    at(BEN).takes('key');
    tick();
    assert.deepEqual([at(ADA).pictures, at(BEN).dropped], [[], ['not-carried']]);
    assert.deepEqual(at(CLEO).texts.at(-1), { m: 'live', seat: CLEO, pictures: false, voices: true });
  });
});

describe('voices', () => {
  test('go to all other seats as they come, whoever looks at whom, in a game or not', () => {
    people.hasEyes = false;
    relay.follow();
    at(BEN).speaks();
    assert.deepEqual([at(ADA).voices, at(BEN).voices, at(CLEO).voices], [['1/0'], [], ['1/0']]);
  });

  test('are not carried where the table has not agreed on them', () => {
    people.carriesVoices = false;
    relay.follow();
    at(BEN).speaks();
    assert.deepEqual([at(ADA).voices, at(BEN).dropped], [[], ['not-carried']]);
  });
});

describe('cameras', () => {
  test('are on with the first picture, and off when none has come for a while; all are told alike', async () => {
    at(BEN).takes('key');
    assert.deepEqual(
      screens.map(({ camerasOn }) => camerasOn),
      [[BEN], [BEN], [BEN]],
    );
    await clock.pass(CAMERA_OFF_AFTER - 500);
    at(BEN).takes('delta');
    at(ADA).takes('key');
    await clock.pass(CAMERA_OFF_AFTER - 1);
    assert.deepEqual(at(CLEO).camerasOn, [ADA, BEN]);
    await clock.pass(1);
    assert.deepEqual(
      screens.map(({ camerasOn }) => camerasOn),
      [[], [], []],
    );
  });

  test('stay on while a lost line heals', async () => {
    at(BEN).takes('key');
    at(BEN).server.leave();
    await clock.pass(500);
    new Screen(relay, clock, BEN).greets().takes('key');
    await clock.pass(CAMERA_OFF_AFTER - 1);
    const told = at(ADA).texts.filter(({ m }) => m === 'cameras');
    assert.deepEqual(told, [
      { m: 'cameras', on: [] },
      { m: 'cameras', on: [BEN] },
    ]);
  });

  test('are told to whoever comes', () => {
    at(BEN).takes('key');
    assert.deepEqual(new Screen(relay, clock, ADA).greets().texts.slice(0, 2), [
      { m: 'live', seat: ADA, pictures: true, voices: true },
      { m: 'cameras', on: [BEN] },
    ]);
  });
});

describe('seats', () => {
  test('have one device: the newest, and the other is told that it is not wanted any more', () => {
    const other = new Screen(relay, clock, BEN).greets();
    assert.equal(at(BEN).closedWith, `${REPLACED} replaced`);
    at(BEN).takes('key');
    at(BEN).server.leave();
    at(ADA).speaks();
    assert.deepEqual([at(BEN).voices, other.voices], [[], ['0/0']]);
    assert.deepEqual(at(ADA).camerasOn, [], 'nothing of the other is taken');
  });

  test('that get another number are told so, and nothing of before is shown under it', () => {
    at(CLEO).takes('key');
    people.tokens.shift();
    people.sees.set(0, 1);
    relay.follow();
    tick();
    assert.equal(at(ADA).closedWith, `${CLOSE.left} left`);
    assert.deepEqual(at(BEN).texts.at(-2), { m: 'live', seat: 0, pictures: true, voices: true });
    assert.deepEqual(at(BEN).camerasOn, [1]);
    assert.deepEqual(at(BEN).pictures, []);
    at(CLEO).takes('key');
    tick();
    assert.deepEqual(
      at(BEN).arrived.map(({ from }) => from),
      [1],
    );
  });

  test('whose people have said that they leave are passed nothing, nor is anything of theirs, until they are back', () => {
    at(BEN).takes('key');
    people.sees.set(ADA, BEN).set(BEN, CLEO);
    tick();
    people.leftSeats = [BEN];
    relay.follow();
    tick();
    assert.deepEqual(at(ADA).camerasOn, []);
    at(BEN).takes('key');
    at(CLEO).takes('key');
    at(CLEO).speaks();
    tick();
    assert.deepEqual([at(ADA).pictures, at(BEN).pictures, at(BEN).voices], [['1/0'], [], []]);
    people.leftSeats = [];
    relay.follow();
    tick();
    assert.deepEqual(at(BEN).pictures, ['2/0']);
    at(BEN).takes('key');
    tick();
    assert.deepEqual(at(ADA).pictures, ['1/0', '1/2']);
  });

  test('that are given to somebody else are closed', () => {
    people.tokens[BEN] = 'another';
    relay.follow();
    assert.equal(at(BEN).closedWith, `${CLOSE.left} left`);
    at(BEN).speaks();
    assert.deepEqual(at(ADA).voices, []);
  });

  test('cannot come to a table that has moved', () => {
    relay.close(CLOSE.moved, 'moved');
    assert.deepEqual(
      screens.map(({ closedWith }) => closedWith),
      Array(3).fill(`${CLOSE.moved} moved`),
    );
    const late = new Screen(relay, clock, ADA).greets();
    assert.equal(late.closedWith, `${CLOSE.moved} moved`);
    assert.deepEqual(late.texts, [{ m: 'moved', url: null }]);
  });
});

describe('places for living faces', () => {
  test('are taken by tables with somebody at them, and told of where there is none left', () => {
    let free = 1;
    let refused = 0;
    const places = {
      take: () => free > 0 && free-- > 0,
      refused: () => void refused++,
      giveBack: () => void free++,
    };
    const open = () => new LiveRelay(people, clock, places);
    const [first, second] = [open(), open()];
    const here = new Screen(first, clock, ADA).greets();
    const there = new Screen(second, clock, ADA).greets();
    assert.deepEqual(here.texts[0], { m: 'live', seat: ADA, pictures: true, voices: true });
    assert.deepEqual(there.texts[0], { m: 'live', seat: ADA, pictures: false, voices: true, full: true });
    there.takes('key');
    assert.deepEqual(there.dropped, ['not-carried']);
    second.follow();
    assert.equal(refused, 1, 'once, however much happens at the table');
    here.server.leave();
    assert.equal(free, 1);
    second.follow();
    assert.deepEqual(there.texts.at(-1), { m: 'live', seat: ADA, pictures: true, voices: true });
    second.close(CLOSE.moved, 'moved');
    assert.equal(free, 1);
  });
});
