import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { gameIds, gameOf } from '@oeillade/catalogue/testkit';
import { SpywhereView } from '@oeillade/games/spywhere';
import { WinkView } from '@oeillade/games/wink-family';
import { CLOSE, ClientFrame, PHRASES, REACTIONS, serverFrames, serverFramesOf } from '@oeillade/protocol';
import { LIVE_LIMITS, PICTURE, REPLACED, readLiveAsk } from '@oeillade/protocol/live';
import { DEFAULT_RULES } from '@oeillade/table';
import * as v from 'valibot';
import { SETTINGS } from '../../apps/server/src/operate/config.ts';
import { asyncapi } from '../asyncapi/document.ts';
import { CLIENT } from '../asyncapi/summaries.ts';
import { refusalCodes } from '../refusal-codes.ts';
import { root } from '../root.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const doc = read('docs/protocol.md');
const shapes = gameIds.map((id) => gameOf(id).shapes);
const AnyServerFrame = v.variant('m', Object.values(serverFramesOf(shapes)));

describe('docs/protocol.md', () => {
  test('lists, with the ledgers, every refusal code of the sources, and no other', () => {
    assert.deepEqual(documentedCodes(), refusalCodes());
  });

  test('lists every close code', () => {
    const rows = [...section('Close codes').matchAll(/^\| (\d{4}) \|/gm)].map(([, code]) => Number(code));
    assert.deepEqual(rows, Object.values(CLOSE).sort());
  });

  test('has a heading for every frame, or describes it with the socket', () => {
    const headings = new Set([...doc.matchAll(/^### `([a-z-]+)`$/gm)].map(([, kind]) => kind));
    const described = ['hello', 'pong', 'welcome', 'ping', 'answer'];
    const kinds = [...Object.keys(CLIENT), ...Object.keys(serverFrames)];
    assert.deepEqual(kinds.filter((kind) => !headings.has(kind)).sort(), described.sort());
    for (const kind of described) assert.match(section('The socket'), new RegExp(`"(?:ask|m)":"${kind}"`));
  });

  test('every example of a frame is one', () => {
    const examples = exampleLines();
    assert.ok(examples.length > 60, `only ${examples.length} examples found`);
    for (const line of examples) {
      const frame: unknown = JSON.parse(line);
      const schema = line.startsWith('{"ask"') ? ClientFrame : AnyServerFrame;
      assert.ok(v.is(schema, frame), `not a frame: ${line}`);
    }
  });

  test('says of the live socket what its sources do', () => {
    const live = section('The live socket');
    const hello = /^\{"ask":"live".*$/m.exec(live)?.[0] ?? '';
    assert.equal(readLiveAsk(hello)?.ask, 'live');
    const { pictureBytes, voiceBytes, picturesPerSecond, voicesPerSecond, bytesPerSecond } = LIVE_LIMITS;
    for (const words of [
      `${pictureBytes / 1024} KiB, ${voiceBytes / 1024} KiB`,
      `${picturesPerSecond} and ${voicesPerSecond} a second`,
      `${bytesPerSecond / 1024} KiB a second`,
      `${PICTURE.width}x${PICTURE.height}, ${PICTURE.perSecond} pictures a second`,
      `${REPLACED} (\`replaced\`)`,
    ])
      assert.ok(live.includes(words), words);
  });

  test('shows a snapshot before a game, and one in the middle of it', () => {
    const snapshots = exampleLines()
      .map((line) => JSON.parse(line))
      .filter(({ m }) => m === 'snapshot');
    assert.deepEqual(
      snapshots.map(({ lobby, view, clock }) => [lobby.phase, view !== null, clock !== null]),
      [
        ['gathering', false, false],
        ['playing', true, true],
      ],
    );
    assert.ok(v.is(WinkView, snapshots[1].view));
  });

  test('the examples of views are views', () => {
    assert.ok(v.is(WinkView, JSON.parse(firstBlock('The wink family'))));
    assert.ok(v.is(SpywhereView, JSON.parse(firstBlock('Spywhere'))));
  });

  test('names every phrase and reaction, and every rule of the table with its default', () => {
    for (const reaction of REACTIONS) assert.ok(doc.includes(`\`${reaction}\``), reaction);
    for (const phrase of PHRASES) assert.ok(doc.includes(`\`${phrase}\``), phrase);
    const rows = [...section('Options').matchAll(/^\| `(\w+)` \| .* \| `("?\w+"?)` \|$/gm)];
    assert.deepEqual(Object.fromEntries(rows.map(([, rule, value]) => [rule, JSON.parse(value!)])), {
      ...DEFAULT_RULES,
    });
  });

  test('the limits are those of the sources', () => {
    const limits: Record<string, [string, RegExp]> = {
      'a frame to the server': ['socket/socket-connection.ts', /LARGEST_FRAME = 8 \* 1024/],
      'a frame that closes the socket': ['socket/socket-server.ts', /LARGEST_FRAME = 64 \* 1024/],
      'a body over HTTP': ['http/guard.ts', /LARGEST_BODY = 16 \* 1024/],
      'sockets of one seat': ['../../../packages/room/src/guests.ts', /MOST_OF_A_SEAT = 8/],
      'requests that are not answered yet': ['operate/rate-limits.ts', /MOST_AT_ONCE = 512/],
      'connections for each socket': ['operate/rate-limits.ts', /CONNECTIONS_A_SOCKET = 16/],
      'requests sent ahead': ['http/in-turn.ts', /MOST_AHEAD = 16/],
      'an answer of which nothing is read, and as a whole': [
        'http/in-turn.ts',
        /noProgress: 20_000, longest: 120_000/,
      ],
      'records sent to one address': ['http/records.ts', /MOST_SENT = 16/],
      'time for the first hello': ['socket/socket-connection.ts', /HELLO_WITHIN = 10_000/],
      'waiting for a client that reads slowly': [
        'connection/backpressure.ts',
        /MOST_WAITING = 4 \* 1024 \* 1024/,
      ],
      'nothing taken for': ['connection/backpressure.ts', /NO_PROGRESS = 10_000/],
      'refused frames': ['socket/socket-connection.ts', /REFUSALS = \{ most: 200, perSecond: 2 \}/],
      'pings, every 5 seconds': ['../../../packages/protocol/src/silence.ts', /PING_EVERY = 5_000/],
      'or up to half a second sooner': ['../../../packages/room/src/seat-server.ts', /SOONER = 500/],
      'silence, 10 seconds': [
        '../../../packages/protocol/src/silence.ts',
        /LONGEST_SILENCE = 2 \* PING_EVERY/,
      ],
      'a seat without a socket': ['../../../packages/room/src/absences.ts', /GRACE = 4_000/],
      'eyes, every 50 ms': ['../../../packages/table/src/gaze/sight-news.ts', /TICK = 50/],
      'messages kept': ['../../../packages/table/src/seats/outbox.ts', /KEPT = 64/],
      'answers remembered': ['../../../packages/table/src/seats/answers.ts', /KEPT = 128/],
      'looks, a second and at once': [
        '../../../packages/table/src/gaze/eye-limits.ts',
        /LOOKS: Limit = \{ atOnce: 30, perSecond: 10, inAGame: 6_000 \}/,
      ],
      'winks of real eyes, a second and at once': [
        '../../../packages/table/src/gaze/eye-limits.ts',
        /WINKS: Limit = \{ atOnce: 6, perSecond: 2, inAGame: 1_000 \}/,
      ],
      'how long ago a wink may have been': [
        '../../../packages/table/src/gaze/camera-winks.ts',
        /MOST_AGO = 2_000/,
      ],
      'and the same for clients': ['../../../packages/protocol/src/most-ago.ts', /MOST_AGO = 2_000/],
      'the most that a press may claim': [
        '../../../packages/table/src/game/press-queue.ts',
        /MOST_DELAY = 250/,
      ],
      'what is granted to a connection that varies': [
        '../../../packages/table/src/seats/delay-meter.ts',
        /MOST_JITTER = 40/,
      ],
      'pings that count': ['../../../packages/table/src/seats/delay-meter.ts', /KEPT = 32/],
      'what anybody is waited for': ['../../../packages/table/src/game/wait-budget.ts', /USUAL_WAIT = 100/],
      'what a slow connection may cost': [
        '../../../packages/table/src/game/wait-budget.ts',
        /MOST_HELD_UP = 1_000/,
      ],
      'words, within 10 seconds': ['../../../packages/table/src/seats/start.ts', /SHOW_WITHIN = 10_000/],
    };
    const ofSettings = [...section('Limits').matchAll(/\| (\d+) a?n? ?.*\(`([A-Z_]+)`\)/g)];
    const standards = new Map(Object.values(SETTINGS).map(({ variable, standard }) => [variable, standard]));
    assert.equal(ofSettings.length, 5);
    for (const [, value, variable] of ofSettings) assert.equal(value, standards.get(variable!), variable);
    for (const [what, [file, value]] of Object.entries(limits)) {
      assert.match(read(join('apps/server/src', file)), value, `${what}: mend docs/protocol.md too`);
    }
  });
});

test('docs/asyncapi.json is what the schemas give: npm run asyncapi writes it', () => {
  assert.deepEqual(JSON.parse(read('docs/asyncapi.json')), JSON.parse(JSON.stringify(asyncapi())));
});

/** From a heading of the second level to the next. */
function section(title: string): string {
  const start = doc.indexOf(`\n## ${title}\n`);
  assert.notEqual(start, -1, `no section "${title}"`);
  const end = doc.indexOf('\n## ', start + 1);
  return doc.slice(start, end === -1 ? undefined : end);
}

function firstBlock(title: string): string {
  return /```json\n([\s\S]*?)```/.exec(section(title))?.[1] ?? '';
}

/** Frames on a line of their own; those with something left out are for people. */
function exampleLines(): string[] {
  return [...doc.replace(section('The live socket'), '').matchAll(/^(?:[<>] )?(\{"(?:ask|m|n)":.*\})$/gm)]
    .map(([, line]) => line!)
    .filter((line) => !line.includes('…'));
}

/** In the protocol, or, where only one game gives them, in its ledger. */
function documentedCodes(): string[] {
  const ledgers = globSync('docs/rules/*.md', { cwd: root }).map(read);
  const codes = [section('Refusal codes'), ...ledgers].flatMap((text) =>
    [...text.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, code]) => code!),
  );
  return [...new Set(codes)].sort();
}
