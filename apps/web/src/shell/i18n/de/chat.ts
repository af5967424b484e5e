import type { chat as french } from '../fr/chat.ts';
import type { Texts } from '../texts.ts';

export const chat: Texts<typeof french> = {
  open: 'Etwas sagen oder zeigen',
  react: 'Reagieren',
  write: 'Deine Nachricht',
  send: 'Senden',
};
