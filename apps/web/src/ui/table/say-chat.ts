import { t } from '../../shell/i18n/index.ts';
import { sayPhrase } from '../chat/phrases.ts';
import type { Chat } from './log-entries.ts';
import { piecesOf, type SentencePiece } from './sentence.ts';

/** Ready-made phrases are said in the language of whoever hears them; `name` may be marked, and `speaker` is not. */
export const sayChat = (chat: Chat, name: string, speaker: string): SentencePiece[] =>
  piecesOf(
    t('says.spoken', { name, text: chat.say === 'text' ? chat.text : sayPhrase(chat.phrase, speaker) }),
  );
