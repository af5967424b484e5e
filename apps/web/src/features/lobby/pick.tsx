import { useId } from 'react';

interface PickProps {
  readonly name: string;
  readonly hint: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string) => void;
}

/** One of many, from the device's own list. What is no longer among them shows as nothing chosen. */
export function Pick({ name, hint, value, choices, onChange }: PickProps) {
  const id = useId();
  const isThere = choices.some(([choice]) => choice === value);
  return (
    <div>
      <label className="label" htmlFor={id}>
        {name}
      </label>
      <select
        id={id}
        className="field"
        value={isThere ? value : ''}
        aria-describedby={`${id}-hint`}
        aria-invalid={!isThere}
        onChange={(event) => onChange(event.target.value)}
      >
        {!isThere && <option value="">?</option>}
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`} className="hint">
        {hint}
      </p>
    </div>
  );
}
