import { t } from '@oeillade/web/shell/i18n/index.ts';
import { colourOf, Loge } from '@oeillade/web/ui/art/index.ts';
import type { CSSProperties } from 'react';
import { Dice } from '../die.tsx';
import css from './cups.module.css';
import type { Cup } from './dice-screen.ts';
import { sayCup } from './speech.ts';

/** People around the table, each with the dice under their cup. */
export function Cups({ cups, label }: { readonly cups: readonly Cup[]; readonly label: string }) {
  return (
    <ul className={css.cups} aria-label={label}>
      {cups.map((cup) => (
        <li
          className={css.cup}
          key={cup.seat}
          data-part="dice-cup"
          data-turn={cup.isTurn || undefined}
          data-out={cup.dice.length === 0 || undefined}
          style={{ '--pc': colourOf(cup.colour) } as CSSProperties}
        >
          <Loge
            seat={cup.seat}
            guest={cup.face}
            colour={cup.colour}
            name={cup.name}
            plain
            isBot={cup.isBot}
          />
          <Dice dice={cup.dice} label={sayCup(cup)} />
          {cup.away && <small>{t('table.away')}</small>}
        </li>
      ))}
    </ul>
  );
}
