import { useLayoutEffect, useRef } from 'react';
import css from './mirror.module.css';
import { say } from './texts/index.ts';
import { useOwnCamera } from './use-own-camera.ts';

interface MirrorProps {
  readonly className?: string | undefined;
}

/** One's own living picture, as in a mirror: right is right. Shown while the camera is on, and nothing else then. */
export function Mirror({ className = '' }: MirrorProps) {
  const { stream } = useOwnCamera();
  const video = useRef<HTMLVideoElement>(null);
  useLayoutEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  if (!stream) return null;
  return (
    <video
      className={`${css.mirror} ${className}`}
      data-part="camera-mirror"
      ref={video}
      aria-label={say('mirror')}
      autoPlay
      muted
      playsInline
      disablePictureInPicture
    />
  );
}
