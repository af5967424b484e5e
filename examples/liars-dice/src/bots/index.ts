import { type BotPart, type Mind, randomBot, type Tempo, TurnBot, WaitsInPauses } from '@oeillade/bots';
import type { Random } from '@oeillade/kernel';
import { liarsDice } from '../rules/index.ts';
import { CountingMind } from './mind.ts';
import { occasionOf } from './occasions.ts';

const LEAST = 900;
const MOST = 2_600;

const tempoOf = (random: Random): Tempo => {
  const think = () => LEAST + random.below(MOST - LEAST);
  return { arriving: think, after: think };
};

export const bots = {
  make(kit) {
    const { level, seat, random } = kit;
    if (level === 'random') return new WaitsInPauses(randomBot(liarsDice, kit));
    const mind = new CountingMind(level, seat, random) as Mind;
    return new WaitsInPauses(new TurnBot(liarsDice, kit, mind, tempoOf(random)));
  },
  occasionOf,
} satisfies BotPart;
