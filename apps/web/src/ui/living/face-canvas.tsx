import type { Seat } from '@oeillade/kernel';
import { PICTURE } from '@oeillade/protocol/live';
import { useLayoutEffect, useRef, useState } from 'react';
import { LivingFace } from '../../shell/live/faces/living-face.ts';
import { Painter } from '../../shell/live/faces/painter.ts';
import type { LiveTable } from '../../shell/live/live-table.ts';
import css from './living-loge.module.css';

interface FaceCanvasProps {
  readonly live: LiveTable;
  readonly of: Seat;
}

/** The living face of a seat, for as long as I look at it. Before its first picture, and without one of now, it shows nothing. */
export function FaceCanvas({ live, of }: FaceCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isAlive, setAlive] = useState(false);
  // Before anything else happens: the face may come with the next frame.
  useLayoutEffect(() => {
    const painter = new Painter(canvas.current!);
    const face = new LivingFace(of, painter.paint);
    const forget = face.subscribe(() => {
      if (!face.model.isAlive) painter.close();
      setAlive(face.model.isAlive);
    });
    const leave = face.open(live);
    return () => {
      leave();
      forget();
      painter.close();
    };
  }, [live, of]);
  return (
    <canvas
      className={css.face}
      data-part="living-face"
      data-alive={isAlive || undefined}
      ref={canvas}
      width={PICTURE.width}
      height={PICTURE.height}
    />
  );
}
