import { REACTIONS } from '@oeillade/protocol';
import type { Target } from '../../fuzz/target.ts';
import { does } from '../../support/party.ts';
import { Person } from '../../support/person.ts';
import { type Attack, expect } from '../attack.ts';
import { LONG_TABLE, PLAYERS, tokenOf, writeLongGame } from '../long-game.ts';

const WATCHERS = 20;
/** So many of each are away when the game ends, and come back afterwards. */
const AWAY = 2;
/** With a record longer than this a socket was once closed as too slow. */
const LONG = 512 * 1024;

const comes = (target: Target, seat: number | null): Promise<Person> => {
  const who = seat === null ? { name: 'a watcher' } : { name: `P${seat}`, token: tokenOf(seat) };
  return new Person({ ...who, url: target.socketUrl(LONG_TABLE) }).connects();
};

const isStill = (person: Person): boolean => person.closings.length === 0;

/** The record as each of them reads it; where it does not come whole, why. */
const recordsOf = (people: readonly Person[]): Promise<string[]> =>
  Promise.all(people.map((person) => person.record().catch((error: Error) => error.message)));

/** No attack: a long game comes to its end before many eyes, and everybody wants to see how it was. */
export const longGame: Attack = {
  name: `a long game is seen to its end by ${WATCHERS} watchers, and by those who come back`,
  prepare: writeLongGame,
  async run(target, measureFromHere) {
    const players = await Promise.all(Array.from({ length: PLAYERS }, (_, seat) => comes(target, seat)));
    const watchers = await Promise.all(Array.from({ length: WATCHERS }, () => comes(target, null)));
    const everybody = [...players, ...watchers];
    for (const person of players.slice(1)) await does(person, { ask: 'vote', on: 'end', yes: true });
    const absent = [...players.slice(-AWAY), ...watchers.slice(-AWAY)];
    await Promise.all(absent.map((person) => person.vanishes()));
    const present = everybody.filter((person) => !absent.includes(person));

    await measureFromHere();
    await does(players[0]!, { ask: 'vote', on: 'end', yes: true });
    const isToldOfTheRecord = (one: Person) => one.until(() => one.of('record').length > 0, 'the end');
    await Promise.all(present.map(isToldOfTheRecord));
    await Promise.all(absent.map((person) => person.connects()));
    await Promise.all(absent.map(isToldOfTheRecord));
    const records = await recordsOf(everybody);
    await does(players[1]!, { ask: 'react', reaction: REACTIONS[0] });
    const hear = everybody.map((one) => one.until(() => one.of('reacted').length > 0, 'the next frame'));
    const heard = (await Promise.allSettled(hear)).filter(({ status }) => status === 'fulfilled').length;
    const still = present.filter(isStill).length;
    const whole = records.filter((record) => record.length > LONG);
    await Promise.all(everybody.map((person) => person.goes()));
    return [
      expect(`${still} of ${present.length} who saw the end are still connected`, still === present.length),
      expect(
        `the record came whole to ${whole.length} of ${everybody.length}: ${[...new Set(records)].map((text) => (text.length > LONG ? `${text.length} bytes` : text)).join('; ')}`,
        whole.length === everybody.length && new Set(whole).size === 1,
      ),
      expect(`${heard} saw the next frame`, heard === everybody.length),
    ];
  },
};
