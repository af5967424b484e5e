import { openJournal } from './places.ts';

/** Appends one event after the other and says how many are safe, until it is killed. */
const [place = '', code = ''] = process.argv.slice(2);
const journal = await openJournal(place);
for (let next = (await journal.read(code)).next; ; next++) {
  await journal.append(code, next, [String(next)]);
  process.stdout.write(`${next + 1}\n`);
}
