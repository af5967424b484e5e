import { Random, seedFrom } from '@oeillade/kernel';
import { Drill } from './drill.ts';
import { levelOf } from './levels.ts';

/** A round that nobody has seen before. */
export const freshDrill = (round: number): Drill =>
  new Drill(levelOf(round), new Random(seedFrom(freshSeed()), 'drill'));

const freshSeed = (): string => crypto.getRandomValues(new Uint32Array(4)).join();
