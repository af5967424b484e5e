import type { Said } from '@oeillade/table';
import { t } from '../../shell/i18n/index.ts';
import { sayVoice } from './voices/index.ts';

/** A phrase in the language of whoever reads it; one that a newer client knows stays as it came. */
export const sayPhrase = (phrase: string, speaker: string): string =>
  sayVoice(phrase, speaker) ?? t(`says.phrases.${phrase as 'hello'}`, { defaultValue: phrase });

export const sayingOf = ({ phrase, text }: Said, speaker: string): string =>
  text ?? (phrase === null ? '' : sayPhrase(phrase, speaker));
