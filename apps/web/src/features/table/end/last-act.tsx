import { Suspense } from 'react';
import type { EndPart, EndProps } from '../../../games/contract/end.ts';
import { useSettings } from '../../../shell/settings.ts';
import { tempoOf } from '../../../ui/stage/theatre.ts';
import css from './last-act.module.css';
import type { Masks } from './use-masks.ts';

interface LastActProps extends EndProps {
  readonly masks: Masks;
  readonly finale: EndPart['Finale'];
}

/** The last act over the page of an end. Until it is there the house is dark: nobody sees who won before the masks come off. */
export function LastAct({ masks, finale: Finale, ...ended }: LastActProps) {
  const { theatre } = useSettings();
  if (!Finale || !(masks.areOn || masks.haveFallen)) return null;
  return (
    <Suspense fallback={<div className={css.dark} aria-hidden="true" />}>
      <Finale {...ended} tempo={tempoOf(theatre, 0)} onOver={masks.drop} />
    </Suspense>
  );
}
