import { useId } from 'react';
import formCss from './form.module.css';
import css from './switch.module.css';

interface SwitchProps {
  readonly name: string;
  readonly hint?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** On or off: an eye that is open or shut. The browser's own check box is under it, and does the work. */
export function Switch({ name, hint, isOn, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div>
      <label className={css.switch} data-part="switch">
        <input
          type="checkbox"
          className="visually-hidden"
          checked={isOn}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={(event) => onChange(event.target.checked)}
        />
        <svg className={css.eye} viewBox="0 0 52 30" aria-hidden="true">
          <path className={css.track} d="M15 1H37A14 14 0 0 1 37 29H15A14 14 0 0 1 15 1Z" />
          <g className={css.knob}>
            <circle cx="15" cy="15" r="11" />
            {isOn ? (
              <circle className={css.pupil} cx="15" cy="15" r="5" />
            ) : (
              <path
                className={css.lashes}
                d="M8.500 13Q15 19 21.500 13M11 16L9 19M15 17.500V21M19 16L21 19"
              />
            )}
          </g>
        </svg>
        {name}
      </label>
      {hint !== undefined && (
        <p id={id} className={formCss.hint} data-part="hint">
          {hint}
        </p>
      )}
    </div>
  );
}
