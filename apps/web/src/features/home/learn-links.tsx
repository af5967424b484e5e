import { t } from '../../shell/i18n/index.ts';
import { goTo } from '../../shell/route.ts';
import { Icon } from '../../ui/art/index.ts';
import css from './learn-links.module.css';
import rulesLinkCss from './rules-link.module.css';

const WAYS = [
  ['/learn', 'home.learn', 'help'],
  ['/train', 'home.train', 'eye'],
  ['/games', 'home.games', 'crown'],
] as const;

/** For those who are new, for those who want to see more, and for those who look back. */
export function LearnLinks() {
  return (
    <p className={css.learnLinks}>
      {WAYS.map(([path, text, icon]) => (
        <a
          key={path}
          className={rulesLinkCss.rulesLink}
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
