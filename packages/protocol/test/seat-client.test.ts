import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PROTOCOL, SeatClient, type SeatClientOptions, type TableFrame, type Welcome } from '../src/index.ts';

const TOKEN = '0123456789abcdef0123456789abcdef';

/** A client with a socket that a test holds the other end of. */
function seated(over: Partial<SeatClientOptions> = {}) {
  const heard: TableFrame[] = [];
  const welcomes: Welcome[] = [];
  let time = 1_000;
  const client = new SeatClient({
    token: TOKEN,
    now: () => time,
    heard: (message) => heard.push(message),
    welcomed: (welcome) => welcomes.push(welcome),
    ...over,
  });
  let sent: Record<string, unknown>[] = [];
  const gives = (frame: object) => client.receive(JSON.stringify(frame));
  return {
    client,
    heard,
    welcomes,
    gives,
    connects(epoch = 'first', seat: number | null = 0) {
      sent = [];
      client.opened((text) => sent.push(JSON.parse(text)));
      gives({ m: 'welcome', protocol: PROTOCOL, code: 'ACDEF', seat, epoch });
    },
    says: (n: number, text: string) => gives({ n, m: 'said', seat: 1, phrase: null, text }),
    texts: () => heard.flatMap((message) => (message.m === 'said' ? [message.text] : [])),
    /** What went out on the present socket, hello left aside. */
    asks: () => sent.filter(({ ask }) => ask !== 'hello'),
    hello: () => sent.find(({ ask }) => ask === 'hello'),
    passes(milliseconds: number) {
      time += milliseconds;
    },
  };
}

const lobby = (phase: string) => ({ m: 'lobby', phase, seats: [], votes: [] });

describe('hello', () => {
  test('says the secret, and nothing of what was seen before anything was', () => {
    const { connects, hello, client } = seated();
    connects();
    assert.deepEqual(hello(), { ask: 'hello', protocol: PROTOCOL, token: TOKEN });
    assert.equal(client.seat, 0);
    assert.equal(client.code, 'ACDEF');
  });

  test('says no secret for somebody who watches', () => {
    const client = new SeatClient({ now: () => 0 });
    const sent: string[] = [];
    client.opened((text) => sent.push(text));
    assert.deepEqual(sent, [JSON.stringify({ ask: 'hello', protocol: PROTOCOL })]);
  });

  test('on the next socket says the last number that was seen, and of which epoch', () => {
    const { connects, says, hello, client } = seated();
    connects('first');
    says(1, 'one');
    says(4, 'four');
    client.closed();
    connects('first');
    assert.deepEqual(hello()?.['last'], { epoch: 'first', n: 4 });
  });

  test('a welcome on the same socket tells a new seat and asks nothing again', () => {
    const { connects, gives, asks, client, welcomes } = seated();
    connects('first', 3);
    void client.ask({ ask: 'rematch' });
    gives({ m: 'welcome', protocol: PROTOCOL, code: 'ACDEF', seat: 0, epoch: 'first' });
    assert.equal(client.seat, 0);
    assert.equal(welcomes.length, 2);
    assert.equal(asks().length, 1);
  });
});

describe('numbers', () => {
  test('what comes twice is heard once', () => {
    const { connects, says, texts } = seated();
    connects();
    says(1, 'one');
    says(2, 'two');
    says(2, 'two');
    says(1, 'one');
    says(3, 'three');
    assert.deepEqual(texts(), ['one', 'two', 'three']);
  });

  test('begin again in a new epoch', () => {
    const { connects, says, texts, hello, client } = seated();
    connects('first');
    says(7, 'seven');
    client.closed();
    connects('second');
    assert.deepEqual(hello()?.['last'], { epoch: 'first', n: 7 });
    says(1, 'one of the second');
    assert.deepEqual(texts(), ['seven', 'one of the second']);
  });

  test('messages without a number are heard each time', () => {
    const { connects, gives, heard } = seated();
    connects();
    gives({ m: 'gaze', of: 1, at: 2 });
    gives({ m: 'gaze', of: 1, at: 2 });
    assert.equal(heard.length, 2);
  });
});

