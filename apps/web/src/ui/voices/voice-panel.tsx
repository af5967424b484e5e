import { useLayoutEffect, useRef } from 'react';
import { liveHere } from '../../shell/live/here.ts';
import { voices } from '../../shell/live/voices/voices.ts';
import { button } from '../button.ts';
import { NoCamera } from '../camera/no-camera/lazy.tsx';
import { Choice } from '../choice.tsx';
import { Point, Points } from '../points.tsx';
import { Switch } from '../switch.tsx';
import { HeadphonesSign, MicrophoneSign } from './signs.tsx';
import { say } from './texts/index.ts';
import { useVoices } from './use-voices.ts';
import css from './voice-panel.module.css';

const MODES = ['push', 'open'] as const;

/** What can be chosen of voices: at first whether to hear any at all, in words that come before the browser's question. */
export function VoicePanel() {
  const { support, isOn, microphone } = useVoices();
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a button that was pressed is gone with each of them.
  useLayoutEffect(() => {
    // The keys go on meaning what they mean in here, and not at the table.
    if (document.activeElement === document.body) panel.current?.focus();
  }, [isOn, microphone]);
  return (
    <div className={css.panel} data-part="voice-panel" ref={panel} tabIndex={-1}>
      <h2 className={css.title}>{say('title')}</h2>
      {support === 'insecure' ? (
        <NoCamera why="insecure" wanted="microphone" />
      ) : support === 'none' ? (
        <>
          <p>{say('none')}</p>
          <Reading />
        </>
      ) : isOn ? (
        <Hearing />
      ) : (
        <Asking />
      )}
    </div>
  );
}

function Asking() {
  const { support } = useVoices();
  const isSealed = liveHere.model?.model.lock === 'held';
  return (
    <>
      <Points isSmall>
        <Point sign={<HeadphonesSign />} says={say('ask.who')} />
        <Point
          sign={<MicrophoneSign />}
          says={`${say(isSealed ? 'ask.sealed' : 'ask.goes')} ${say('ask.kept')}`}
        />
        <Point sign={<span className={css.lamp} />} says={say('ask.off')} />
      </Points>
      {support === 'hear' ? <p>{say('onlyHears')}</p> : <p className={css.browser}>{say('ask.browser')}</p>}
      <div className={css.buttons}>
        <button type="button" {...button()} data-part="voice-listen" onClick={() => voices.turnOn()}>
          {say('listen')}
        </button>
        {support === 'speak' && <MicrophoneOn text={say('speak')} />}
      </div>
    </>
  );
}

/** The browser's own voice needs nothing of what other voices need. */
function Reading() {
  const { reads } = useVoices();
  return (
    <Switch
      name={say('reads')}
      hint={say('readsHint')}
      isOn={reads}
      onChange={(isWished) => voices.readAloud(isWished)}
    />
  );
}

function Hearing() {
  return (
    <>
      <OwnMicrophone />
      <Reading />
      <button type="button" {...button()} data-part="voice-leave" onClick={() => voices.turnOff()}>
        {say('leave')}
      </button>
    </>
  );
}

function OwnMicrophone() {
  const { support, microphone, mode, isMuted } = useVoices();
  if (support === 'hear') return <p>{say('onlyHears')}</p>;
  switch (microphone) {
    case 'off':
      return <MicrophoneOn text={say('microphoneOn')} />;
    case 'asking':
      return <p role="status">{say('waits')}</p>;
    case 'denied':
    case 'missing':
      return (
        <div role="alert" data-part="voice-trouble">
          <h3>{say(`${microphone}.title`)}</h3>
          <p>{say(`${microphone}.text`)}</p>
          <MicrophoneOn text={say('again')} />
        </div>
      );
    case 'on':
      return (
        <>
          <Choice
            legend={say('mode.legend')}
            values={MODES}
            value={mode}
            say={(one) => say(`mode.${one}`)}
            hint={say(mode === 'push' ? 'mode.pushHint' : 'mode.openHint')}
            onChange={(one) => voices.speak(one)}
          />
          {mode === 'open' && (
            <Switch name={say('muted')} isOn={isMuted} onChange={(isWished) => voices.mute(isWished)} />
          )}
          <button
            type="button"
            {...button()}
            data-part="microphone-off"
            onClick={() => voices.turnMicrophoneOff()}
          >
            {say('microphoneOff')}
          </button>
        </>
      );
  }
}

const MicrophoneOn = ({ text }: { readonly text: string }) => (
  <button
    type="button"
    {...button('claim')}
    data-part="microphone-on"
    onClick={() => voices.turnMicrophoneOn()}
  >
    {text}
  </button>
);
