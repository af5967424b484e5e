import { spywhereRules } from '@oeillade/games';
import type { Seat } from '@oeillade/kernel';
import { memo } from 'react';
import { type Language, t } from '../../../shell/i18n/index.ts';
import { ColourSymbol, Icon } from '../../../ui/art/index.ts';
import type { Person } from '../../../ui/table/people.ts';
import { NationChip } from './nation-chip.tsx';
import type { NotebookCell, NotebookRow } from './notebook.ts';
import { nationName, sayCell } from './speech.ts';
import type { Nation } from './spywhere-screen.ts';

interface NotebookGridProps {
  readonly rows: readonly NotebookRow[];
  readonly isPassportOpen: boolean;
  readonly people: readonly Person[];
  readonly language: Language;
  readonly named: boolean;
  readonly onPress: (seat: Seat, nation: Nation) => void;
}

const LEGEND = [
  ['no', 'cross', 'no'],
  ['maybe', '?', 'maybe'],
  ['yes', 'check', 'yes'],
  ['certain', 'check', 'known'],
] as const;

/** Opponents and nationalities: what is certain is filled in, the rest is mine to note. */
export const NotebookGrid = memo(function NotebookGrid(props: NotebookGridProps) {
  const { rows, isPassportOpen, people, language, named, onPress } = props;
  return (
    <div className="sp-notebook-grid">
      <table className="sp-notebook">
        <thead>
          <tr>
            <td />
            {spywhereRules.NATIONS.map((nation) => (
              <th key={nation} scope="col">
                <NationChip nation={nation} label={nationName(nation, language)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, cells }) => {
            const { name, colour } = people[seat]!;
            return (
              <tr key={seat}>
                <th scope="row">
                  <ColourSymbol colour={colour} size={18} />
                  <span className={named ? 'sp-row-name' : 'visually-hidden'}>{name}</span>
                </th>
                {cells.map((cell) => (
                  <td key={cell.nation}>
                    <button
                      type="button"
                      className="sp-cell"
                      data-state={cell.certain ?? cell.mark ?? 'open'}
                      aria-disabled={cell.certain !== null}
                      aria-label={sayCell(cell, name, language)}
                      onClick={() => cell.certain === null && onPress(seat, cell.nation)}
                    >
                      <CellSign cell={cell} />
                    </button>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {!isPassportOpen && <p className="sp-notebook-note">{t('spywhere.notebookShut')}</p>}
      <p className="sp-legend" aria-hidden="true">
        {LEGEND.map(([word, sign, state]) => (
          <span key={word}>
            <i className="sp-sign" data-state={state}>
              {sign === '?' ? sign : <Icon name={sign} />}
            </i>
            {t(`spywhere.legend.${word}`)}
          </span>
        ))}
      </p>
    </div>
  );
});

/** Certain is printed, my own notes are written: they never look the same. */
export function CellSign({ cell: { certain, mark } }: { cell: NotebookCell }) {
  const state = certain ?? mark;
  if (!state) return null;
  if (state === 'maybe') return <i className="sp-sign">?</i>;
  return (
    <i className="sp-sign">
      <Icon name={state === 'known' || state === 'yes' ? 'check' : 'cross'} />
    </i>
  );
}
