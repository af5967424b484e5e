import { useId } from 'react';
import formCss from './form.module.css';
import css from './switch.module.css';

interface SwitchProps {
  readonly name: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Switch({ name, hint, isOn, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div>
      <label className={css.switch}>
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={id}
          onChange={(event) => onChange(event.target.checked)}
        />
        {name}
      </label>
      <p id={id} className={formCss.hint} data-part="hint">
        {hint}
      </p>
    </div>
  );
}
