import { spywhereRules } from '@oeillade/games';
import type { CSSProperties } from 'react';
import { type Language, t } from '../../../shell/i18n/index.ts';
import { nationName } from '../table/speech.ts';

type Nation = spywhereRules.Nation;

export interface ChanceShown {
  readonly nation: Nation;
  readonly chance: number;
}

interface ChancesProps {
  readonly chances: readonly ChanceShown[];
  readonly truth: readonly Nation[];
  readonly language: Language;
}

/** What everybody could have believed of a passport just then: a bar for each nationality. */
export function Chances({ chances, truth, language }: ChancesProps) {
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <div className="rp-row">
      <small>{t('replay.believed')}</small>
      <ul className="rp-chances">
        {chances.map(({ nation, chance }) => (
          <li
            key={nation}
            data-true={truth.includes(nation) || undefined}
            style={{ '--chance': chance } as CSSProperties}
          >
            <span aria-hidden="true">{spywhereRules.NATION_FACTS[nation].code}</span>
            <span className="visually-hidden">
              {nationName(nation, language)} {percent.format(chance)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
