import { change, useSettings } from '../../../shell/settings.ts';
import { Switch } from '../../../ui/switch.tsx';
import { Sheet } from '../../../ui/table/sheet.tsx';
import { say } from '../texts/table.ts';
import css from './keys-dialog.module.css';
import { useShown } from './use-wink.ts';

type Row = readonly [does: string, ...keys: string[]];

/** What the keys do. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { keys } = useSettings();
  const { faces, carriesEyes, signals } = useShown(({ screen }) => ({
    faces: screen.faces.length,
    // At a table of real faces nobody looks or winks through the software.
    carriesEyes: screen.carriesEyes,
    signals: screen.agreed.length,
  }));
  const eyes: Row[] = [
    [say('keys.look'), '1', '…', String(faces)],
    [say('keys.next'), say('keys.arrows')],
    [say('keys.board'), '0', say('keys.or'), say('keys.escape')],
    [say('keys.wink'), say('keys.space')],
    ...(signals > 1 ? [[say('keys.signals'), say('keys.shift'), '1', '…', String(signals)] as const] : []),
  ];
  const rows: Row[] = [
    ...(carriesEyes ? eyes : []),
    [say('keys.cards'), 'C'],
    [say('keys.name'), 'N'],
    [say('keys.accuse'), 'A'],
    [say('keys.points'), 'P'],
    [say('keys.react'), 'R'],
    [say('keys.help'), '?'],
  ];
  return (
    <Sheet title={say('keys.title')} text={say('keys.hint')} onClose={onClose}>
      <dl className={css.keys}>
        {rows.map(([does, ...signs]) => (
          <div key={does}>
            <dt>
              {signs.map((sign) =>
                sign === '…' || sign === say('keys.or') ? (
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
      <Switch name={say('keys.on')} isOn={keys} onChange={(isOn) => change({ keys: isOn })} />
    </Sheet>
  );
}
