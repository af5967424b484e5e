import type { WinkAward } from '@oeillade/story/wink-family';
import type { ReactNode } from 'react';
import { NIGHT, PAPER } from '../../../../ui/art/index.ts';

const STROKE = { fill: 'none', stroke: PAPER, strokeWidth: 3.4, strokeLinecap: 'round' } as const;

/** What a ribbon says in a drawing, in a circle of radius 16. */
export const AWARD_SIGNS: Readonly<Record<WinkAward['kind'], ReactNode>> = {
  'lynx-eye': (
    <>
      <path d="M-16 0Q0 -15 16 0Q0 15 -16 0Z" fill={PAPER} />
      <ellipse rx="4" ry="8.5" fill={NIGHT} />
    </>
  ),
  'near-miss': (
    <path d="M-11.5 0a11.5 11.5 0 1 0 23 0a11.5 11.5 0 1 0 -23 0M0 -6V0L5 3M0 -16V-13" {...STROKE} />
  ),
  'longest-gaze': (
    <>
      <path d="M-16 0Q-6 -11 2 0Q-6 11 -16 0Z" fill={PAPER} />
      <circle cx="-7" r="4.2" fill={NIGHT} />
      <path d="M5 0H16M12 -4.5L16.5 0L12 4.5" {...STROKE} />
    </>
  ),
  'best-kept': <path d="M-13 -5Q0 8 13 -5M-8.5 1L-12 7M0 3.5V10.5M8.5 1L12 7" {...STROKE} />,
  'good-nose': <path d="M-2 -13C-3 -3 -12 4 -12 8C-12 13 -5 13 -2 12M10 -6H16M9 1H16M8 8H16" {...STROKE} />,
  'leading-role': (
    <path d="M0 -14L4 -5L14 -4L6.500 2.500L9 12L0 7L-9 12L-6.500 2.500L-14 -4L-4 -5Z" fill={PAPER} />
  ),
  'eye-to-eye': (
    <>
      <path d="M-17 0Q-9 -9 -1 0Q-9 9 -17 0Z" fill={PAPER} />
      <path d="M17 0Q9 -9 1 0Q9 9 17 0Z" fill={PAPER} />
      <circle cx="-6" r="3" fill={NIGHT} />
      <circle cx="6" r="3" fill={NIGHT} />
    </>
  ),
  nerve: <path d="M-14 6H-2V10H-14ZM-2 4L13 -3M-2 8H4M-4 4V-4" {...STROKE} />,
  'steady-gaze': (
    <>
      <path d="M-16 0Q0 -13 16 0Q0 13 -16 0Z" fill={PAPER} />
      <circle r="5" fill={NIGHT} />
    </>
  ),
  'nimble-lid': (
    <>
      <path d="M-16 -4Q-8 4 -1 -4M-12 1L-14 5M-6 1L-5 5" {...STROKE} />
      <path d="M1 0Q9 -9 17 0Q9 9 1 0Z" fill={PAPER} />
    </>
  ),
  limelight: <path d="M0 -15L-13 12H13ZM-16 12H16" {...STROKE} strokeLinejoin="round" />,
  'eyes-everywhere': (
    <>
      <path d="M-8 -10Q0 -17 8 -10Q0 -3 -8 -10Z" fill={PAPER} />
      <path d="M-17 6Q-9 -1 -1 6Q-9 13 -17 6Z" fill={PAPER} />
      <path d="M17 6Q9 -1 1 6Q9 13 17 6Z" fill={PAPER} />
    </>
  ),
  'fine-voice': (
    <path d="M-12 -4V4L3 11V-11ZM8 -6Q12 0 8 6M13 -10Q19 0 13 10" {...STROKE} strokeLinejoin="round" />
  ),
  'above-suspicion': <path d="M-11 -4A11 4 0 1 0 11 -4A11 4 0 1 0 -11 -4M-8 12Q0 4 8 12" {...STROKE} />,
  'clear-conscience': <path d="M-11 1L-3 9L12 -9" {...STROKE} />,
  'good-company': <path d="M-12 12V-12H12V12M-12 -12Q-2 0 -12 8M12 -12Q2 0 12 8" {...STROKE} />,
};
