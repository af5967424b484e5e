import type { learn as french } from '../fr/learn.ts';
import type { Texts } from '../texts.ts';

export const learn: Texts<typeof french> = {
  title: 'Spielen lernen',
  lead: 'Drei Minuten an einem echten Tisch, mit einem Coach, der dir zeigt, was zu tun ist. Du kannst jederzeit aufhören und später weitermachen.',
  start: 'Anfangen',
  resume: 'Weiter bei Schritt {{step}}',
  restart: 'Von vorn',
  coach: {
    label: 'Coach',
    step: 'Schritt {{step}} von {{steps}}',
    next: 'Verstanden',
    leave: 'Lektion verlassen',
    fold: 'Coach klein machen',
    unfold: 'Coach zeigen',
  },
  over: { play: 'Spielen', other: 'Andere Lektion' },
  hints: {
    label: 'Tipp',
    close: 'Verstanden',
  },
};
