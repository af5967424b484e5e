import { useMemo } from 'react';
import { Narrator } from '../../../ui/stage/narrator.tsx';
import { useFinale } from '../../../ui/stage/use-finale.ts';
import type { FinaleProps } from '../../contract/end.ts';
import { spywhereEnding } from '../spywhere-ending.ts';
import { openedAt, passportsOf } from './passports.ts';
import { PassportsShown } from './passports-shown.tsx';
import { sayPassport } from './say-passport.ts';

/** The last act of a game that was just played on this screen. */
export function PassportsFinale({ record, finish, people, language, tempo, onOver }: FinaleProps) {
  const { accounts } = useMemo(() => spywhereEnding({ record, finish }), [record, finish]);
  const scene = useMemo(() => passportsOf(finish), [finish]);
  const playing = useFinale(scene, tempo, onOver);
  if (!playing) return <Narrator says={null} />;
  const { order } = playing.scene;
  const { nth } = openedAt(playing.step.name, order.length);
  const seat = order[nth]!;
  const text = sayPassport(people[seat]!, accounts[seat]!, people, language);
  return (
    <>
      <PassportsShown playing={playing} accounts={accounts} people={people} language={language} />
      <Narrator says={{ key: String(seat), text }} />
    </>
  );
}
