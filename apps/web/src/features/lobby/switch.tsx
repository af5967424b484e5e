import { useId } from 'react';

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
      <label className="switch">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={id}
          onChange={(event) => onChange(event.target.checked)}
        />
        {name}
      </label>
      <p id={id} className="hint">
        {hint}
      </p>
    </div>
  );
}
