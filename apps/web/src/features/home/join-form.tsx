import { type FormEvent, useState } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { goTo } from '../../shell/route.ts';
import { readInvitation, shownAs } from './invitation.ts';

/** The way in for somebody who was told a code or sent a link. */
export function JoinForm() {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = readInvitation(typed);
    setWrong(code === null);
    if (code) goTo(`/t/${code}`);
  };
  const type = (given: string) => {
    setTyped(shownAs(given));
    setWrong(false);
  };
  return (
    <form className="join-form" onSubmit={submit}>
      <label className="label" htmlFor="code">
        {t('home.joinLabel')}
      </label>
      <div className="join">
        <input
          id="code"
          className="code-field"
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby="code-hint"
          onChange={(event) => type(event.target.value)}
        />
        <button type="submit" className="btn claim">
          {t('home.enter')}
        </button>
      </div>
      <p id="code-hint" className="hint" data-wrong={isWrong || undefined} aria-live="polite">
        {isWrong ? t('home.notACode') : t('home.joinHint')}
      </p>
    </form>
  );
}
