import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { findGame } from '@oeillade/catalogue/testkit';
import { readRecord, verify } from '@oeillade/kernel';
import { eventually } from '../../../tools/eventually.ts';
import { Host, Server } from './network.ts';
import { endOf, lab, startLab } from './support.ts';

const server = new Server();
await server.start();
after(async () => {
  await server.stop();
  server.clear();
});

/** A joined bot with what it has said so far. */
function joins(args: readonly string[]) {
  const child = startLab(['join', ...args]);
  let said = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const end = endOf(child);
  after(() => child.kill());
  return { child, end, said: () => said, stderr: () => stderr };
}

const RULES = { leastBetweenCalls: 0, turning: 20, lasting: 150 };

async function opens(game: string, over: object = {}): Promise<{ host: Host; code: string }> {
  const { code, token } = await server.post('/api/tables', { game, name: 'Ada', rules: RULES, ...over });
  return { host: new Host(server.url, code, token).connect(), code };
}

/** Guests take so many more seats. */
async function fills(code: string, seats: number): Promise<void> {
  for (let guest = 1; guest <= seats; guest++)
    await server.post(`/api/tables/${code}/seats`, { name: `Guest ${guest}` });
}

describe('lab join', { concurrency: true }, () => {
  test('plays a game by the protocol alone, and again when the host does; Ctrl-C leaves', async () => {
    const { host, code } = await opens('spywhere');
    const bots = ['expert', 'regular'].map((level) =>
      joins([server.url, code.toLowerCase(), '--bot', level]),
    );
    for (const round of [1, 2]) {
      await host.starts(3);
      await host.endsAfter(3);
      await host.until(() => host.records.length === round, 'the record');
      const read = readRecord(host.records.at(-1)!.trimEnd().split('\n'), findGame);
      assert.ok(read.ok);
      const verdict = verify(read.record);
      assert.ok(verdict.ok && verdict.finished && verdict.deal === 'proven', JSON.stringify(verdict));
      const names = read.record.header.seats.map(({ name }) => name);
      assert.deepEqual([...names].sort(), ['Ada', 'Expert', 'Regular']);
      if (round === 1) assert.equal(await host.client.ask({ ask: 'rematch' }), null);
    }
    for (const { child, end, said, stderr } of bots) {
      // The host may be told of the end before the bots are.
      const times = (words: RegExp) => said().match(words)?.length ?? 0;
      await eventually('the second verdict of a bot', () => times(/The deal kept to all/g) === 2);
      child.kill('SIGINT');
      assert.equal(await end(), 0, stderr());
      assert.match(said(), /sits at the table/);
      assert.equal(times(/The game is over/g), 2);
      assert.equal(times(/The deal kept to all that was promised before it/g), 2);
    }
    await host.until(
      () => host.client.lobby!.seats.filter(({ away }) => away).length === 2,
      'the bots to be gone',
    );
    host.close();
  });

  test('--once leaves after the game; --name is what it is called', async () => {
    const { host, code } = await opens('wink');
    const bots = [1, 2, 3].map((index) =>
      joins([server.url, code, '--bot', 'random', '--name', `Nora ${index}`, '--once']),
    );
    await host.starts(4);
    await host.endsAfter(2);
    const names = host.client.lobby!.seats.map(({ name }) => name);
    assert.deepEqual(names.sort(), ['Ada', 'Nora 1', 'Nora 2', 'Nora 3']);
    for (const { end, stderr } of bots) assert.equal(await end(), 0, stderr());
    host.close();
  });

  test('gets up from its chair when it leaves before the game', async () => {
    const { host, code } = await opens('zwinkern');
    const bot = joins([server.url, code, '--bot', 'novice']);
    await host.until(() => host.client.lobby?.seats.length === 2, 'the bot');
    bot.child.kill('SIGINT');
    assert.equal(await bot.end(), 0, bot.stderr());
    await host.until(() => host.client.lobby?.seats.length === 1, 'the empty chair');
    host.close();
  });

  test('says who took its seat away, and that a bot has no face', async () => {
    const { host, code } = await opens('zwinkern');
    const bot = joins([server.url, code, '--bot', 'novice']);
    await host.until(() => host.client.lobby?.seats.length === 2, 'the bot');
    await host.client.ask({ ask: 'remove', seat: 1 });
    assert.equal(await bot.end(), 1);
    assert.equal(bot.stderr(), 'lab: the seat was taken away.\n');
    await host.client.ask({ ask: 'arrange', options: { channel: 'faces' } });
    const faceless = await lab(['join', server.url, code, '--bot', 'novice']);
    assert.equal(faceless.code, 1);
    assert.match(faceless.stderr, /^lab: .*a bot has none \(D-1\)\.\n$/);
    host.close();
  });

  test('one sentence and exit code 1 where there is no seat', async () => {
    const { code, host } = await opens('spywhere');
    const impatient = (url: string, table: string) =>
      lab(['join', url, table, '--bot', 'expert', '--patience', '0']);
    const missing = await impatient(server.url, 'XXXXX');
    assert.deepEqual([missing.code, missing.stderr], [1, 'lab: there is no table XXXXX.\n']);
    await fills(code, 5);
    const full = await impatient(server.url, code);
    assert.deepEqual([full.code, full.stderr], [1, `lab: the table ${code} is full.\n`]);
    const nowhere = await impatient('http://127.0.0.1:1', code);
    assert.deepEqual([nowhere.code, nowhere.stderr], [1, 'lab: no server answers at http://127.0.0.1:1.\n']);
    host.close();
  });

  test('asks again for a seat where one may soon be free, for as long as it is told', async () => {
    const { code, host } = await opens('spywhere');
    await fills(code, 5);
    const bot = joins([server.url, code, '--bot', 'novice', '--patience', '60']);
    await eventually('the bot to wait', () => bot.said() !== '');
    assert.equal(
      bot.said(),
      `No seat yet: the table ${code} is full. Trying for 60 seconds; Ctrl-C stops.\n`,
    );
    await host.client.ask({ ask: 'remove', seat: 5 });
    await eventually('the bot to sit down', () => bot.said().includes(`sits at the table ${code}, seat 6`));
    bot.child.kill('SIGINT');
    assert.equal(await bot.end(), 0, bot.stderr());
    const short = await lab(['join', server.url, 'XXXXY', '--bot', 'novice', '--patience', '1']);
    assert.deepEqual([short.code, short.stderr], [1, 'lab: there is no table XXXXY.\n']);
    host.close();
  });

  test('Ctrl-C ends the waiting for a seat', async () => {
    const bot = joins([server.url, 'XXXXX', '--bot', 'novice', '--patience', '3600']);
    await eventually('the bot to wait', () => bot.said().startsWith('No seat yet'));
    bot.child.kill('SIGINT');
    assert.equal(await bot.end(), 130, bot.stderr());
  });

  test('wrong arguments are exit code 2', async () => {
    for (const args of [
      ['join'],
      ['join', server.url],
      ['join', 'ftp://example.org', 'ACDEF', '--bot', 'expert'],
      ['join', server.url, 'ABC', '--bot', 'expert'],
      ['join', server.url, 'ACDEF'],
      ['join', server.url, 'ACDEF', '--bot', 'genius'],
      ['join', server.url, 'ACDEF', '--bot', 'expert', '--name', ' '],
      ['join', server.url, 'ACDEF', '--bot', 'expert', '--patience', 'long'],
    ]) {
      const { code, stderr } = await lab(args);
      assert.equal(code, 2, args.join(' '));
      assert.match(stderr, /^lab: .+\n$/, args.join(' '));
    }
  });
});

