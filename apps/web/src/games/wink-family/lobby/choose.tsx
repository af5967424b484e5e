import { useLanguage } from '../../../shell/use-language.ts';
import { Choice } from '../../../ui/choice.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { agreed, offerOf } from '../../contract/arrangement.ts';
import type { ChooseProps } from '../../contract/options.ts';
import { sayLobby } from '../texts/lobby.ts';
import { LASTINGS, lastingOf, lastingRules } from './lasting.ts';
import { eyesOffer, pressSignal, type WinkOptions } from './offer.ts';
import { sayLasting } from './say-lasting.ts';
import { SignalChoice } from './signals.tsx';

/** Lets the host choose between drawn, living and real faces, and how eyes are seen. */
export function ChooseEyes({ lobby, wish, rule, isAlone }: ChooseProps) {
  const language = useLanguage();
  const { channel = 'avatars' } = agreed<WinkOptions>(lobby);
  return (
    <>
      {!isAlone && (
        <Choice
          legend={sayLobby('channel')}
          values={eyesOffer(lobby).channels}
          value={channel}
          say={(one) => sayLobby(`channels.${one}`)}
          hint={sayLobby(`channelHints.${channel}`)}
          onChange={(one) => wish({ channel: one })}
        />
      )}
      {offerOf(lobby).eyes && (
        <>
          <Choice
            legend={sayLobby('lasting')}
            values={LASTINGS}
            value={lastingOf(lobby.rules)}
            say={(lasting) => sayLobby(`lastings.${lasting}`)}
            hint={sayLasting(lobby.rules, language)}
            onChange={(lasting) => rule(lastingRules(lasting))}
          />
          <Switch
            name={sayLobby('peripheral')}
            hint={sayLobby('peripheralHint')}
            isOn={lobby.rules.peripheral}
            onChange={(peripheral) => rule({ peripheral })}
          />
          <Switch
            name={sayLobby('felt')}
            hint={sayLobby('feltHint')}
            isOn={lobby.rules.felt}
            onChange={(felt) => rule({ felt })}
          />
        </>
      )}
    </>
  );
}

export function ChooseSignals({ lobby, me, wish }: ChooseProps) {
  const { signals: offered, severalSignals } = eyesOffer(lobby);
  const { signals = [] } = agreed<WinkOptions>(lobby);
  return (
    <SignalChoice
      offered={offered}
      agreed={signals}
      several={severalSignals}
      me={me}
      onPress={(signal) => wish({ signals: pressSignal(signals, signal, severalSignals) })}
    />
  );
}
