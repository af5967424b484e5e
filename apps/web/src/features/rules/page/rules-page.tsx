import { useEffect } from 'react';
import { nameOf } from '../../../games/index.ts';
import { labelOf } from '../../../games/labels.ts';
import { t } from '../../../shell/i18n/index.ts';
import { useLanguage } from '../../../shell/use-language.ts';
import { TopBar } from '../../../ui/top-bar.tsx';
import { Choice } from './choice.tsx';
import { GameRules } from './game-rules.tsx';
import css from './rules-page.module.css';
import { useRules } from './use-rules.ts';

export const textGroups = [] as const;

/** `/rules` and `/rules/<game>`; a game that we do not have leads to the choice. */
export default function RulesPage({ game: asked }: { game: string | null }) {
  const game = labelOf(asked ?? '')?.id ?? null;
  const rules = useRules(game);
  useTitle(game, useLanguage());
  return (
    <div className={css.rules} data-part="rules">
      <TopBar />
      {game ? rules && <GameRules key={game} game={game} rules={rules} /> : <Choice />}
    </div>
  );
}

/** The tab says what is read in it. */
function useTitle(game: string | null, language: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language says it anew
  useEffect(() => {
    const { title } = document;
    document.title = `${game ? t('rules.titleOf', { game: nameOf(game) }) : t('rules.title')}, ${title}`;
    return () => {
      document.title = title;
    };
  }, [game, language]);
}
