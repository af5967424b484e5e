import type { Lobby } from '@oeillade/table';
import { t } from '../../../shell/i18n/index.ts';
import { useLanguage } from '../../../shell/use-language.ts';
import { Agreed } from '../../../ui/agreed.tsx';
import { agreed } from '../../arrangement.ts';
import type { ReadProps } from '../../contract/options.ts';
import { lastingOf } from './lasting.ts';
import type { WinkOptions } from './offer.ts';
import { sayLasting } from './say-lasting.ts';
import { SignalShown } from './signals.tsx';
import { say } from './words.ts';

export function ReadEyes({ lobby }: ReadProps) {
  const { channel = 'avatars' } = agreed<WinkOptions>(lobby);
  return (
    <>
      <Agreed
        name={say('channel')}
        value={say(`channels.${channel}`)}
        hint={say(`channelHints.${channel}`)}
      />
      {channel === 'avatars' && <HowEyesSee lobby={lobby} />}
    </>
  );
}

function HowEyesSee({ lobby: { rules } }: { lobby: Lobby }) {
  const language = useLanguage();
  const lasting = lastingOf(rules);
  return (
    <>
      <Agreed
        name={say('lasting')}
        value={lasting ? say(`lastings.${lasting}`) : t('lobby.paceOwn')}
        hint={sayLasting(rules, language)}
      />
      <Agreed
        name={say('peripheral')}
        value={t(rules.peripheral ? 'lobby.yes' : 'lobby.no')}
        hint={rules.peripheral ? say('peripheralHint') : undefined}
      />
      <Agreed
        name={say('felt')}
        value={rules.felt ? t('lobby.yes') : say('blind')}
        hint={rules.felt ? say('feltHint') : undefined}
      />
    </>
  );
}

export function ReadSignals({ lobby, me }: ReadProps) {
  const { signals = [] } = agreed<WinkOptions>(lobby);
  return (
    <Agreed name={say(signals.length > 1 ? 'signalsSeveral' : 'signals')} isWide>
      <span className="signal-grid">
        {signals.map((signal) => (
          <span className="signal" key={signal}>
            <SignalShown signal={signal} me={me} />
            {t(`table.signals.${signal}`)}
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
    <div className="tv-signals">
      <h2>{say(signals.length > 1 ? 'signalsSeveral' : 'signals')}</h2>
      <ul>
        {signals.map((signal) => (
          <li key={signal}>
            <SignalShown signal={signal} me={lobby.seats[lobby.host ?? 0] ?? null} />
            {t(`table.signals.${signal}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
