import type * as spywhereRules from '@oeillade/games/spywhere';
import { say } from '../texts/table.ts';
import css from './last-dialog.module.css';
import { excludedOf } from './notebook.ts';
import type { SpywhereScreen } from './spywhere-screen.ts';

interface ExcludedWarningProps {
  readonly screen: Pick<SpywhereScreen, 'notebook' | 'rivals'>;
  readonly chosen: readonly spywhereRules.Attempt[];
}

/** Before a guess is sealed: whoever has eliminated a country in front of everybody cannot be from there. */
export function ExcludedWarning({ screen: { notebook, rivals }, chosen }: ExcludedWarningProps) {
  return (
    <p className={css.warning} role="status" data-part="spy-excluded">
      {excludedOf(notebook, chosen)
        .map(({ at }) => say('excluded', { name: rivals.find(({ seat }) => seat === at)!.name }))
        .join(' ')}
    </p>
  );
}
