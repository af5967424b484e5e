import { useState } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import type { Spoken } from '../../../ui/table/announcer.tsx';

interface Scored {
  readonly name: string;
  readonly score: number;
}

interface Told {
  readonly scores: readonly number[];
  readonly spoken: readonly Spoken[];
}

/** Says whose points have changed. */
export function usePointsSaid(people: readonly Scored[]): readonly Spoken[] {
  const [told, setTold] = useState<Told>(() => ({ scores: people.map(({ score }) => score), spoken: [] }));
  const changed = people.filter(({ score }, seat) => score !== told.scores[seat]);
  if (changed.length === 0) return told.spoken;
  const text = changed.map(({ name, score }) => `${name}, ${t('end.points', { count: score })}.`).join(' ');
  const next = {
    scores: people.map(({ score }) => score),
    spoken: [...told.spoken, { key: String(told.spoken.length), text }],
  };
  setTold(next);
  return next.spoken;
}
