import { t } from '../../i18n/index.ts';
import type { Chat } from './log-lines.ts';
import { type Piece, piecesOf } from './sentence.ts';

/** Ready-made phrases are said in the language of whoever hears them. */
export function sayChat(chat: Chat, name: string): Piece[] {
  const text =
    chat.say === 'text'
      ? chat.text
      : t(`says.phrases.${chat.phrase as 'hello'}`, { defaultValue: chat.phrase });
  return piecesOf(t('says.spoken', { name, text }));
}
