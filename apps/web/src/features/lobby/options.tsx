import { spywhereRules } from '@oeillade/games';
import type { Lobby, LobbySeat } from '@oeillade/table';
import { t } from '../../shell/i18n/index.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { Choice } from '../home/choice.tsx';
import { useAlone } from '../offline/alone.ts';
import { agreed, type Offer, offerOf, pressSignal, type Wishes } from './arrangement.ts';
import { LASTINGS, lastingOf, lastingRules, PACES, paceOf, paceRules } from './pace.ts';
import { Pick } from './pick.tsx';
import { sayFirstRule, sayLasting, sayPace } from './say-options.ts';
import { SignalChoice } from './signals.tsx';
import { Switch } from './switch.tsx';

interface OptionsProps {
  readonly session: TableSession;
  readonly lobby: Lobby;
  readonly me: LobbySeat | null;
}

interface PartProps {
  readonly lobby: Lobby;
  readonly offer: Offer;
  readonly wishes: Partial<Wishes>;
  readonly wish: (changed: Partial<Wishes>) => void;
  readonly rule: (changed: object) => void;
  /** Among bots in one's own browser: nobody to look in the eyes, or to talk to. */
  readonly isAlone: boolean;
}

/** How the table plays, with plain words for each: for the host, who arranges it. */
export function Options({ session, lobby, me }: OptionsProps) {
  const part: PartProps = {
    lobby,
    offer: offerOf(lobby),
    wishes: agreed(lobby),
    wish: (changed) => session.ask({ ask: 'arrange', options: { ...lobby.options, ...changed } }),
    rule: (changed) => session.ask({ ask: 'arrange', rules: { ...changed } }),
    isAlone: useAlone(),
  };
  return (
    <section className="options" aria-label={t('lobby.options')}>
      <h2>{t('lobby.options')}</h2>
      <div className="option-grid">
        <Course {...part} />
        {part.offer.channels.length > 0 && <Eyes {...part} />}
        {lobby.game === 'spywhere' && <Market {...part} />}
        {!part.isAlone && (
          <Switch
            name={t('lobby.freeText')}
            hint={t('lobby.freeTextHint')}
            isOn={lobby.rules.freeText}
            onChange={(freeText) => part.rule({ freeText })}
          />
        )}
      </div>
      {part.offer.signals.length > 0 && <Signals {...part} me={me} />}
    </section>
  );
}

/** Who starts, and how fast it goes. */
function Course({ lobby, offer, wishes, wish, rule }: PartProps) {
  const language = useLanguage();
  return (
    <>
      <Pick
        name={t('lobby.first')}
        hint={sayFirstRule(lobby.game, language)}
        value={String(wishes.first)}
        choices={[
          ['random', t('lobby.firstRandom')],
          ...offer.starters.map((seat) => [String(seat), lobby.seats[seat]!.name] as const),
        ]}
        onChange={(first) => wish({ first: first === 'random' ? first : Number(first) })}
      />
      <Choice
        legend={t('lobby.pace')}
        values={PACES}
        value={paceOf(lobby.rules)}
        say={(pace) => t(`lobby.paces.${pace}`)}
        hint={sayPace(lobby.rules, offer.calls)}
        isWide
        onChange={(pace) => rule(paceRules(pace))}
      />
    </>
  );
}

/** Whose eyes they are, and how they see. */
function Eyes({ lobby, offer, wishes, wish, rule, isAlone }: PartProps) {
  const language = useLanguage();
  const channel = wishes.channel ?? 'avatars';
  return (
    <>
      {!isAlone && (
        <Choice
          legend={t('lobby.channel')}
          values={offer.channels}
          value={channel}
          say={(one) => t(`lobby.channels.${one}`)}
          hint={t(`lobby.channelHints.${channel}`)}
          onChange={(one) => wish({ channel: one })}
        />
      )}
      {offer.eyes && (
        <>
          <Choice
            legend={t('lobby.lasting')}
            values={LASTINGS}
            value={lastingOf(lobby.rules)}
            say={(lasting) => t(`lobby.lastings.${lasting}`)}
            hint={sayLasting(lobby.rules, language)}
            onChange={(lasting) => rule(lastingRules(lasting))}
          />
          <Switch
            name={t('lobby.peripheral')}
            hint={t('lobby.peripheralHint')}
            isOn={lobby.rules.peripheral}
            onChange={(peripheral) => rule({ peripheral })}
          />
          <Switch
            name={t('lobby.felt')}
            hint={t('lobby.feltHint')}
            isOn={lobby.rules.felt}
            onChange={(felt) => rule({ felt })}
          />
        </>
      )}
    </>
  );
}

function Signals({ offer, wishes, wish, me }: PartProps & { me: LobbySeat | null }) {
  const { severalSignals } = offer;
  return (
    <SignalChoice
      offered={offer.signals}
      agreed={wishes.signals ?? []}
      several={severalSignals}
      me={me}
      onPress={(signal) => wish({ signals: pressSignal(wishes.signals ?? [], signal, severalSignals) })}
    />
  );
}

function Market({ offer, wishes, wish }: PartProps) {
  const language = useLanguage();
  const isStale = offer.nations.length === 0 && wishes.out !== 'random';
  return (
    <>
      {(offer.nations.length > 0 || isStale) && (
        <Pick
          name={t('lobby.out')}
          hint={t('lobby.outHint')}
          value={wishes.out ?? 'random'}
          choices={[
            ['random', t('lobby.outRandom')],
            ...offer.nations.map(
              (nation) => [nation, spywhereRules.NATION_FACTS[nation].name[language]] as const,
            ),
          ]}
          onChange={(out) => wish({ out: out as Wishes['out'] })}
        />
      )}
      <Switch
        name={t('lobby.noTriples')}
        hint={t('lobby.noTriplesHint')}
        isOn={wishes.noTriples ?? false}
        onChange={(noTriples) => wish({ noTriples })}
      />
    </>
  );
}
