import { parts } from '../../games/index.ts';
import { sayWord, t } from '../../shell/i18n/index.ts';
import { goTo } from '../../shell/route.ts';
import { Icon } from '../../ui/art/pieces/icon.tsx';
import type { IconName } from '../../ui/art/pieces/icons.tsx';
import rulesLinkCss from '../../ui/rules-link.module.css';
import css from './learn-links.module.css';

interface Way {
  readonly path: string;
  readonly icon: IconName;
  readonly say: () => string;
}

const WAYS: readonly Way[] = [
  { path: '/learn', icon: 'help', say: () => t('home.learn') },
  ...parts
    .flatMap(({ pages = [] }) => pages)
    .map(({ path, icon, link }) => ({ path, icon, say: () => sayWord(link) })),
  { path: '/games', icon: 'crown', say: () => t('home.games') },
];

/** For those who are new, for those who want to see more, and for those who look back. */
export function LearnLinks() {
  return (
    <p className={css.learnLinks}>
      {WAYS.map(({ path, icon, say }) => (
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
          {say()}
        </a>
      ))}
    </p>
  );
}
