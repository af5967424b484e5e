import { Suspense } from 'react';
import { piece } from '../../games/contract/lazy-piece.ts';
import { nameOf } from '../../games/index.ts';
import { t } from '../../shell/i18n/index.ts';
import { goTo } from '../../shell/route.ts';
import { useLanguage } from '../../shell/use-language.ts';
import type { Colour } from '../../ui/art/guests/colours.ts';
import { figureOf } from '../../ui/art/guests/costume/figure.ts';
import type { WaitingGame } from './use-waiting.ts';
import css from './waiting.module.css';

const MOST_FACES = 3;

/** Nobody waits on most first visits: faces are fetched when somebody does. */
const LazyAvatar = piece(async () => (await import('../../ui/art/guests/avatar-round.tsx')).AvatarRound);

interface WaitingProps {
  readonly waiting: WaitingGame;
  /** Whom they wait for. */
  readonly name: string;
}

/** A game in progress is the first thing on the page. */
export function Waiting({ waiting: { path, game, others }, name }: WaitingProps) {
  const language = useLanguage();
  const names = new Intl.ListFormat(language).format(others.map((one) => one.name));
  return (
    <div className={css.waiting} data-part="waiting">
      <div className={css.faces} aria-hidden="true">
        {others.slice(0, MOST_FACES).map((one) => (
          <Suspense key={one.name} fallback={<svg viewBox="0 0 100 100" aria-hidden="true" />}>
            <LazyAvatar guest={figureOf(one.face, one.costume)} colour={one.colour as Colour} />
          </Suspense>
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
