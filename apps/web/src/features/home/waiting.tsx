import { nameOf } from '../../games/index.ts';
import { t } from '../../shell/i18n/index.ts';
import { goTo } from '../../shell/route.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { AvatarRound } from '../../ui/art/guests/avatar-round.tsx';
import type { Colour } from '../../ui/art/guests/colours.ts';
import type { WaitingGame } from './use-waiting.ts';
import css from './waiting.module.css';

const MOST_FACES = 3;

interface WaitingProps {
  readonly waiting: WaitingGame;
  /** Whom they wait for. */
  readonly name: string;
}

/** A game in progress is the first thing on the page. */
export function Waiting({ waiting: { path, game, company }, name }: WaitingProps) {
  const language = useLanguage();
  const names = new Intl.ListFormat(language).format(company.map((one) => one.name));
  return (
    <div className={css.waiting} data-part="waiting">
      <div className={css.faces} aria-hidden="true">
        {company.slice(0, MOST_FACES).map((one) => (
          <AvatarRound key={one.name} guest={one.face} colour={one.colour as Colour} />
        ))}
      </div>
      <p>
        <b>{t('home.waiting', { name })}</b>
        <small>{names === '' ? nameOf(game) : t('home.waitingAt', { game: nameOf(game), names })}</small>
      </p>
      <button type="button" className={css.back} data-part="go-back" onClick={() => goTo(path)}>
        {t('home.goBack')}
      </button>
    </div>
  );
}
