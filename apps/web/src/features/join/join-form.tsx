import { type FormEvent, useEffect, useRef, useState } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { goTo } from '../../shell/route.ts';
import { button } from '../../ui/button.ts';
import formCss from '../../ui/form.module.css';
import { keyIn, readInvitation, shownAs } from './invitation.ts';
import css from './join-form.module.css';

interface JoinFormProps {
  /** Whether the field takes the focus at once, since somebody has asked for it. */
  readonly isFirst?: boolean;
}

/** The way in for somebody who was told a code or sent a link. */
export function JoinForm({ isFirst = false }: JoinFormProps) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [key, setKey] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) field.current?.focus();
  }, [isFirst]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = readInvitation(typed);
    setWrong(code === null);
    if (code) goTo(`/t/${code}${key}`);
  };
  const type = (given: string) => {
    setTyped(shownAs(given));
    setKey(keyIn(given));
    setWrong(false);
  };
  return (
    <form className={css.joinForm} onSubmit={submit}>
      <label className={formCss.label} data-part="label" htmlFor="code">
        {t('home.joinLabel')}
      </label>
      <div className={css.join} data-part="join">
        <input
          id="code"
          ref={field}
          className={css.codeField}
          data-part="code-field"
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby="code-hint"
          onChange={(event) => type(event.target.value)}
        />
        <button type="submit" {...button('claim')}>
          {t('home.enter')}
        </button>
      </div>
      <p
        id="code-hint"
        className={formCss.hint}
        data-part="hint"
        data-wrong={isWrong || undefined}
        aria-live="polite"
      >
        {isWrong ? t('home.notACode') : t('home.joinHint')}
      </p>
    </form>
  );
}
