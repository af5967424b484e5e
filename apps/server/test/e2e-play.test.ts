import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type * as winkFamily from '@oeillade/games/wink-family';
import { plays } from './support/hands/index.ts';
import { does, ended, gather, type Party, QUICK, start } from './support/party.ts';
import type { Person } from './support/person.ts';
import { verified } from './support/records.ts';
import { TestServer } from './support/test-server.ts';

const testServer = await TestServer.open();

const viewOf = ({ client }: Person): winkFamily.WinkView => client.view as winkFamily.WinkView;

/** Ada begins, and calls a card whose twin somebody else at the table has; gives that one and all others. */
async function calls({ people }: Party): Promise<{ ada: Person; partner: Person; others: Person[] }> {
  const [ada, ...rest] = people as [Person, ...Person[]];
  await Promise.all(people.map((person) => person.until(() => person.client.view !== null, 'the deal')));
  const partner = rest.at(-1)!;
  const [number] = viewOf(partner).hand!;
  assert.equal(await ada.client.play({ do: 'call', number }), null);
  await partner.until(() => viewOf(partner).partners.includes(0), 'Ada’s call');
  return { ada, partner, others: rest.slice(0, -1) };
}

describe('eyes on the wire', { concurrency: true }, () => {
  test('a wink is seen by those who look, and by nobody else', async () => {
    const party = await gather(testServer, { game: 'zwinkern', people: 4, options: { first: 0 } });
    await start(party);
    const { ada, partner, others } = await calls(party);
    const [spy, dreamer] = others as [Person, Person];
    ada.client.look(partner.seat);
    spy.client.look(partner.seat);
    for (const viewer of [ada, spy])
      await viewer.until(() => viewer.of('eyes').at(-1)?.sees[0]?.of === partner.seat, 'the partner’s face');
    const signal = { do: 'signal', to: 0, signal: 'wink' };
    assert.equal((await partner.client.play(signal))?.code, 'look-at-them-first');
    partner.client.look(0);
    for (const viewer of [ada, spy]) {
      const seen = () => viewer.of('eyes').at(-1)?.sees[0];
      await viewer.until(() => seen()?.at === 0, 'the partner to turn to Ada');
      assert.equal(seen()?.of, partner.seat);
    }
    assert.equal(await partner.client.play(signal), null);
    for (const viewer of [ada, spy]) {
      await viewer.until(() => viewer.of('signal').length > 0, 'the wink');
      const { of, to } = viewer.of('signal')[0]!;
      assert.deepEqual({ of, to }, { of: partner.seat, to: 0 });
    }
    // Eyes are told on the gaze tick, all at once: after the next one the dreamer would have been told as well, and
    // after a word that everybody hears it would have come in.
    partner.client.look(null);
    await ada.until(() => ada.of('eyes').at(-1)?.sees[0]?.at === null, 'the partner to look away');
    await does(ada, { ask: 'say', phrase: 'thank-you' });
    await Promise.all(
      [dreamer, party.watcher].map((one) =>
        one.until(() => one.of('said').length > 0, 'a word after the wink'),
      ),
    );
    assert.deepEqual(
      [...dreamer.of('eyes')].map(({ sees, felt }) => [sees, felt]),
      [[[], 0]],
    );
    assert.equal(dreamer.of('signal').length, 0);
    assert.equal(party.watcher.of('eyes').length + party.watcher.of('signal').length, 0);
  });

  test('who saw it accuses, rightly; everybody hears the ruling', async () => {
    const party = await gather(testServer, { game: 'zwinkern', people: 4, options: { first: 0 } });
    await start(party);
    const { partner, others } = await calls(party);
    const [spy] = others as [Person];
    const number = viewOf(spy).seats[0]!.called;
    assert.equal(await spy.client.play({ do: 'accuse', named: partner.seat, number }), null);
    for (const person of party.everybody) {
      await person.until(() => person.of('ruling').length > 0, 'the ruling');
      const { order } = person.of('ruling')[0]!;
      assert.deepEqual(order, [{ seat: spy.seat, after: 0, stood: true }]);
      const accused = person.of('event').find(({ event }) => (event as { e: string }).e === 'accused');
      assert.deepEqual(accused?.event, {
        e: 'accused',
        seat: spy.seat,
        named: partner.seat,
        number,
        right: true,
      });
    }
  });

  test('a move that the rules forbid is refused with its clause, and nothing happens', async () => {
    const party = await gather(testServer, { game: 'zwinkern', people: 3, options: { first: 0 } });
    await start(party);
    const [ada, ben] = party.people as [Person, Person];
    await ada.until(() => ada.client.view !== null, 'the deal');
    const [own] = viewOf(ada).hand!;
    assert.deepEqual(await ada.client.play({ do: 'call', number: own }), {
      code: 'twin-in-your-hand',
      rule: 'W-12',
    });
    assert.deepEqual(await ben.client.play({ do: 'call', number: own }), {
      code: 'not-your-turn',
      rule: 'W-11',
    });
    assert.equal((await ada.client.play({ do: 'call', number: 'seven' }))?.code, 'malformed');
    assert.equal(party.watcher.of('event').length, 1);
  });
});

