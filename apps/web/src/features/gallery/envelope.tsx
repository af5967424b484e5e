import { memo } from 'react';
import { lit, NIGHT, PAPER, shade } from '../../ui/art/kit/inks.ts';
import { circle } from '../../ui/art/kit/paths.ts';
import css from './envelope.module.css';

/** What has become of a prediction. */
export type Sealing = 'sealed' | 'right' | 'wrong';

const OPEN_EYE = 'M-9 0Q0 -9 9 0Q0 9 -9 0Z';
/** The shut eye with three lashes: every wink in the game. */
const SHUT_EYE = 'M-8 -2Q0 6 8 -2M-5 2L-7 6M0 3.6V8M5 2L7 6';

/** Folded paper with a wax seal; opened, a card comes out of it: an open eye that has seen, or a shut one that has not. */
export const Envelope = memo(function Envelope({ sealing }: { readonly sealing: Sealing }) {
  return (
    <svg className={css.envelope} data-sealing={sealing} viewBox="0 0 64 60" aria-hidden="true">
      {sealing === 'sealed' ? <Sealed /> : <Opened isRight={sealing === 'right'} />}
    </svg>
  );
});

function Sealed() {
  return (
    <>
      <path d="M2 18H32V56H6A4 4 0 0 1 2 52Z" fill={lit('paper')} />
      <path d="M32 18H62V52A4 4 0 0 1 58 56H32Z" fill={shade('paper')} />
      <path d="M2 18H32V42Z" fill={lit('dusk')} />
      <path d="M62 18H32V42Z" fill={shade('dusk')} />
      <path d={circle(32, 40, 9.5)} fill={shade('plum')} />
      <path d="M32 30.5A9.5 9.5 0 0 0 32 49.5Z" fill={lit('plum')} />
      <path className={css.lashes} transform="translate(32 38.5) scale(.72)" d={SHUT_EYE} stroke={PAPER} />
    </>
  );
}

function Opened({ isRight }: { readonly isRight: boolean }) {
  const card = isRight ? 'mint' : 'grey';
  return (
    <>
      <path d="M2 24L32 4V24Z" fill={lit('dusk')} />
      <path d="M62 24L32 4V24Z" fill={shade('dusk')} />
      <path d="M12 8H32V48H12Z" fill={lit(card)} />
      <path d="M32 8H52V48H32Z" fill={shade(card)} />
      <g transform="translate(32 22)">
        {isRight ? (
          <>
            <path d={OPEN_EYE} fill={PAPER} />
            <circle r="3.6" fill={NIGHT} />
          </>
        ) : (
          <path className={css.lashes} d={SHUT_EYE} stroke={NIGHT} />
        )}
      </g>
      <path d="M2 24L32 42V56H6A4 4 0 0 1 2 52Z" fill={lit('paper')} />
      <path d="M62 24L32 42V56H58A4 4 0 0 0 62 52Z" fill={shade('paper')} />
    </>
  );
}
