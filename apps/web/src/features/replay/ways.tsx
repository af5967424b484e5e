import '../../styles/ways.css';
import { t } from '../../shell/i18n/index.ts';
import { Icon } from '../../ui/art/index.ts';
import { Link } from '../rules/page/link.tsx';

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
    <nav className="ways" aria-label={t('history.ways')}>
      {(Object.keys(WAYS) as Way[])
        .filter((way) => way !== from)
        .map((way) => {
          const [text, icon] = WAYS[way];
          return (
            <Link key={way} to={way} className="rules-link">
              <Icon name={icon} />
              {t(text)}
            </Link>
          );
        })}
    </nav>
  );
}
