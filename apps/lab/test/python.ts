import { spawnSync } from 'node:child_process';

const found = spawnSync('python3', ['--version'], { encoding: 'utf8' });

/** Whether this machine has a Python. Elsewhere what is written in Python is not tested, and the run says so. */
export const hasPython: boolean = found.status === 0;

if (!hasPython) console.log('There is no python3 here: what is written in Python is not tested.');
