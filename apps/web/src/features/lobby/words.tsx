import { LONGEST_TYPED } from '@oeillade/protocol';
import { type FormEvent, useState } from 'react';
import { t } from '../../shell/i18n/index.ts';
import type { TableSession } from '../../shell/session/session.ts';

interface WordsProps {
  readonly session: TableSession;
  /** What the table has promised of its deal. */
  readonly seal: string;
}

/** Words of my own in the shuffle, beside those that this browser draws: nobody has to trust the house. */
export function Words({ session, seal }: WordsProps) {
  const [words, setWords] = useState('');
  const [isIn, setIn] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() !== '') void session.addWords(words).then((refusal) => setIn(refusal === null));
  };
  return (
    <form className="words" onSubmit={submit}>
      <label className="label" htmlFor="words">
        {t('lobby.words')}
      </label>
      <p id="words-hint" className="hint">
        {t('lobby.wordsHint')}
      </p>
      <div className="words-row">
        <input
          id="words"
          className="field"
          value={words}
          maxLength={LONGEST_TYPED}
          autoComplete="off"
          aria-describedby="words-hint"
          onChange={(event) => setWords(event.target.value)}
        />
        <button type="submit" className="btn">
          {t('lobby.wordsAdd')}
        </button>
      </div>
      <p className="hint" role="status">
        {isIn && t('lobby.wordsIn')}
      </p>
      <details className="seal">
        <summary>{t('lobby.seal')}</summary>
        <code>{seal}</code>
      </details>
    </form>
  );
}
