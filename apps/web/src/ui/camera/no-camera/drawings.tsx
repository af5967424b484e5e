/** Lines that nobody has to read, of a text on a screen; each as long as it is told, in hundredths. */
export const TextLines = ({ lengths }: { readonly lengths: readonly number[] }) => (
  <svg viewBox={`0 0 100 ${lengths.length * 8}`} width="100%" aria-hidden="true">
    {lengths.map((length, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
      <rect key={line} y={line * 8 + 1.5} width={length} height="4" rx="2" fill="currentColor" opacity=".2" />
    ))}
  </svg>
);

/** A lock that is open, folded like everything else. */
export const LockSign = () => (
  <svg viewBox="0 0 32 32" width="32" aria-hidden="true">
    <path
      d="M9 15V10A6.500 6.500 0 0 1 21.500 8"
      fill="none"
      stroke="#CB3A1E"
      strokeWidth="3.200"
      strokeLinecap="round"
    />
    <path d="M16 14H9Q6 14 6 17V25Q6 28 9 28H16Z" fill="#F2542F" />
    <path d="M16 14H23Q26 14 26 17V25Q26 28 23 28H16Z" fill="#CB3A1E" />
    <circle cx="16" cy="20" r="2.400" fill="#FFF4E4" />
    <path d="M16 21V24.500" stroke="#FFF4E4" strokeWidth="2.400" strokeLinecap="round" />
  </svg>
);

/** A finger that taps: lit on the left, shaded on the right. */
export const HandSign = () => (
  <svg viewBox="0 0 32 40" width="30" aria-hidden="true">
    <path
      d="M13 38Q7 34 4 26Q3 22 6.500 22L10.500 25V5Q10.500 2 13.500 2Q16.500 2 16.500 5V17Q19 15.500 20.500 18Q23 16.500 24.500 19.500Q28 18.500 28.500 22.500Q29.500 32 24 38Z"
      fill="#FFC43A"
      stroke="#260C27"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <path
      d="M16.500 17Q19 15.500 20.500 18Q23 16.500 24.500 19.500Q27.300 18.500 27.700 22.500Q28.500 31.500 23.500 37H16.500Z"
      fill="#F09D1C"
    />
  </svg>
);
