import type { ReactNode } from 'react';

const line = (strokeWidth: number) =>
  ({
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }) as const;

const Drawn = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    {children}
  </svg>
);

export const LensSign = () => (
  <Drawn>
    <path
      fill="currentColor"
      d="M2 8.500Q2 6 4.500 6H13Q15.500 6 15.500 8.500V15.500Q15.500 18 13 18H4.500Q2 18 2 15.500ZM17 10.500L22 7V17L17 13.500Z"
    />
  </Drawn>
);

export const CrossSign = () => (
  <Drawn>
    <path {...line(3.4)} d="M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5" />
  </Drawn>
);

export const EyeSign = () => (
  <Drawn>
    <path {...line(2.4)} d="M2 12Q12 1.500 22 12Q12 22.500 2 12Z" />
    <circle cx="12" cy="12" r="3.800" fill="currentColor" />
  </Drawn>
);

/** A device with a door that stays shut. */
export const HereSign = () => (
  <Drawn>
    <path {...line(2.4)} d="M7 10.500V8A5 5 0 0 1 17 8V10.500" />
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M7 10H17Q19.500 10 19.500 12.500V19Q19.500 21.500 17 21.500H7Q4.500 21.500 4.500 19V12.500Q4.500 10 7 10ZM10.800 17.500H13.200V14H10.800Z"
    />
  </Drawn>
);

/** A way from a face through a house to a face. */
export const WaySign = () => (
  <Drawn>
    <circle cx="4.500" cy="12" r="3" fill="currentColor" />
    <circle cx="19.500" cy="12" r="3" fill="currentColor" />
    <path {...line(2.4)} d="M9.500 12H14M12 9.500L14.500 12L12 14.500" />
  </Drawn>
);

/** An empty box: nothing is kept. */
export const EmptySign = () => (
  <Drawn>
    <path {...line(2.4)} strokeDasharray="3.200 4" d="M4 8H20V19.500H4Z" />
    <path {...line(2.4)} d="M2.500 4.500H21.500" />
  </Drawn>
);

export const OffSign = () => (
  <Drawn>
    <path {...line(2.6)} d="M12 3V11.500M7 5.800A8 8 0 1 0 17 5.800" />
  </Drawn>
);
