import { t } from '../shell/i18n/index.ts';
import { Icon } from './art/index.ts';
import { Link } from './link.tsx';
import rulesLinkCss from './rules-link.module.css';
import css from './ways.module.css';

const WAYS = {
  '/games': ['history.title', 'crown'],
  '/replay': ['replay.title', 'eye'],
  '/proof': ['proof.title', 'check'],
} as const;

type Way = keyof typeof WAYS;

interface WaysProps {
  /** The page that one is on already. */
  readonly from: Way;
}

/** From one of the pages for after a game to the others. */
export function Ways({ from }: WaysProps) {
  return (
    <nav className={css.ways} aria-label={t('history.ways')}>
      {(Object.keys(WAYS) as Way[])
        .filter((way) => way !== from)
        .map((way) => {
          const [text, icon] = WAYS[way];
          return (
            <Link key={way} to={way} className={rulesLinkCss.rulesLink}>
              <Icon name={icon} />
              {t(text)}
            </Link>
          );
        })}
    </nav>
  );
}
