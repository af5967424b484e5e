import { spywhereRules } from '@oeillade/games';
import type { Language } from '../../../shell/i18n/index.ts';
import { t } from '../../../shell/i18n/index.ts';
import { useLanguage } from '../../../shell/use-language.ts';
import { Agreed } from '../../../ui/agreed.tsx';
import { Pick } from '../../../ui/pick.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { agreed } from '../../arrangement.ts';
import type { ChooseProps, OptionsPart, ReadProps } from '../../contract/options.ts';
import { marketOffer, type SpywhereOptions } from './offer.ts';
import { say } from './words.ts';

const { NATION_FACTS } = spywhereRules;

function Choose({ lobby, wish }: ChooseProps) {
  const language = useLanguage();
  const { nations } = marketOffer(lobby);
  const { out = 'random', noTriples = false } = agreed<SpywhereOptions>(lobby);
  const isStale = nations.length === 0 && out !== 'random';
  return (
    <>
      {(nations.length > 0 || isStale) && (
        <Pick
          name={say('out')}
          hint={say('outHint')}
          value={out}
          choices={[
            ['random', say('outRandom')],
            ...nations.map((nation) => [nation, NATION_FACTS[nation].name[language]] as const),
          ]}
          onChange={(chosen) => wish({ out: chosen })}
        />
      )}
      <Switch
        name={say('noTriples')}
        hint={say('noTriplesHint')}
        isOn={noTriples}
        onChange={(isOn) => wish({ noTriples: isOn })}
      />
    </>
  );
}

function Read({ lobby }: ReadProps) {
  const language = useLanguage();
  const { out = 'random', noTriples = false } = agreed<SpywhereOptions>(lobby);
  return (
    <>
      {marketOffer(lobby).nations.length > 0 && (
        <Agreed name={say('out')} value={sayOut(out, language)} hint={say('outHint')} />
      )}
      <Agreed
        name={say('noTriples')}
        value={t(noTriples ? 'lobby.yes' : 'lobby.no')}
        hint={say('noTriplesHint')}
      />
    </>
  );
}

const sayOut = (out: SpywhereOptions['out'], language: Language): string =>
  out === 'random' ? say('outRandom') : NATION_FACTS[out].name[language];

/** How the market is laid out. */
export const options: OptionsPart = {
  sayFirstRule: () => say('first'),
  Choose,
  Read,
  sayProblem: (code) => (code === 'all-nationalities-are-in' ? say('allIn') : null),
};
