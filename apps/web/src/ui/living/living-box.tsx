import type { ReactNode } from 'react';
import { LivingLoge, type LivingLogeProps } from './living-loge.tsx';
import { useCameraOn, useLiveTable } from './use-live.ts';

interface LivingBoxProps extends Omit<LivingLogeProps, 'live'> {
  /** Whoever has no camera, or has turned it off, sits there as they are drawn. */
  readonly drawn: ReactNode;
}

/** Somebody's box at a table of living faces. */
export function LivingBox({ drawn, ...loge }: LivingBoxProps) {
  const live = useLiveTable();
  const isOn = useCameraOn(loge.seat);
  return live && isOn ? <LivingLoge live={live} {...loge} /> : drawn;
}
