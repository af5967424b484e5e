import type { ReactNode } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { MenuItem } from '../../ui/menu.tsx';
import { LEVELS, type Level } from '../home/levels.ts';
import { PillMenu } from './pill-menu.tsx';

interface LevelMenuProps {
  readonly label: string;
  readonly level: Level;
  readonly onChange: (level: Level) => void;
  /** What else can be done with this bot. */
  readonly children?: ReactNode;
}

/** How well a bot plays, to change it. */
export function LevelMenu({ label, level, onChange, children }: LevelMenuProps) {
  return (
    <PillMenu text={t(`lobby.level.${level}`)} label={`${t(`lobby.level.${level}`)}, ${label}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a menu may not hold a fieldset */}
      <div role="group" aria-label={label}>
        <p className="menu-label" aria-hidden="true">
          {label}
        </p>
        {LEVELS.map((one) => (
          <MenuItem
            key={one}
            kind="radio"
            className="menu-item menu-told"
            isChecked={one === level}
            onChoose={() => onChange(one)}
          >
            {t(`lobby.level.${one}`)}
            <span className="menu-hint">{t(`lobby.levelHints.${one}`)}</span>
          </MenuItem>
        ))}
      </div>
      {children}
    </PillMenu>
  );
}
