import { useRef } from 'react';
import { voices } from '../../shell/live/voices/voices.ts';
import { useLanguage } from '../../shell/use-language.ts';
import type { Colour } from '../art/index.ts';
import { AvatarRound } from '../art/index.ts';
import buttonCss from '../button.module.css';
import menuCss from '../menu.module.css';
import { Popover } from '../popover.tsx';
import { postureOf, type VoicePosture } from './posture.ts';
import { HeadphonesSign, MicrophoneSign } from './signs.tsx';
import { say } from './texts/index.ts';
import { useHoldToTalk } from './use-hold-to-talk.ts';
import { useLevel } from './use-level.ts';
import { useVoices } from './use-voices.ts';
import css from './voice-button.module.css';
import { VoicePanel } from './voice-panel.tsx';

export { speakingTexts } from './texts/index.ts';

interface VoiceButtonProps {
  readonly face: number;
  readonly colour: Colour;
}

/**
 * My own portrait with how I stand to the voices: pressed, it opens what can be chosen; held, the others hear me. The ring
 * around it follows my voice, for nobody but me.
 */
export function VoiceButton({ face, colour }: VoiceButtonProps) {
  useLanguage();
  const model = useVoices();
  const posture = postureOf(model);
  const around = useRef<HTMLSpanElement>(null);
  useHoldToTalk(around, model.microphone === 'on' && model.mode === 'push');
  return (
    <span className={css.around} ref={around} data-part="voice" data-voice={posture}>
      <Popover
        button={{
          className: buttonCss.icon,
          part: 'icon-button voice-button',
          label: say(`button.${posture}`),
          content: posture === 'off' ? <Off /> : <Portrait face={face} colour={colour} posture={posture} />,
        }}
        className={`${menuCss.menu} ${css.pop}`}
        label={say('title')}
        align="end"
        onOpen={() => voices.press(false)}
      >
        {() => <VoicePanel />}
      </Popover>
    </span>
  );
}

const Off = () => (
  <span className={css.off}>
    <MicrophoneSign isCrossed />
  </span>
);

interface PortraitProps extends VoiceButtonProps {
  readonly posture: VoicePosture;
}

function Portrait({ face, colour, posture }: PortraitProps) {
  const ring = useRef<HTMLSpanElement>(null);
  useLevel(ring);
  return (
    <span className={css.portrait}>
      <span className={css.ring} ref={ring} />
      <AvatarRound guest={face} colour={colour} />
      <span className={css.badge}>
        {posture === 'hears' ? <HeadphonesSign /> : <MicrophoneSign isCrossed={posture === 'muted'} />}
      </span>
    </span>
  );
}
