import type { GameId } from '@oeillade/games';
import { t } from '../../shell/i18n/index.ts';
import { Icon } from '../../ui/art/index.ts';

interface RulesLinkProps {
  readonly game: GameId;
  readonly text: string;
  /** In a tab of its own: at a table nobody wants to lose their place. */
  readonly isBeside?: boolean;
}

/** The way to the rules of one game. */
export function RulesLink({ game, text, isBeside = false }: RulesLinkProps) {
  return (
    <a
      className="rules-link"
      href={`/rules/${game}`}
      aria-label={`${text}, ${t(`games.${game}.name`)}`}
      {...(isBeside ? { target: '_blank', rel: 'noopener' } : {})}
    >
      <Icon name="help" />
      {text}
    </a>
  );
}
