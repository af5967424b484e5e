import { memo } from 'react';

/** Where a card was taken. */
export const EmptySlot = memo(function EmptySlot({
  number,
  compact = false,
}: {
  readonly number: number;
  readonly compact?: boolean | undefined;
}) {
  const height = compact ? 86 : 122;
  return (
    <svg className="card-art empty-slot" viewBox={`0 0 100 ${height}`} aria-hidden="true">
      <rect x="1.5" y="1.5" width="97" height={height - 3} rx="11" />
      <text x="50" y={height / 2 + 12} textAnchor="middle" className="art-number">
        {number}
      </text>
    </svg>
  );
});
