import { INKS } from '../../ui/art/kit/inks.ts';
import css from './scenes.module.css';

/** The server of a table, folded down the middle; shut, it sees nothing of what goes through. */
export const House = ({ isShut = false }: { readonly isShut?: boolean }) => (
  <svg className={css.house} viewBox="0 0 80 84" aria-hidden="true">
    <path d="M40 6L8 32V78H40Z" fill={INKS.paper[0]} />
    <path d="M40 6L72 32V78H40Z" fill={INKS.paper[1]} />
    <path d="M40 2L2 33L8 39L40 13Z" fill={INKS.vermilion[0]} />
    <path d="M40 2L78 33L72 39L40 13Z" fill={INKS.vermilion[1]} />
    {isShut ? (
      <path
        d="M22 50Q40 66 58 50M29 58L25 65M40 60V68M51 58L55 65"
        fill="none"
        stroke={INKS.ink[1]}
        strokeWidth="5"
        strokeLinecap="round"
      />
    ) : (
      <>
        <path d="M20 52Q40 32 60 52Q40 72 20 52Z" fill={INKS.ink[1]} />
        <circle cx="40" cy="52" r="8" fill={INKS.paper[0]} />
        <circle cx="40" cy="52" r="4" fill={INKS.ink[1]} />
      </>
    )}
  </svg>
);

export const Envelope = () => (
  <svg viewBox="0 0 24 18" aria-hidden="true">
    <path d="M1 3Q1 1 3 1H12V17H3Q1 17 1 15Z" fill={INKS.paper[0]} />
    <path d="M12 1H21Q23 1 23 3V15Q23 17 21 17H12Z" fill={INKS.paper[1]} />
    <path
      d="M2 2L12 10L22 2"
      fill="none"
      stroke={INKS.vermilion[1]}
      strokeWidth="2.200"
      strokeLinejoin="round"
    />
  </svg>
);

const Sign = ({ d, isDrawn = false }: { readonly d: string; readonly isDrawn?: boolean }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path
      d={d}
      {...(isDrawn
        ? {
            fill: 'none',
            stroke: 'currentColor',
            strokeWidth: 3,
            strokeLinecap: 'round' as const,
            strokeLinejoin: 'round' as const,
          }
        : { fill: 'currentColor' })}
    />
  </svg>
);

export const LensSign = () => (
  <Sign d="M2 8.500Q2 6 4.500 6H13Q15.500 6 15.500 8.500V15.500Q15.500 18 13 18H4.500Q2 18 2 15.500ZM17 10.500L22 7V17L17 13.500Z" />
);
export const KeySign = () => <Sign isDrawn d="M12 12A4 4 0 1 1 12 11.900M12 12H21V16M17 12V15" />;
export const MicrophoneSign = () => (
  <Sign
    isDrawn
    d="M12 3.500A2.500 2.500 0 0 1 14.500 6V11A2.500 2.500 0 0 1 9.500 11V6A2.500 2.500 0 0 1 12 3.500ZM6 11A6 6 0 0 0 18 11M12 17V20.500"
  />
);
