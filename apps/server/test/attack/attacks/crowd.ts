import { Agent, get } from 'node:http';
import type { Target } from '../../fuzz/target.ts';
import { Person } from '../../support/person.ts';
import { CROWDED } from '../../support/some-games.ts';
import type { Seated } from '../../support/test-server.ts';
import { type Attack, expect } from '../attack.ts';

const PHONES = 30;
const CONNECTIONS = 6;

/** What lies at a path; null where it does not come whole. */
const load = (target: Target, path: string, agent: Agent, encoding: string): Promise<string | null> =>
  new Promise((done) => {
    get(target.url + path, { agent, headers: { 'accept-encoding': encoding } }, (response) => {
      let text = '';
      response.setEncoding('latin1').on('data', (part: string) => {
        text += part;
      });
      response.once('close', () => done(response.statusCode === 200 && response.complete ? text : null));
    }).once('error', () => done(null));
  });

/** The first page with every file that it names, over a browser's six connections. */
async function seesThePage(target: Target, agent: Agent): Promise<boolean> {
  const page = await load(target, '/', agent, 'identity');
  const files = [...(page ?? '').matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path!);
  const loaded = await Promise.all(files.map((path) => load(target, path, agent, 'br')));
  return files.some((path) => path.endsWith('.js')) && loaded.every((text) => text !== null);
}

async function seats(target: Target): Promise<Seated[]> {
  const all: Seated[] = [];
  while (all.length < PHONES) {
    const host = await target.openTable({ game: CROWDED });
    all.push(host);
    for (let seat = 1; seat < 8 && all.length < PHONES; seat++)
      all.push(await target.takeSeat(host.code, `P${seat}`));
  }
  return all;
}

/** No attack, and it must not be taken for one: a class behind one address, whose network is cut twice. */
export const crowd: Attack = {
  name: 'a class of 30 phones behind one address, cut off twice',
  async run(target) {
    const agents = Array.from(
      { length: PHONES },
      () => new Agent({ keepAlive: true, maxSockets: CONNECTIONS }),
    );
    const pages = agents.map((agent) => seesThePage(target, agent));
    const whole = (await Promise.all(pages)).filter((isWhole) => isWhole).length;
    const seated = await seats(target);
    const lines: Person[] = [];
    let back = 0;
    // The lines before are dead, and look open to the server.
    for (let time = 0; time < 3; time++) {
      const people = seated.map(
        ({ code, token }) => new Person({ url: target.socketUrl(code), name: 'a phone', token }),
      );
      lines.push(...people);
      const came = await Promise.allSettled(people.map((person) => person.connects()));
      back = came.filter(({ status }) => status === 'fulfilled').length;
    }
    await Promise.allSettled(lines.map((person) => person.goes()));
    for (const agent of agents) agent.destroy();
    return [
      expect(`${whole} of ${PHONES} pages came whole`, whole === PHONES),
      expect(`${back} of ${PHONES} were back after the second cut`, back === PHONES),
    ];
  },
};