describe('asking', () => {
  test('every ask has an id of its own, and another client of the seat has other ones', () => {
    const ids = [seated(), seated()].flatMap(({ connects, client, asks }) => {
      connects();
      void client.ask({ ask: 'start' });
      void client.ask({ ask: 'start' });
      return asks().map(({ id }) => id);
    });
    assert.equal(new Set(ids).size, 4);
  });

  test('is answered by the answer with its id, in whatever order', async () => {
    const { connects, client, asks, gives } = seated();
    connects();
    const start = client.ask({ ask: 'start' });
    const ready = client.ask({ ask: 'ready', ready: true });
    const [first, second] = asks();
    gives({ n: 1, m: 'answer', id: second?.['id'], refusal: null });
    gives({ n: 2, m: 'answer', id: first?.['id'], refusal: { code: 'not-all-ready', rule: null } });
    assert.deepEqual(await start, { code: 'not-all-ready', rule: null });
    assert.equal(await ready, null);
    assert.equal(client.unanswered, 0);
  });

  test('a command carries the time at which it was pressed', () => {
    const { connects, client, asks, passes } = seated();
    connects();
    passes(500);
    void client.play({ do: 'call', number: 7 });
    const [{ id, ...asked }] = asks() as [Record<string, unknown>];
    assert.deepEqual(asked, { ask: 'play', command: { do: 'call', number: 7 }, pressed: 1_500 });
    assert.equal(typeof id, 'string');
  });

  test('what is asked before the welcome goes out after it', () => {
    const { connects, client, asks } = seated();
    void client.ask({ ask: 'start' });
    connects();
    assert.deepEqual(
      asks().map(({ ask }) => ask),
      ['start'],
    );
  });

  test('what was not answered is asked again on the next socket, in order and with the same ids', () => {
    const { connects, client, asks, gives } = seated();
    connects();
    void client.ask({ ask: 'ready', ready: true });
    void client.ask({ ask: 'start' });
    void client.play({ do: 'pass' });
    const before = asks();
    gives({ n: 1, m: 'answer', id: before[0]?.['id'], refusal: null });
    client.closed();
    void client.ask({ ask: 'rematch' });
    connects();
    assert.deepEqual(asks().slice(0, 2), before.slice(1));
    assert.deepEqual(
      asks().map(({ ask }) => ask),
      ['start', 'play', 'rematch'],
    );
  });

  test('a frame that is refused is an answer too', async () => {
    const { connects, client, asks, gives } = seated();
    connects();
    const start = client.ask({ ask: 'start' });
    gives({ m: 'refused', code: 'only-watching', id: asks()[0]?.['id'] });
    assert.deepEqual(await start, { code: 'only-watching', rule: null });
  });

  test('what was too much at once is asked again after the next ping', () => {
    const { connects, client, asks, gives } = seated();
    connects();
    void client.ask({ ask: 'start' });
    gives({ m: 'refused', code: 'too-fast', id: null });
    assert.equal(asks().length, 1);
    gives({ m: 'ping', sent: 5 });
    const [first, pong, again] = asks();
    assert.equal(pong?.['ask'], 'pong');
    assert.deepEqual(again, first);
    gives({ m: 'ping', sent: 6 });
    assert.equal(asks().length, 4);
  });

  test('nobody waits for ever when the client is given up', async () => {
    const { connects, client } = seated();
    connects();
    const start = client.ask({ ask: 'start' });
    client.giveUp();
    assert.deepEqual(await start, { code: 'gone', rule: null });
  });
});