describe('pauses, ends and the next game', { concurrency: true }, () => {
  test('all agree to pause and to end, and anybody lets it go on', async () => {
    const party = await gather(testServer, { game: 'zwinkern', people: 3, options: { first: 0 } });
    await start(party);
    const { people, watcher } = party;
    const [ada, ben, cleo] = people as [Person, Person, Person];
    const votes = async (on: 'pause' | 'resume' | 'end', who: readonly Person[]) => {
      for (const person of who) await does(person, { ask: 'vote', on, yes: true });
    };
    await votes('pause', [ada, ben]);
    await ada.until(() => ada.client.lobby?.votes[0]?.yes.length === 2, 'two votes');
    assert.deepEqual(ada.client.lobby?.votes, [{ on: 'pause', yes: [0, 1] }]);
    assert.equal(ada.client.lobby?.paused, false);
    await votes('pause', [cleo]);
    await watcher.until(() => watcher.client.lobby?.paused === true, 'the pause');
    assert.equal((await ada.client.play({ do: 'call', number: 1 }))?.code, 'paused');
    await votes('resume', [ben]);
    await watcher.until(() => watcher.client.lobby?.paused === false, 'the end of the pause');
    const free = viewOf(ada).board.find(({ number }) => !viewOf(ada).hand!.includes(number))!;
    assert.equal(await ada.client.play({ do: 'call', number: free.number }), null);
    await votes('end', people);
    await ended(party);
    const { record } = verified(await watcher.record());
    assert.equal((record.lines.at(-1) as { why?: string }).why, 'agreed');
  });

  test('they play again: every seat moves on with its person, its hand and its messages', async () => {
    const party = await gather(testServer, { game: 'spywhere', people: 3, words: true });
    const { people, everybody } = party;
    const [ada, ben, cleo] = people as [Person, Person, Person];
    await start(party);
    await Promise.all(people.map(plays));
    await ended(party);
    const commitment = ada.client.lobby?.commitment;
    assert.equal((await ben.client.ask({ ask: 'rematch', options: {} }))?.code, 'host-only');
    await does(ben, { ask: 'rematch' });
    await Promise.all(
      everybody.map((person) => person.until(() => person.phase === 'gathering', 'the next game')),
    );
    assert.deepEqual([ada.seat, ben.seat, cleo.seat], [2, 0, 1]);
    assert.deepEqual([ada.client.lobby?.host, ada.client.lobby?.askedBy], [2, 0]);
    assert.notEqual(ada.client.lobby?.commitment, commitment);
    // A socket that comes back finds its new seat, and nothing twice.
    await cleo.vanishes();
    await cleo.connects();
    assert.equal(cleo.seat, 1);
    await start(party);
    await Promise.all(
      people.map((person) => person.until(() => viewOf(person)?.viewer === person.seat, 'the deal')),
    );
    await Promise.all(people.map(plays));
    await Promise.all(
      everybody.map((person) => person.until(() => person.of('record').length === 2, 'the end')),
    );
    const { record } = verified(await ada.record());
    assert.deepEqual(
      record.header.seats.map(({ name }) => name),
      ['Ben', 'Cleo', 'Ada'],
    );
    for (const person of people) {
      const dealt = person.of('event').filter(({ event }) => (event as { e: string }).e === 'dealt')[1]!;
      const line = record.lines[0] as unknown as { passports: string[][] };
      assert.deepEqual((dealt.event as { passports?: string[] }).passports, line.passports[person.seat]);
    }
    const listed = (await (await testServer.request(`/api/tables/${party.code}/games`)).json()) as {
      round: number;
    }[];
    assert.deepEqual(listed.map(({ round }) => round).sort(), [1, 2]);
  });

  test('who leaves a running game is away: the table plays for them, and they may come back', async () => {
    const rules = { ...QUICK, mostForTurn: 1_000 };
    const party = await gather(testServer, { game: 'zwinkern', people: 3, options: { first: 1 }, rules });
    await start(party);
    const [ada, ben] = party.people as [Person, Person];
    await does(ben, { ask: 'leave' });
    await ben.goes();
    await ada.until(() => ada.client.lobby?.seats[1]?.away === true, 'Ben’s leaving');
    const standIn = () => ada.of('event').some(({ standIn: byHouse }) => byHouse === true);
    await ada.until(standIn, 'the stand-in');
    await ben.connects();
    await ada.until(() => ada.client.lobby?.seats[1]?.away === false, 'Ben’s return');
  });
});
