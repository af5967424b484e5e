import { LONGEST_TYPED } from '@oeillade/protocol';
import { type FormEvent, useState } from 'react';
import { t } from '../../shell/i18n/index.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { button } from '../../ui/button.ts';
import formCss from '../../ui/form.module.css';
import css from './shuffle-words.module.css';

interface ShuffleWordsProps {
  readonly session: TableSession;
  /** What the table has promised of its deal. */
  readonly seal: string;
}

/** Words that I add to the shuffle, beside those that this browser draws: nobody has to trust the server. */
export function ShuffleWords({ session, seal }: ShuffleWordsProps) {
  const [words, setWords] = useState('');
  const [isIn, setIn] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() !== '') void session.addShuffleWords(words).then((refusal) => setIn(refusal === null));
  };
  return (
    <details className={css.words} data-part="words">
      <summary>{t('lobby.fair')}</summary>
      <form onSubmit={submit}>
        <label className={formCss.label} data-part="label" htmlFor="words">
          {t('lobby.words')}
        </label>
        <p id="words-hint" className={formCss.hint} data-part="hint">
          {t('lobby.wordsHint')}
        </p>
        <div className={css.row}>
          <input
            id="words"
            className={formCss.field}
            data-part="field"
            value={words}
            maxLength={LONGEST_TYPED}
            autoComplete="off"
            aria-describedby="words-hint"
            onChange={(event) => setWords(event.target.value)}
          />
          <button type="submit" {...button()}>
            {t('lobby.wordsAdd')}
          </button>
        </div>
        <p className={formCss.hint} data-part="hint" role="status">
          {isIn && t('lobby.wordsIn')}
        </p>
        <details className={css.seal}>
          <summary>{t('lobby.seal')}</summary>
          <code>{seal}</code>
        </details>
      </form>
    </details>
  );
}
