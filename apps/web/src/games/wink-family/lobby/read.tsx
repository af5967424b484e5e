import type { Lobby } from '@oeillade/table';
import { t } from '../../../shell/i18n/index.ts';
import { useLanguage } from '../../../shell/use-language.ts';
import { Agreed } from '../../../ui/agreed.tsx';
import { agreed, offerOf } from '../../contract/arrangement.ts';
import type { ReadProps } from '../../contract/options.ts';
import { nameOfSignal } from '../signal-words.ts';
import { sayLobby } from '../texts/lobby.ts';
import { lastingOf } from './lasting.ts';
import type { WinkOptions } from './offer.ts';
import css from './read.module.css';
import { sayLasting } from './say-lasting.ts';
import signalsCss from './signals.module.css';
import { SignalShown } from './signals.tsx';

export function ReadEyes({ lobby }: ReadProps) {
  const { channel = 'avatars' } = agreed<WinkOptions>(lobby);
  return (
    <>
      <Agreed
        name={sayLobby('channel')}
        value={sayLobby(`channels.${channel}`)}
        hint={sayLobby(`channelHints.${channel}`)}
      />
      {offerOf(lobby).eyes && <HowEyesSee lobby={lobby} />}
    </>
  );
}

function HowEyesSee({ lobby: { rules } }: { lobby: Lobby }) {
  const language = useLanguage();
  const lasting = lastingOf(rules);
  return (
    <>
      <Agreed
        name={sayLobby('lasting')}
        value={lasting ? sayLobby(`lastings.${lasting}`) : t('lobby.paceOwn')}
        hint={sayLasting(rules, language)}
      />
      <Agreed
        name={sayLobby('peripheral')}
        value={t(rules.peripheral ? 'lobby.yes' : 'lobby.no')}
        hint={rules.peripheral ? sayLobby('peripheralHint') : undefined}
      />
      <Agreed
        name={sayLobby('felt')}
        value={rules.felt ? t('lobby.yes') : sayLobby('blind')}
        hint={rules.felt ? sayLobby('feltHint') : undefined}
      />
    </>
  );
}

export function ReadSignals({ lobby, me }: ReadProps) {
  const { signals = [] } = agreed<WinkOptions>(lobby);
  return (
    <Agreed name={sayLobby(signals.length > 1 ? 'signalsSeveral' : 'signals')} isWide>
      <span className={signalsCss.signalGrid}>
        {signals.map((signal) => (
          <span className={signalsCss.signal} data-part="signal" key={signal}>
            <SignalShown signal={signal} me={me} />
            {nameOfSignal(signal)}
          </span>
        ))}
      </span>
    </Agreed>
  );
}

/** W-24: what everybody has to know before the game, where it is not simply a wink. */
export function ToldSignals({ lobby }: { readonly lobby: Lobby }) {
  const { signals = [] } = agreed<WinkOptions>(lobby);
  if (signals.every((signal) => signal === 'wink')) return null;
  return (
    <div className={css.signals} data-part="screen-signals">
      <h2>{sayLobby(signals.length > 1 ? 'signalsSeveral' : 'signals')}</h2>
      <ul>
        {signals.map((signal) => (
          <li key={signal}>
            <SignalShown signal={signal} me={lobby.seats[lobby.host ?? 0] ?? null} />
            {nameOfSignal(signal)}
          </li>
        ))}
      </ul>
    </div>
  );
}
