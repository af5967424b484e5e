import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Random, seedFrom } from '@oeillade/kernel';
import type { Watching } from '@oeillade/table';
import { plays } from './support/hands/index.ts';
import { ended, gather, goHome, type Party, QUICK, start } from './support/party.ts';
import { Person } from './support/person.ts';
import { verified } from './support/records.ts';
import { leaksIn, type Secrets } from './support/secrecy/check.ts';
import { slipped } from './support/secrecy/forge.ts';
import { type Transcript, transcriptOf } from './support/secrecy/transcript.ts';
import { TestServer } from './support/test-server.ts';

const testServer = await TestServer.open();
const secretOf = (nth: number): string => String(nth).repeat(32);

interface Watched {
  readonly party: Party;
  readonly onlookers: readonly Person[];
  readonly secrets: Secrets;
}

/** Looks around and predicts whatever can be predicted, as long as the game runs. */
async function takesPart(person: Person, watching: Watching): Promise<void> {
  const random = new Random(seedFrom(person.name), 'whims');
  let heard = 0;
  while (person.phase !== 'over') {
    await person.until(() => person.received.length > heard || person.phase === 'over', 'something to see');
    heard = person.received.length;
    if (watching === 'looking' && random.happens(0.2))
      person.client.look(random.below(person.client.lobby!.seats.length));
    const gallery = person.of('gallery').at(-1);
    const open = gallery?.questions.filter(({ id }) => !gallery.predictions.some((made) => made.id === id));
    if (!open?.length || !random.happens(0.5)) continue;
    const { id, answers } = random.pick(open);
    await person.client.ask({ ask: 'predict', question: id, answer: random.pick(answers) });
  }
}

async function watched(game: string, watching: Watching): Promise<Watched> {
  const party = await gather(testServer, { game, people: 4, rules: { ...QUICK, watching } });
  const url = testServer.socketUrl(party.code);
  const onlookers = ['Nora', 'Otto'].map(
    (name, nth) => new Person({ url, name, watcher: { name, secret: secretOf(nth + 1) } }),
  );
  await Promise.all(onlookers.map((one) => one.connects()));
  await start(party);
  const watches = onlookers.map((one) => takesPart(one, watching));
  await Promise.all(party.people.map(plays));
  await ended(party);
  await Promise.all(watches);
  const { record } = verified(await party.watcher.record());
  const tokens = [...party.people.map(({ token }) => token!), secretOf(1), secretOf(2)];
  return { party, onlookers, secrets: { record, tokens } };
}

const clean = ({ party, onlookers, secrets }: Watched): void => {
  for (const person of [...party.everybody, ...onlookers])
    assert.deepEqual(leaksIn(transcriptOf(person), secrets), [], person.name);
};

const caught = (transcript: Transcript, secrets: Secrets, complaint: RegExp): void =>
  assert.ok(leaksIn(transcript, secrets).some((leak) => complaint.test(leak)));

