import '../../../styles/rules.css';
import '../../../styles/rules-figures.css';
import { type GameId, gameIds } from '@oeillade/games';
import { useEffect } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { TopBar } from '../../../ui/top-bar.tsx';
import { Choice } from './choice.tsx';
import { GameRules } from './game-rules.tsx';
import { useTexts } from './use-texts.ts';

/** `/rules` and `/rules/<game>`; a game that we do not have leads to the choice. */
export default function RulesPage({ game: asked }: { game: string | null }) {
  const spoken = useTexts();
  const game = gameIds.find((id) => id === asked) ?? null;
  useTitle(game, spoken?.language);
  return (
    <div className="rules">
      <TopBar />
      {spoken && (game ? <GameRules key={game} game={game} spoken={spoken} /> : <Choice spoken={spoken} />)}
    </div>
  );
}

/** The tab says what is read in it. */
function useTitle(game: GameId | null, language: string | undefined): void {
  useEffect(() => {
    if (!language) return;
    const { title } = document;
    document.title = `${game ? t('rules.titleOf', { game: t(`games.${game}.name`) }) : t('rules.title')}, ${title}`;
    return () => {
      document.title = title;
    };
  }, [game, language]);
}
