import type { ReactNode } from 'react';

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
    <div className="agreed-one" data-wide={isWide || undefined}>
      <dt className="label">{name}</dt>
      <dd>
        {value && <b>{value}</b>}
        {hint && <span className="hint">{hint}</span>}
        {children}
      </dd>
    </div>
  );
}
