import { memo } from 'react';
import { ICONS, type IconName } from './icons.tsx';

export interface IconProps {
  readonly name: IconName;
  /** Only where the icon stands alone; beside its word it is silent. */
  readonly label?: string | undefined;
}

/** As large as the text around it, and of its colour. */
export const Icon = memo(function Icon({ name, label }: IconProps) {
  return (
    <svg className="icon" viewBox="0 0 24 24" role="img" aria-label={label} aria-hidden={!label}>
      {ICONS[name]}
    </svg>
  );
});
