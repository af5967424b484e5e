import { goOpen } from '../../shell/live/go-open.ts';
import { button } from '../button.ts';
import css from './key-trouble.module.css';
import { say } from './texts/index.ts';
import { useLive, useLiveTable } from './use-live.ts';

/** Somebody has come without the key of the table, with another one, or with one that the table has not: what they can do. */
export function KeyTrouble() {
  const live = useLiveTable();
  const lock = useLive((model) => model?.lock ?? 'none');
  if (!live || (lock !== 'missing' && lock !== 'wrong' && lock !== 'opened')) return null;
  return (
    <div className={css.trouble} data-part="key-trouble" role="alert">
      <b>{say(`key.${lock}`)}</b>
      <p>{say(`key.${lock}Text`)}</p>
      {lock === 'opened' && (
        <button type="button" {...button()} data-part="go-open" onClick={() => goOpen(live.code)}>
          {say('key.goOpen')}
        </button>
      )}
    </div>
  );
}