describe('eyes', () => {
  test('of looks only the last is told again', () => {
    const { connects, client, asks, gives } = seated();
    connects();
    gives({ n: 1, ...lobby('playing') });
    client.look(1);
    client.look(2);
    const last = asks()[1];
    client.closed();
    connects();
    assert.deepEqual(asks(), [last]);
    assert.equal(client.looking, 2);
  });

  test('turn back where the table refuses the look, however many were on their way', () => {
    const { connects, client, asks, gives } = seated();
    connects();
    gives({ n: 1, ...lobby('playing') });
    client.look(1);
    client.look(2);
    client.look(3);
    const [, second, third] = asks();
    const refusal = { code: 'paused', rule: 'D-8' };
    gives({ n: 2, m: 'answer', id: second?.['id'], refusal });
    assert.equal(client.looking, 3);
    gives({ n: 3, m: 'answer', id: third?.['id'], refusal });
    assert.equal(client.looking, 1, 'the first was in order');
    client.closed();
    connects();
    assert.deepEqual(asks(), [], 'what was refused is not asked again');
  });

  test('none is told again after the game', () => {
    const { connects, client, asks, gives } = seated();
    connects();
    client.look(1);
    gives({ n: 1, ...lobby('over') });
    client.closed();
    connects();
    assert.deepEqual(asks(), []);
    assert.equal(client.looking, null);
  });
});

describe('what it keeps', () => {
  test('a snapshot is the whole table', () => {
    const { connects, client, gives } = seated();
    connects();
    const clock = { m: 'clock', t: 5, until: null, callFrom: 0, paused: false };
    gives({
      n: 9,
      m: 'snapshot',
      t: 5,
      lobby: lobby('playing'),
      view: { turn: 2 },
      looking: 4,
      sees: [],
      clock,
      record: null,
    });
    assert.equal(client.lobby?.phase, 'playing');
    assert.deepEqual(client.view, { turn: 2 });
    assert.deepEqual(client.clock, clock);
    assert.equal(client.looking, 4);
  });

  test('a snapshot with the number of what was heard last is taken too', () => {
    const { connects, client, gives } = seated();
    connects();
    gives({ n: 9, m: 'view', t: 0, view: { turn: 1 } });
    const whole = { t: 5, lobby: lobby('playing'), looking: null, sees: [], clock: null, record: null };
    gives({ n: 9, m: 'snapshot', view: { turn: 2 }, ...whole });
    assert.deepEqual(client.view, { turn: 2 });
  });

  test('which record a game has left is known until the next game is made up', () => {
    const { connects, client, gives } = seated();
    connects();
    gives({ n: 1, ...lobby('over') });
    gives({ n: 2, m: 'record', round: 1, sha256: 'a'.repeat(64), bytes: 9 });
    assert.partialDeepStrictEqual(client.record, { round: 1, sha256: 'a'.repeat(64), bytes: 9 });
    gives({ n: 3, ...lobby('gathering') });
    assert.equal(client.record, null);
  });

  test('is up to date when a message is heard', () => {
    const turns: unknown[] = [];
    const { connects, client, gives } = seated({
      heard: () => turns.push((client.view as { turn: number } | null)?.turn),
    });
    connects();
    gives({ n: 1, m: 'view', t: 0, view: { turn: 1 } });
    gives({ n: 2, m: 'view', t: 0, view: { turn: 2 } });
    assert.deepEqual(turns, [1, 2]);
  });

  test('a ping is answered at once, with the own time', () => {
    const { connects, asks, gives, passes } = seated();
    connects();
    passes(250);
    gives({ m: 'ping', sent: 99.5 });
    assert.deepEqual(asks(), [{ ask: 'pong', sent: 99.5, theirs: 1_250 }]);
  });
});

describe('a wink that a camera saw', () => {
  test('is told once, with how long ago it was, and waits for no answer', () => {
    const { client, connects, asks } = seated();
    connects();
    client.winked('wink', 180.4);
    client.winked('nod');
    client.winked('wink', 9_000);
    assert.deepEqual(
      asks().map(({ id: _id, ...rest }) => rest),
      [
        { ask: 'winked', signal: 'wink', ago: 180 },
        { ask: 'winked', signal: 'nod', ago: 0 },
        { ask: 'winked', signal: 'wink', ago: 2_000 },
      ],
    );
    assert.equal(client.unanswered, 0);
  });

  test('is lost without a connection, as the picture is', () => {
    const { client, connects, asks } = seated();
    client.winked('wink');
    connects();
    assert.deepEqual(asks(), []);
  });
});
