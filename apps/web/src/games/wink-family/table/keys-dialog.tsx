import { t } from '../../../shell/i18n/index.ts';
import { change, useSettings } from '../../../shell/settings.ts';
import { Sheet } from '../../../ui/table/sheet.tsx';

interface KeysDialogProps {
  /** How many faces there are to look at. */
  readonly faces: number;
  /** At a table of real faces nobody looks or winks through the software. */
  readonly carriesEyes: boolean;
  /** How many signals the table has agreed on. */
  readonly signals: number;
  readonly onClose: () => void;
}

type Row = readonly [does: string, ...keys: string[]];

/** What the keys do. */
export function KeysDialog({ faces, carriesEyes, signals, onClose }: KeysDialogProps) {
  const { keys } = useSettings();
  const eyes: Row[] = [
    [t('table.keys.look'), '1', '…', String(faces)],
    [t('table.keys.next'), t('table.keys.arrows')],
    [t('table.keys.board'), '0', t('table.keys.or'), t('table.keys.escape')],
    [t('table.keys.wink'), t('table.keys.space')],
    ...(signals > 1
      ? [[t('table.keys.signals'), t('table.keys.shift'), '1', '…', String(signals)] as const]
      : []),
  ];
  const rows: Row[] = [
    ...(carriesEyes ? eyes : []),
    [t('table.keys.cards'), 'C'],
    [t('table.keys.name'), 'N'],
    [t('table.keys.accuse'), 'A'],
    [t('table.keys.points'), 'P'],
    [t('table.keys.help'), '?'],
  ];
  return (
    <Sheet title={t('table.keys.title')} text={t('table.keys.hint')} onClose={onClose}>
      <dl className="wk-keys">
        {rows.map(([does, ...signs]) => (
          <div key={does}>
            <dt>
              {signs.map((sign) =>
                sign === '…' || sign === t('table.keys.or') ? (
                  <span key={sign}>{sign}</span>
                ) : (
                  <kbd key={sign}>{sign}</kbd>
                ),
              )}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="wk-keys-switch">
        <input
          type="checkbox"
          checked={keys}
          onChange={(event) => change({ keys: event.currentTarget.checked })}
        />
        {t('table.keys.on')}
      </label>
    </Sheet>
  );
}
