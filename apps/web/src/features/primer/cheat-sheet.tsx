import { use } from 'react';
import { nameOf, partOf } from '../../games/index.ts';
import { t } from '../../shell/i18n/index.ts';
import { Sheet } from '../../ui/table/sheet.tsx';
import css from './cheat-sheet.module.css';
import { ThreeSteps } from './three-steps.tsx';

interface CheatSheetProps {
  readonly game: string;
  readonly onClose: () => void;
}

/** The game on one page, to look something up while it is played. */
export default function CheatSheet({ game, onClose }: CheatSheetProps) {
  const { lines } = use(partOf(game).primer());
  return (
    <Sheet title={nameOf(game)} onClose={onClose}>
      <div data-part="cheat-sheet">
        <ThreeSteps game={game} />
        <dl className={css.lines}>
          {lines(game).map(({ what, worth }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{worth}</dd>
            </div>
          ))}
        </dl>
        <a className={css.all} href={`/rules/${game}`} target="_blank" rel="noopener">
          {t('lobby.allRules')}
        </a>
      </div>
    </Sheet>
  );
}
