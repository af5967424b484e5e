import css from './key-trouble.module.css';
import { say } from './texts/index.ts';
import { useLive } from './use-live.ts';

/** Somebody has come without the key of the table, or with another one: what they have to do. */
export function KeyTrouble() {
  const lock = useLive((model) => model?.lock ?? 'none');
  if (lock !== 'missing' && lock !== 'wrong') return null;
  return (
    <div className={css.trouble} data-part="key-trouble" role="alert">
      <b>{say(`key.${lock}`)}</b>
      <p>{say(`key.${lock}Text`)}</p>
    </div>
  );
}
