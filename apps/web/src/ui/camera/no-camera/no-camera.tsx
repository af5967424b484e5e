import { button } from '../../button.ts';
import css from './no-camera.module.css';
import { say } from './texts/index.ts';
import { useWayOver } from './use-way-over.ts';
import { Warning } from './warning.tsx';

export interface NoCameraProps {
  readonly why: 'insecure' | 'unsupported';
  /** What somebody wanted here. */
  readonly wanted?: 'camera' | 'microphone';
}

/** Why this page has no camera, in words, and how to go over to one that has. */
export function NoCamera({ why, wanted = 'camera' }: NoCameraProps) {
  return (
    <div className={css.words} data-part="no-camera">
      <p>{say(`${why}.${wanted}`)}</p>
      {why === 'insecure' && <WayOver />}
    </div>
  );
}

function WayOver() {
  const { way, lookAgain } = useWayOver();
  if (way === 'looking') return <p role="status">{say('looking')}</p>;
  if (way === null) return <NoWay onAgain={lookAgain} />;
  return (
    <>
      <p className={css.lead}>{say('over.lead')}</p>
      <p>{say('over.warns')}</p>
      <Warning host={way.host} />
      {/* In this very tab: two pages at one seat would take turns. */}
      <a {...button('claim', css.go)} data-part="go-over" href={way.href}>
        {say('over.go')}
      </a>
    </>
  );
}

/** For the one who runs the server, on whichever device they read it. */
function NoWay({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <>
      <p>{say('none.lead')}</p>
      <code className={css.command}>npm start -- --https</code>
      <p>{say('none.after')}</p>
      <button type="button" {...button('plain', css.go)} data-part="look-again" onClick={onAgain}>
        {say('none.again')}
      </button>
    </>
  );
}