describe('those who watch over real sockets', { concurrency: true }, () => {
  test('D-31 they look around, and are told nothing but the eyes that they look at', async () => {
    const evening = await watched('wink', 'looking');
    const { party, onlookers, secrets } = evening;
    clean(evening);
    const [nora] = onlookers as [Person];
    assert.ok(nora.of('eyes').some(({ sees }) => sees.length === 1));
    assert.ok(
      onlookers.some((one) => one.of('signal').length > 0),
      'somebody has seen a wink',
    );
    const unseen = { m: 'eyes', sees: [{ of: 9, at: 0 }], felt: null };
    caught(slipped(transcriptOf(nora), unseen), secrets, /eyes that it did not look at/);
    caught(slipped(transcriptOf(party.watcher), unseen), secrets, /eyes that it did not look at/);
    await goHome(party);
  });

  test('D-32 they see everybody’s eyes later, and never before their time', async () => {
    const evening = await watched('wink', 'late');
    const { party, onlookers, secrets } = evening;
    clean(evening);
    const [nora] = onlookers as [Person];
    assert.ok(nora.of('eyes').some(({ sees }) => sees.length === 4));
    const first = secrets.record.lines.find(({ e }) => e === 'signalled') as unknown as
      | { seat: number; to: number; signal: string }
      | undefined;
    assert.ok(first);
    const { seat: of, to, signal } = first;
    const early = { m: 'signal', of, to, signal, until: 1 };
    const transcript = transcriptOf(nora);
    const received = [...transcript.received];
    received.splice(5, 0, { at: 0, text: JSON.stringify(early) });
    caught({ ...transcript, received }, secrets, /a signal before its time/);
    await goHome(party);
  });

  for (const game of ['zwinkern', 'wink-agents', 'spywhere']) {
    test(`D-33 D-34 ${game}: envelopes are opened in their time, and everybody hears of the best seer`, async () => {
      const evening = await watched(game, 'late');
      const { party, onlookers } = evening;
      clean(evening);
      const scores = onlookers.map((one) => ({
        name: one.name,
        ...one.of('gallery').at(-1)!.score,
      }));
      const most = Math.max(...scores.map(({ right }) => right));
      for (const person of party.people) {
        const seer = person.client.lobby!.seer;
        if (most === 0) assert.equal(seer, null);
        else assert.ok(scores.some((score) => score.name === seer?.name && score.right === most));
        assert.deepEqual([person.of('gallery'), person.of('confetti')], [[], []]);
      }
      await goHome(party);
    });
  }

  test('D-30 D-33 a seat predicts nothing, nor does anybody at a table that only lets them watch', async () => {
    const party = await gather(testServer, { game: 'wink', people: 4 });
    await start(party);
    const predict = { ask: 'predict', question: '0', answer: 'holds/1' } as const;
    assert.equal((await party.people[0]!.client.ask(predict))?.code, 'not-watching');
    assert.equal((await party.watcher.client.ask(predict))?.code, 'only-watching');
    assert.equal((await party.watcher.client.ask({ ask: 'confetti' }))?.code, 'only-watching');
    await goHome(party);
  });

  test('D-30 a game behind closed doors is not watched', async () => {
    const party = await gather(testServer, {
      game: 'wink',
      people: 4,
      rules: { ...QUICK, watching: 'none' },
    });
    await start(party);
    const { watcher } = party;
    await watcher.until(() => watcher.closings.includes(4005), 'to be sent away');
    const late = new Person({ url: testServer.socketUrl(party.code), name: 'too late' });
    late.opens();
    await late.until(() => late.closings.includes(4005), 'to be turned away');
    assert.deepEqual(
      late.frames().filter(({ m }) => m === 'snapshot' || m === 'event'),
      [],
    );
    await Promise.all(party.people.map((person) => person.goes()));
  });

  test('whoever comes back is known by their secret, and finds what they have sealed', async () => {
    const party = await gather(testServer, {
      game: 'spywhere',
      people: 3,
      rules: { ...QUICK, watching: 'late' },
    });
    await start(party);
    const url = testServer.socketUrl(party.code);
    const nora = new Person({ url, name: 'Nora', watcher: { name: 'Nora', secret: secretOf(7) } });
    await nora.connects();
    await nora.until(() => nora.of('gallery').length > 0, 'the questions');
    const [question] = nora.of('gallery').at(-1)!.questions;
    const sealed = { ask: 'predict', question: question!.id, answer: question!.answers[0]! } as const;
    assert.equal(await nora.client.ask(sealed), null);
    await nora.vanishes();
    const again = new Person({ url, name: 'Nora again', watcher: { name: 'Nora', secret: secretOf(7) } });
    await again.connects();
    await again.until(() => again.of('gallery').length > 0, 'what was sealed');
    assert.deepEqual(
      again.of('gallery')[0]!.predictions.map(({ id, answer, right }) => [id, answer, right]),
      [[sealed.question, sealed.answer, null]],
    );
    await again.goes();
    await goHome(party);
  });
});
