import * as spywhereRules from '@oeillade/games/spywhere';
import type { Language } from '../../../shell/i18n/index.ts';
import { t } from '../../../shell/i18n/index.ts';
import { useLanguage } from '../../../shell/use-language.ts';
import { Agreed } from '../../../ui/agreed.tsx';
import { Pick } from '../../../ui/pick.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { agreed } from '../../contract/arrangement.ts';
import type { ChooseProps, OptionsPart, ReadProps } from '../../contract/options.ts';
import { sayLobby } from '../texts/lobby.ts';
import { marketOffer, type SpywhereOptions } from './offer.ts';

const { NATION_FACTS } = spywhereRules;

function Choose({ lobby, wish }: ChooseProps) {
  const language = useLanguage();
  const { nations } = marketOffer(lobby);
  const { out = 'random', noTriples = false, finishRound = false } = agreed<SpywhereOptions>(lobby);
  const isStale = nations.length === 0 && out !== 'random';
  return (
    <>
      {(nations.length > 0 || isStale) && (
        <Pick
          name={sayLobby('out')}
          hint={sayLobby('outHint')}
          value={out}
          choices={[
            ['random', sayLobby('outRandom')],
            ...nations.map((nation) => [nation, NATION_FACTS[nation].name[language]] as const),
          ]}
          onChange={(chosen) => wish({ out: chosen })}
        />
      )}
      <Switch
        name={sayLobby('noTriples')}
        hint={sayLobby('noTriplesHint')}
        isOn={noTriples}
        onChange={(isOn) => wish({ noTriples: isOn })}
      />
      <Switch
        name={sayLobby('finishRound')}
        hint={sayLobby('finishRoundHint')}
        isOn={finishRound}
        onChange={(isOn) => wish({ finishRound: isOn })}
      />
    </>
  );
}

function Read({ lobby }: ReadProps) {
  const language = useLanguage();
  const { out = 'random', noTriples = false, finishRound = false } = agreed<SpywhereOptions>(lobby);
  return (
    <>
      {marketOffer(lobby).nations.length > 0 && (
        <Agreed name={sayLobby('out')} value={sayOut(out, language)} hint={sayLobby('outHint')} />
      )}
      <Agreed
        name={sayLobby('noTriples')}
        value={t(noTriples ? 'lobby.yes' : 'lobby.no')}
        hint={sayLobby('noTriplesHint')}
      />
      <Agreed
        name={sayLobby('finishRound')}
        value={t(finishRound ? 'lobby.yes' : 'lobby.no')}
        hint={sayLobby('finishRoundHint')}
      />
    </>
  );
}

const sayOut = (out: SpywhereOptions['out'], language: Language): string =>
  out === 'random' ? sayLobby('outRandom') : NATION_FACTS[out].name[language];

/** How the market is laid out, and how the game ends. */
export const options: OptionsPart = {
  sayFirstRule: () => sayLobby('first'),
  Choose,
  Read,
  sayProblem: (code) => (code === 'all-nationalities-are-in' ? sayLobby('allIn') : null),
};
