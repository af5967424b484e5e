import { useId } from 'react';
import css from './choice.module.css';
import formCss from './form.module.css';

interface ChoiceProps<Value extends string> {
  readonly legend: string;
  readonly values: readonly Value[];
  /** Null where nothing of the list is chosen. */
  readonly value: Value | null;
  readonly say: (value: Value) => string;
  readonly hint?: string;
  /** Needs the room of two where there is room. */
  readonly isWide?: boolean;
  readonly onChange: (value: Value) => void;
}

/** One of a few, in a row, with what the chosen one means. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={css.choice} data-wide={props.isWide || undefined}>
      <legend className={formCss.label} data-part="label">
        {props.legend}
      </legend>
      <div className={css.row} data-part="choice-row">
        {props.values.map((value) => (
          <label className={css.one} data-part="choice-one" key={value}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            {props.say(value)}
          </label>
        ))}
      </div>
      {props.hint !== undefined && (
        <p className={formCss.hint} data-part="hint" aria-live="polite">
          {props.hint}
        </p>
      )}
    </fieldset>
  );
}
