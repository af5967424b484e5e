import type { ReactNode } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { LEVELS, type Level } from '../../shell/levels.ts';
import menuCss from '../../ui/menu.module.css';
import { MenuItem } from '../../ui/menu.tsx';
import css from './level-menu.module.css';
import { PillMenu } from './pill-menu.tsx';

interface LevelMenuProps {
  readonly label: string;
  readonly level: Level;
  readonly onChange: (level: Level) => void;
  /** What else can be done with this bot. */
  readonly children?: ReactNode;
}

/** Shows how well a bot plays, and lets the host change it. */
export function LevelMenu({ label, level, onChange, children }: LevelMenuProps) {
  return (
    <PillMenu text={t(`home.levels.${level}`)} label={`${t(`home.levels.${level}`)}, ${label}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a menu may not hold a fieldset */}
      <div role="group" aria-label={label}>
        <p className={css.menuLabel} aria-hidden="true">
          {label}
        </p>
        {LEVELS.map((one) => (
          <MenuItem
            key={one}
            kind="radio"
            className={`${menuCss.item} ${css.menuTold}`}
            isChecked={one === level}
            onChoose={() => onChange(one)}
          >
            {t(`home.levels.${one}`)}
            <span className={css.menuHint}>{t(`home.levelHints.${one}`)}</span>
          </MenuItem>
        ))}
      </div>
      {children}
    </PillMenu>
  );
}
