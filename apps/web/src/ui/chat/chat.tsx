import { PHRASES } from '@oeillade/protocol';
import type { Lobby } from '@oeillade/table';
import { type FormEvent, memo, useState } from 'react';
import { useAlone } from '../../shell/alone.ts';
import { t } from '../../shell/i18n/index.ts';
import type { TableModel } from '../../shell/session/model.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { useLanguage } from '../../shell/use-language.ts';
import buttonCss from '../../ui/button.module.css';
import { button } from '../../ui/button.ts';
import formCss from '../../ui/form.module.css';
import menuCss from '../../ui/menu.module.css';
import { Icon } from '../art/index.ts';
import { Popover } from '../popover.tsx';
import { Bubbles } from './bubbles.tsx';
import css from './chat.module.css';
import { sayPhrase } from './phrases.ts';
import { useHeard } from './use-heard.ts';

interface ChatProps {
  readonly session: TableSession;
  readonly model: Pick<TableModel, 'announcements' | 'seat'>;
  readonly lobby: Lobby;
  /** To screen readers too; not where the announcements of the table tell them already. */
  readonly announces?: boolean;
}

const LONGEST = 200;

/** What people say to each other: a button to say something, and what was just said. */
export function Chat({ session, model, lobby, announces = false }: ChatProps) {
  const heard = useHeard(model, lobby);
  // Bots do not listen.
  if (useAlone()) return null;
  return (
    <>
      {model.seat !== null && <Mouth session={session} isFree={lobby.rules.freeText} />}
      <Bubbles heard={heard} announces={announces} />
    </>
  );
}

/** Not drawn again with every glance. */
const Mouth = memo(function Mouth({ session, isFree }: { session: TableSession; isFree: boolean }) {
  useLanguage();
  return (
    <Popover
      button={{
        className: buttonCss.icon,
        part: 'icon-button',
        label: t('chat.open'),
        content: <Icon name="chat" />,
      }}
      className={`${menuCss.menu} ${css.pop}`}
      label={t('chat.open')}
      align="end"
    >
      {(close) => {
        const say = (what: { readonly phrase: (typeof PHRASES)[number] } | { readonly text: string }) => {
          close();
          session.ask({ ask: 'say', ...what });
        };
        return (
          <>
            <div className={css.phrases}>
              {PHRASES.map((phrase) => (
                <button type="button" className={css.phrase} key={phrase} onClick={() => say({ phrase })}>
                  {sayPhrase(phrase, '')}
                </button>
              ))}
            </div>
            {isFree && <OwnWords onSay={(text) => say({ text })} />}
          </>
        );
      }}
    </Popover>
  );
});

function OwnWords({ onSay }: { onSay: (text: string) => void }) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onSay(text.trim());
  };
  return (
    <form className={css.ownWords} onSubmit={submit}>
      <input
        className={formCss.field}
        data-part="field"
        value={text}
        maxLength={LONGEST}
        autoComplete="off"
        aria-label={t('chat.write')}
        placeholder={t('chat.write')}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" {...button('claim')}>
        {t('chat.send')}
      </button>
    </form>
  );
}
