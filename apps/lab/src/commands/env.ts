import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import { EXAMPLE_GAME as GAME } from '../cli/examples.ts';
import { Session } from '../env/session.ts';

const EXAMPLES = `
Examples:
  lab env                              then write lines such as these to it
    {"reset":{"game":"${GAME}","players":4,"seed":7}}
    {"step":0}
  echo '{"reset":{"game":"${GAME}","players":4,"seed":7}}' | lab env

It says which games there are, then answers every line with a line, until its input ends. A reset deals a game and tells
whose decision it is, what that seat knows and which actions it has; a step is the number of one of them. Looking at a
face is an action like any other. All of it is told in docs/lab.md; python/oeillade_env speaks it for you:

    from oeillade_env import Environment
    env = Environment("${GAME}", players=4)
`;

export function addEnv(program: Command): void {
  program
    .command('env')
    .description('a game as an environment for learning: reads lines, answers lines')
    .addHelpText('after', EXAMPLES)
    .action(runEnv);
}

async function runEnv(): Promise<void> {
  const session = new Session();
  const say = (message: object): void => void process.stdout.write(`${JSON.stringify(message)}\n`);
  say(session.hello());
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() !== '') say(await session.answer(line));
  }
  session.close();
}
