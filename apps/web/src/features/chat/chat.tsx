import '../../styles/chat.css';
import { PHRASES } from '@oeillade/protocol';
import type { Lobby } from '@oeillade/table';
import { type FormEvent, memo, useState } from 'react';
import { t } from '../../shell/i18n/index.ts';
import type { TableModel } from '../../shell/session/model.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { Icon } from '../../ui/art/index.ts';
import { Popover } from '../../ui/popover.tsx';
import { useAlone } from '../offline/alone.ts';
import { Bubbles } from './bubbles.tsx';
import { sayPhrase } from './phrases.ts';
import { useHeard } from './use-heard.ts';

interface ChatProps {
  readonly session: TableSession;
  readonly model: TableModel;
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
      button={{ className: 'icon-button', label: t('chat.open'), content: <Icon name="chat" /> }}
      className="menu chat-pop"
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
            <div className="phrases">
              {PHRASES.map((phrase) => (
                <button type="button" className="phrase" key={phrase} onClick={() => say({ phrase })}>
                  {sayPhrase(phrase)}
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
    <form className="own-words" onSubmit={submit}>
      <input
        className="field"
        value={text}
        maxLength={LONGEST}
        autoComplete="off"
        aria-label={t('chat.write')}
        placeholder={t('chat.write')}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="btn claim">
        {t('chat.send')}
      </button>
    </form>
  );
}
