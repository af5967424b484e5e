import { readCode } from '@oeillade/protocol';
import { type FormEvent, useState } from 'react';
import { goTo } from '../app/route.ts';
import { t } from '../i18n/index.ts';

/** The way in for somebody who was told a code. */
export function JoinForm() {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = readCode(typed);
    setWrong(code === null);
    if (code) goTo(`/t/${code}`);
  };
  return (
    <form onSubmit={submit}>
      <label className="label" htmlFor="code">
        {t('home.joinLabel')}
      </label>
      <div className="join">
        <input
          id="code"
          className="code-field"
          value={typed}
          maxLength={9}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? 'code-wrong' : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="btn claim">
          {t('home.enter')}
        </button>
      </div>
      {isWrong && (
        <p id="code-wrong" role="alert">
          {t('trouble.noSuchTable')}
        </p>
      )}
    </form>
  );
}