test('lab join comes back by itself when the server was gone', async () => {
  const { host, code } = await opens('spywhere');
  const bot = joins([server.url, code, '--bot', 'expert', '--once']);
  await host.starts(2);
  await host.until(() => (host.moves.get(1) ?? 0) > 1, 'the bot to play');
  await server.stop('SIGKILL');
  await host.until(() => !host.client.isWelcome, 'the end of the connection');
  await server.start(new URL(server.url).port);
  host.moves.clear();
  await host.comesBack();
  await host.endsAfter(2);
  assert.equal(await bot.end(), 0, bot.stderr());
  assert.match(bot.said(), /The connection is gone; trying again\./);
  host.close();
});

test('lab join waits for a server that is not there yet, and can be stopped while the connection is gone', async () => {
  const { host, code } = await opens('spywhere');
  await server.stop();
  await host.until(() => !host.client.isWelcome, 'the end of the connection');
  const bot = joins([server.url, code, '--bot', 'novice', '--patience', '60']);
  await eventually('the bot to wait', () => bot.said().startsWith('No seat yet: no server answers at'));
  await server.start(new URL(server.url).port);
  await eventually('the bot to sit down', () => bot.said().includes('sits at the table'));
  await server.stop('SIGKILL');
  await eventually('the end of the connection', () => bot.said().includes('The connection is gone'));
  bot.child.kill('SIGINT');
  assert.equal(await bot.end(), 0, bot.stderr());
  host.close();
});
