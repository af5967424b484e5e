import type { ReactNode } from 'react';
import { slab } from '../kit/paths.ts';

/** Filled shapes carry `fill`, drawn ones `stroke`; the colour is the text's. */
const fill = { fill: 'currentColor' } as const;
const stroke = (strokeWidth: number) =>
  ({
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }) as const;

/** Punches a hole of the background's colour into a filled icon. */
const HOLE = 'var(--icon-hole, #260C27)';

/** All of them on a board of 24 by 24. */
export const ICONS = {
  eye: (
    <>
      <path {...fill} d="M1.5 12Q12 1.5 22.5 12Q12 22.5 1.5 12Z" />
      <circle cx="12" cy="12" r="4.6" fill={HOLE} />
    </>
  ),
  wink: <path {...stroke(3)} d="M3 9Q12 18 21 9M6.5 13L4 17M12 14.5V19.5M17.5 13L20 17" />,
  call: (
    <>
      <path {...fill} d="M3 9.5V14.5H7L15.5 20V4L7 9.5Z" />
      <path {...stroke(2.4)} d="M18.5 8.5Q21 12 18.5 15.5" />
    </>
  ),
  accuse: (
    <path
      {...fill}
      d="M2 14.5V8.5C2 7 3.2 6 4.5 6H9C10.4 6 11 7.2 10.4 8.2L10 9H21A1.9 1.9 0 0 1 21 12.8H13.5C13.5 15.6 13 18.5 9.5 18.5H5.5C3.5 18.5 2 16.8 2 14.5Z"
    />
  ),
  check: <path {...stroke(3.4)} d="M4 13L9.5 18.5L20 6" />,
  cross: <path {...stroke(3.4)} d="M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5" />,
  sound: (
    <>
      <path {...fill} d="M3 9V15H7L13 20V4L7 9Z" />
      <path {...stroke(2.2)} d="M16.5 8.5Q19 12 16.5 15.5M19.5 5.5Q24 12 19.5 18.5" />
    </>
  ),
  mute: (
    <>
      <path {...fill} d="M3 9V15H7L13 20V4L7 9Z" />
      <path {...stroke(2.4)} d="M16.5 9.2L22 14.8M22 9.2L16.5 14.8" />
    </>
  ),
  sun: (
    <>
      <path {...fill} d="M12 3A9 9 0 0 0 12 21Z" />
      <circle {...stroke(2.4)} cx="12" cy="12" r="8.7" />
    </>
  ),
  menu: <path {...stroke(3)} d="M4 6.5H20M4 12H20M4 17.5H20" />,
  help: <path {...stroke(3)} d="M7.5 8.5C7.5 2.5 17 3 16.5 9C16.2 12 12 12 12 15.5M12 20.2V20.4" />,
  cards: (
    <>
      <path {...fill} d={slab(3, 5, 11, 15, 2)} opacity=".55" />
      <path {...fill} d={slab(9, 4, 12, 16, 2)} />
    </>
  ),
  grid: (
    <path
      {...fill}
      d={[2, 9.2, 16.4].flatMap((x) => [1, 8.8, 16.6].map((y) => slab(x, y, 5.4, 6.4, 1.4))).join('')}
    />
  ),
  copy: (
    <>
      <path {...stroke(2.4)} d="M15.5 4.2H6.5A2 2 0 0 0 4.5 6.2V16" />
      <path {...fill} d={slab(8, 7.5, 12, 14, 2.4)} />
    </>
  ),
  bot: (
    <>
      <path {...stroke(2.4)} d="M12 6.5V3" />
      <path {...fill} d={slab(3, 6.5, 18, 13.5, 4.5)} />
      <circle cx="8.3" cy="13" r="2.3" fill={HOLE} />
      <circle cx="15.7" cy="13" r="2.3" fill={HOLE} />
    </>
  ),
  plus: <path {...stroke(3.6)} d="M12 4.5V19.5M4.5 12H19.5" />,
  link: (
    <path
      {...stroke(2.6)}
      d="M10 7.5L12.8 4.7A4.6 4.6 0 0 1 19.3 11.2L16.5 14M14 16.5L11.2 19.3A4.6 4.6 0 0 1 4.7 12.8L7.5 10M9.2 14.8L14.8 9.2"
    />
  ),
  crown: (
    <path
      {...fill}
      d="M3.5 18L2 6.5L7.5 11L12 4L16.5 11L22 6.5L20.5 18Q12 15.8 3.5 18ZM3.8 20.8V20Q12 17.8 20.2 20V20.8Z"
    />
  ),
  pause: <path {...fill} d={slab(5, 4, 5, 16, 1.6) + slab(14, 4, 5, 16, 1.6)} />,
  play: <path {...fill} d="M6.5 5.3Q6.5 3.2 8.4 4.2L20 10.7Q21.6 12 20 13.3L8.4 19.8Q6.5 20.8 6.5 18.7Z" />,
  clock: (
    <>
      <circle {...stroke(2.6)} cx="12" cy="12" r="8.7" />
      <path {...stroke(2.6)} d="M12 7V12L15.5 14" />
    </>
  ),
  hand: (
    <path
      {...fill}
      d="M5 12.5V9.2A1.5 1.5 0 0 1 8 9.2V4.8A1.5 1.5 0 0 1 11 4.8V3.6A1.5 1.5 0 0 1 14 3.6V5.2A1.5 1.5 0 0 1 17 5.2V12.4L18.6 10.3A1.6 1.6 0 0 1 21.3 12L17.6 18.9Q16 22 12.5 22H11Q5 22 5 16Z"
    />
  ),
  screen: (
    <>
      <path {...fill} d={slab(1.5, 4, 21, 13.5, 2.6)} />
      <path d="M7 9Q12 14.5 17 9" fill="none" stroke={HOLE} strokeWidth="2" strokeLinecap="round" />
      <path {...stroke(2.4)} d="M8 20.5H16" />
    </>
  ),
  expand: <path {...stroke(3)} d="M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15" />,
  gear: (
    <>
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
        <path key={turn} {...fill} d="M10.3 1.5H13.7L14.4 5H9.6Z" transform={`rotate(${turn} 12 12)`} />
      ))}
      <path
        {...fill}
        fillRule="evenodd"
        d="M12 4.4A7.6 7.6 0 1 1 12 19.6A7.6 7.6 0 1 1 12 4.4ZM12 8.7A3.3 3.3 0 1 0 12 15.3A3.3 3.3 0 1 0 12 8.7Z"
      />
    </>
  ),
  door: (
    <>
      <path {...fill} d="M4 3.6Q4 2 5.6 2.3L13 3.8V20.2L5.6 21.7Q4 22 4 20.4Z" />
      <circle cx="10" cy="12.3" r="1.5" fill={HOLE} />
      <path {...stroke(2.6)} d="M16.5 12H22M19.5 9L22.3 12L19.5 15" />
    </>
  ),
  chat: (
    <>
      <path
        {...fill}
        d="M6 4H18A3.5 3.5 0 0 1 21.5 7.5V13A3.5 3.5 0 0 1 18 16.5H12.5L7 21V16.5H6A3.5 3.5 0 0 1 2.5 13V7.5A3.5 3.5 0 0 1 6 4Z"
      />
      <path
        d="M7 10.2V10.3M12 10.2V10.3M17 10.2V10.3"
        fill="none"
        stroke={HOLE}
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof ICONS;
