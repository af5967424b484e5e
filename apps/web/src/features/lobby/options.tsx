import type { Lobby, LobbySeat } from '@oeillade/table';
import { agreed, offerOf } from '../../games/contract/arrangement.ts';
import type { ChooseProps } from '../../games/contract/options.ts';
import { useOptions } from '../../games/use-options.ts';
import { useAlone } from '../../shell/alone.ts';
import { t } from '../../shell/i18n/index.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { Choice } from '../../ui/choice.tsx';
import { Pick } from '../../ui/pick.tsx';
import { Switch } from '../../ui/switch.tsx';
import css from './options.module.css';
import { PACES, paceOf, paceRules } from './pace.ts';
import {
  type Starts,
  sayPace,
  sayWatching,
  sayWatchingHint,
  watchingAt,
  watchingsAt,
} from './say-options.ts';

interface OptionsProps {
  readonly session: TableSession;
  readonly lobby: Lobby;
  readonly me: LobbySeat | null;
}

/** How the table plays, with plain words for each: for the host, who arranges it. */
export function Options({ session, lobby, me }: OptionsProps) {
  const { Choose, ChooseBelow } = useOptions(lobby.game);
  const choosing: ChooseProps = {
    lobby,
    me,
    wish: (changed) => session.ask({ ask: 'arrange', options: { ...lobby.options, ...changed } }),
    rule: (changed) => session.ask({ ask: 'arrange', rules: { ...changed } }),
    isAlone: useAlone(),
  };
  return (
    <section className={css.options} data-part="options" aria-label={t('lobby.options')}>
      <h2>{t('lobby.options')}</h2>
      <div className={css.optionGrid}>
        <First {...choosing} />
        <Pace {...choosing} />
        <Choose {...choosing} />
        {!choosing.isAlone && <Watchers {...choosing} />}
        {!choosing.isAlone && (
          <Switch
            name={t('lobby.freeText')}
            hint={t('lobby.freeTextHint')}
            isOn={lobby.rules.freeText}
            onChange={(freeText) => choosing.rule({ freeText })}
          />
        )}
        {!choosing.isAlone && (
          <Switch
            name={t('lobby.voices')}
            hint={t('lobby.voicesHint')}
            isOn={lobby.rules.voices}
            onChange={(voices) => choosing.rule({ voices })}
          />
        )}
      </div>
      {ChooseBelow && <ChooseBelow {...choosing} />}
    </section>
  );
}

function First({ lobby, wish }: ChooseProps) {
  const { sayFirstRule } = useOptions(lobby.game);
  return (
    <Pick
      name={t('lobby.first')}
      hint={sayFirstRule(lobby.game)}
      value={String(agreed<Starts>(lobby).first)}
      choices={[
        ['random', t('lobby.firstRandom')],
        ...offerOf(lobby).starters.map((seat) => [String(seat), lobby.seats[seat]!.name] as const),
      ]}
      onChange={(first) => wish({ first: first === 'random' ? first : Number(first) })}
    />
  );
}

/** D-30: what those without a seat may do. */
function Watchers({ lobby, rule }: ChooseProps) {
  const watching = watchingAt(lobby);
  return (
    <Choice
      legend={t('lobby.watchers')}
      values={watchingsAt(lobby)}
      value={watching}
      say={(one) => sayWatching(one, lobby)}
      hint={sayWatchingHint(watching, lobby)}
      isWide
      onChange={(one) => rule({ watching: one })}
    />
  );
}

function Pace({ lobby, rule }: ChooseProps) {
  return (
    <Choice
      legend={t('lobby.pace')}
      values={PACES}
      value={paceOf(lobby.rules)}
      say={(pace) => t(`lobby.paces.${pace}`)}
      hint={sayPace(lobby.rules, offerOf(lobby).calls)}
      isWide
      onChange={(pace) => rule(paceRules(pace))}
    />
  );
}
