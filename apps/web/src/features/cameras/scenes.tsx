import type { ReactNode } from 'react';
import { AvatarRound } from '../../ui/art/guests/avatar-round.tsx';
import { Icon } from '../../ui/art/pieces/icon.tsx';
import { Envelope, House, KeySign, LensSign, MicrophoneSign } from './drawings.tsx';
import css from './scenes.module.css';

/** A piece of felt, and on it the way that a picture takes, or does not take. */
const Scene = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.scene} aria-hidden="true">
    {children}
  </div>
);

interface DeviceProps {
  readonly face: number;
  readonly colour: 'rose' | 'sky' | 'lime' | 'vermilion';
  /** Whether this person looks or is looked at: they are drawn in the light. */
  readonly isLit?: boolean;
  readonly isWinking?: boolean;
  readonly sign?: ReactNode;
}

const Device = ({ face, colour, isLit, isWinking, sign }: DeviceProps) => (
  <span className={css.device} data-lit={isLit || undefined}>
    <AvatarRound guest={face} colour={colour} eye={isWinking ? 'wink-right' : 'open'} />
    {sign && <span className={css.sign}>{sign}</span>}
  </span>
);

/** Somebody to whom no picture goes. */
const Dark = () => <span className={css.device} data-dark="" />;

const Way = ({ children, isShut }: { readonly children?: ReactNode; readonly isShut?: boolean }) => (
  <span className={css.way} data-shut={isShut || undefined}>
    {children && <span className={css.ticket}>{children}</span>}
  </span>
);

/** The picture stays; only the wink goes out. */
export const WinkScene = () => (
  <Scene>
    <Device face={4} colour="rose" isWinking isLit sign={<LensSign />} />
    <Way>
      <Icon name="wink" />
    </Way>
    <House />
  </Scene>
);

/** One person looks at the face and sees it; the others see no picture. */
export const LivingScene = () => (
  <Scene>
    <Device face={4} colour="rose" sign={<LensSign />} />
    <Way />
    <House />
    <span className={css.others}>
      <Way />
      <Device face={9} colour="sky" isLit />
      <Way isShut />
      <Dark />
    </span>
  </Scene>
);

export const SealedScene = () => (
  <Scene>
    <Device face={4} colour="rose" sign={<KeySign />} />
    <Way>
      <Envelope />
    </Way>
    <House isShut />
    <Way>
      <Envelope />
    </Way>
    <Device face={9} colour="sky" isLit sign={<KeySign />} />
  </Scene>
);

export const VoiceScene = () => (
  <Scene>
    <Device face={4} colour="rose" isLit sign={<MicrophoneSign />} />
    <Way>
      <Icon name="sound" />
    </Way>
    <House />
    <span className={css.others}>
      <Way />
      <Device face={9} colour="sky" />
      <Way />
      <Device face={17} colour="lime" />
    </span>
  </Scene>
);
