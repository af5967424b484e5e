import type { Lobby, LobbySeat } from '@oeillade/table';
import { agreed, offerOf } from '../../games/contract/arrangement.ts';
import { useOptions } from '../../games/use-options.ts';
import { t } from '../../shell/i18n/index.ts';
import { Agreed } from '../../ui/agreed.tsx';
import optionsCss from './options.module.css';
import css from './options-read.module.css';
import { paceOf } from './pace.ts';
import { type Starts, sayFirst, sayPace, sayWatching, sayWatchingHint, watchingAt } from './say-options.ts';

/** Shows everybody but the host what the host has arranged. */
export function OptionsRead({ lobby, me }: { lobby: Lobby; me: LobbySeat | null }) {
  const { Read, ReadBelow } = useOptions(lobby.game);
  const { rules } = lobby;
  const pace = paceOf(rules);
  return (
    <section className={optionsCss.options} data-part="options" aria-label={t('lobby.optionsOf')}>
      <h2>{t('lobby.optionsOf')}</h2>
      <dl className={css.agreed} data-part="agreed">
        <Agreed name={t('lobby.first')} value={sayFirst(agreed<Starts>(lobby).first ?? 'random', lobby)} />
        <Agreed
          name={t('lobby.pace')}
          value={pace ? t(`lobby.paces.${pace}`) : t('lobby.paceOwn')}
          hint={sayPace(rules, offerOf(lobby).calls)}
        />
        <Read lobby={lobby} me={me} />
        <Agreed
          name={t('lobby.watchers')}
          value={sayWatching(watchingAt(lobby), lobby)}
          hint={sayWatchingHint(watchingAt(lobby), lobby)}
        />
        <Agreed
          name={t('lobby.freeText')}
          value={t(rules.freeText ? 'lobby.yes' : 'lobby.no')}
          hint={rules.freeText ? t('lobby.freeTextHint') : undefined}
        />
        <Agreed
          name={t('lobby.voices')}
          value={t(rules.voices ? 'lobby.yes' : 'lobby.no')}
          hint={rules.voices ? t('lobby.voicesHint') : undefined}
        />
        {ReadBelow && <ReadBelow lobby={lobby} me={me} />}
      </dl>
    </section>
  );
}
