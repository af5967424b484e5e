import type { ReactNode } from 'react';
import css from './agreed.module.css';
import formCss from './form.module.css';

interface AgreedProps {
  readonly name: string;
  readonly value?: string;
  readonly hint?: string | undefined;
  readonly isWide?: boolean;
  readonly children?: ReactNode;
}

/** One thing that a table has agreed on, to read, in a list of them. */
export function Agreed({ name, value, hint, isWide = false, children }: AgreedProps) {
  return (
    <div className={css.agreedOne} data-part="agreed-one" data-wide={isWide || undefined}>
      <dt className={formCss.label} data-part="label">
        {name}
      </dt>
      <dd>
        {value && <b>{value}</b>}
        {hint && (
          <span className={formCss.hint} data-part="hint">
            {hint}
          </span>
        )}
        {children}
      </dd>
    </div>
  );
}
