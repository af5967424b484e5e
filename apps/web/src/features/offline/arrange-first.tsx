import { useId, useState } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { keepArranges, readArranges } from './preferences.ts';

/** Whether a table against bots is arranged before it begins; kept on this device. */
export function useArranges(): [boolean, (arranges: boolean) => void] {
  const [arranges, setArranges] = useState(readArranges);
  return [
    arranges,
    (wished) => {
      keepArranges(wished);
      setArranges(wished);
    },
  ];
}

interface ArrangeFirstProps {
  readonly arranges: boolean;
  readonly onChange: (arranges: boolean) => void;
}

/** Each bot at a level of its own, more of them or fewer, another pace: for those who want to choose. */
export function ArrangeFirst({ arranges, onChange }: ArrangeFirstProps) {
  const hint = useId();
  return (
    <div className="arrange-first">
      <label>
        <input
          type="checkbox"
          checked={arranges}
          aria-describedby={hint}
          onChange={(event) => onChange(event.target.checked)}
        />
        {t('offline.arrange')}
      </label>
      <p id={hint} className="hint">
        {t('offline.arrangeHint')}
      </p>
    </div>
  );
}
