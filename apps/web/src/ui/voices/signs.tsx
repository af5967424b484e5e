const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

interface MicrophoneSignProps {
  readonly isCrossed?: boolean;
}

export const MicrophoneSign = ({ isCrossed = false }: MicrophoneSignProps) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path
      fill="currentColor"
      d="M12 2.500A4 4 0 0 1 16 6.500V11.500A4 4 0 0 1 8 11.500V6.500A4 4 0 0 1 12 2.500Z"
    />
    <path {...stroke} d="M5 11.500A7 7 0 0 0 19 11.500M12 18.500V21.500" />
    {isCrossed && <path {...stroke} strokeWidth={2.8} d="M3.500 3.500L20.500 20.500" />}
  </svg>
);

/** Somebody with headphones on: who listens and says nothing. */
export const HeadphonesSign = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path {...stroke} d="M3.500 16V12A8.500 8.500 0 0 1 20.500 12V16" />
    <path
      fill="currentColor"
      d="M2.500 13.500H7.500V20.500H5A2.500 2.500 0 0 1 2.500 18ZM21.500 13.500H16.500V20.500H19A2.500 2.500 0 0 0 21.500 18Z"
    />
  </svg>
);
