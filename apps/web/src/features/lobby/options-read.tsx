import type { Lobby, LobbySeat } from '@oeillade/table';
import type { ReactNode } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { agreed, offerOf } from './arrangement.ts';
import { lastingOf, paceOf } from './pace.ts';
import { sayFirst, sayLasting, sayOut, sayPace, sayYes } from './say-options.ts';
import { SignalShown } from './signals.tsx';

/** What the host has arranged, to read: for everybody else. */
export function OptionsRead({ lobby, me }: { lobby: Lobby; me: LobbySeat | null }) {
  const { rules } = lobby;
  const pace = paceOf(rules);
  const wishes = agreed(lobby);
  const offer = offerOf(lobby);
  return (
    <section className="options" aria-label={t('lobby.optionsOf')}>
      <h2>{t('lobby.optionsOf')}</h2>
      <dl className="agreed">
        <Agreed name={t('lobby.first')} value={sayFirst(wishes.first ?? 'random', lobby)} />
        <Agreed
          name={t('lobby.pace')}
          value={pace ? t(`lobby.paces.${pace}`) : t('lobby.paceOwn')}
          hint={sayPace(rules, offer.calls)}
        />
        {wishes.channel && <Eyes lobby={lobby} channel={wishes.channel} />}
        {lobby.game === 'spywhere' && <Market lobby={lobby} />}
        <Agreed
          name={t('lobby.freeText')}
          value={sayYes(rules.freeText)}
          hint={rules.freeText ? t('lobby.freeTextHint') : undefined}
        />
        {wishes.signals && (
          <Agreed name={t(wishes.signals.length > 1 ? 'lobby.signalsSeveral' : 'lobby.signals')} isWide>
            <span className="signal-grid">
              {wishes.signals.map((signal) => (
                <span className="signal" key={signal}>
                  <SignalShown signal={signal} me={me} />
                  {t(`table.signals.${signal}`)}
                </span>
              ))}
            </span>
          </Agreed>
        )}
      </dl>
    </section>
  );
}

function Eyes({ lobby: { rules }, channel }: { lobby: Lobby; channel: 'avatars' | 'faces' }) {
  const language = useLanguage();
  const lasting = lastingOf(rules);
  return (
    <>
      <Agreed
        name={t('lobby.channel')}
        value={t(`lobby.channels.${channel}`)}
        hint={t(`lobby.channelHints.${channel}`)}
      />
      {channel === 'avatars' && (
        <>
          <Agreed
            name={t('lobby.lasting')}
            value={lasting ? t(`lobby.lastings.${lasting}`) : t('lobby.paceOwn')}
            hint={sayLasting(rules, language)}
          />
          <Agreed
            name={t('lobby.peripheral')}
            value={sayYes(rules.peripheral)}
            hint={rules.peripheral ? t('lobby.peripheralHint') : undefined}
          />
          <Agreed
            name={t('lobby.felt')}
            value={rules.felt ? sayYes(true) : t('lobby.blind')}
            hint={rules.felt ? t('lobby.feltHint') : undefined}
          />
        </>
      )}
    </>
  );
}

function Market({ lobby }: { lobby: Lobby }) {
  const language = useLanguage();
  const { out = 'random', noTriples = false } = agreed(lobby);
  return (
    <>
      {offerOf(lobby).nations.length > 0 && (
        <Agreed name={t('lobby.out')} value={sayOut(out, language)} hint={t('lobby.outHint')} />
      )}
      <Agreed name={t('lobby.noTriples')} value={sayYes(noTriples)} hint={t('lobby.noTriplesHint')} />
    </>
  );
}

interface AgreedProps {
  readonly name: string;
  readonly value?: string;
  readonly hint?: string | undefined;
  readonly isWide?: boolean;
  readonly children?: ReactNode;
}

function Agreed({ name, value, hint, isWide = false, children }: AgreedProps) {
  return (
    <div className="agreed-one" data-wide={isWide || undefined}>
      <dt className="label">{name}</dt>
      <dd>
        {value && <b>{value}</b>}
        {hint && <span className="hint">{hint}</span>}
        {children}
      </dd>
    </div>
  );
}
