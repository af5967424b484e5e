import type { chat as french } from '../fr/chat.ts';
import type { Texts } from '../texts.ts';

export const chat: Texts<typeof french> = {
  open: 'Say or show something',
  react: 'React',
  write: 'Your message',
  send: 'Send',
};
