import { nameOf } from '../../games/index.ts';
import { Icon } from '../../ui/art/pieces/icon.tsx';
import css from '../../ui/rules-link.module.css';

interface RulesLinkProps {
  readonly game: string;
  readonly text: string;
  /** In a tab of its own: at a table nobody wants to lose their place. */
  readonly isBeside?: boolean;
}

/** The way to the rules of one game. */
export function RulesLink({ game, text, isBeside = false }: RulesLinkProps) {
  return (
    <a
      className={css.rulesLink}
      href={`/rules/${game}`}
      aria-label={`${text}, ${nameOf(game)}`}
      {...(isBeside ? { target: '_blank', rel: 'noopener' } : {})}
    >
      <Icon name="help" />
      {text}
    </a>
  );
}
