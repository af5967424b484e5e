import { t } from '../../shell/i18n/index.ts';
import { goTo } from '../../shell/route.ts';
import { Icon } from '../../ui/art/index.ts';

const WAYS = [
  ['/learn', 'home.learn', 'help'],
  ['/train', 'home.train', 'eye'],
  ['/games', 'home.games', 'crown'],
] as const;

/** For those who are new, for those who want to see more, and for those who look back. */
export function LearnLinks() {
  return (
    <p className="learn-links">
      {WAYS.map(([path, text, icon]) => (
        <a
          key={path}
          className="rules-link"
          href={path}
          onClick={(event) => {
            event.preventDefault();
            goTo(path);
          }}
        >
          <Icon name={icon} />
          {t(text)}
        </a>
      ))}
    </p>
  );
}
