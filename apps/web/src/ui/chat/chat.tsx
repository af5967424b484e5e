import { PHRASES } from '@oeillade/protocol';
import type { Lobby } from '@oeillade/table';
import { type FormEvent, memo, Suspense, useState } from 'react';
import { useAlone } from '../../shell/alone.ts';
import { t } from '../../shell/i18n/index.ts';
import type { TableModel } from '../../shell/session/model.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { useLanguage } from '../../shell/use-language.ts';
import buttonCss from '../../ui/button.module.css';
import { button } from '../../ui/button.ts';
import formCss from '../../ui/form.module.css';
import menuCss from '../../ui/menu.module.css';
import { figureOf } from '../art/guests/costume/figure.ts';
import { type Colour, Icon } from '../art/index.ts';
import { Popover } from '../popover.tsx';
import { ReactionMenu } from '../reactions/lazy.tsx';
import { VoiceButton } from '../voices/lazy.tsx';
import css from './chat.module.css';
import { sayPhrase } from './phrases.ts';

interface ChatProps {
  readonly session: TableSession;
  readonly model: Pick<TableModel, 'seat'>;
  readonly lobby: Lobby;
}

const LONGEST = 200;

/** A button to say something to the others, or to show it on one's face. What was said comes out of mouths: `FaceNews`. */
export function Chat({ session, model: { seat }, lobby }: ChatProps) {
  const me = seat === null ? null : (lobby.seats[seat] ?? null);
  // Bots do not listen.
  const hearers = useAlone() ? 'none' : lobby.rules.freeText ? 'free' : 'phrases';
  if (!me) return null;
  const appearance = { face: figureOf(me.face, me.costume), colour: me.colour as Colour };
  return (
    <>
      {lobby.rules.voices && hearers !== 'none' && (
        <Suspense fallback={null}>
          <VoiceButton {...appearance} />
        </Suspense>
      )}
      <Mouth session={session} {...appearance} hearers={hearers} />
    </>
  );
}

interface MouthProps {
  readonly session: TableSession;
  readonly face: number;
  readonly colour: Colour;
  readonly hearers: 'none' | 'phrases' | 'free';
}

/** Not drawn again with every look. */
const Mouth = memo(function Mouth({ session, face, colour, hearers }: MouthProps) {
  useLanguage();
  return (
    <Popover
      button={{
        className: buttonCss.icon,
        part: 'icon-button',
        label: t(hearers === 'none' ? 'chat.react' : 'chat.open'),
        content: <Icon name={hearers === 'none' ? 'wink' : 'chat'} />,
      }}
      className={`${menuCss.menu} ${css.pop}`}
      label={t(hearers === 'none' ? 'chat.react' : 'chat.open')}
      align="end"
    >
      {(close) => {
        const say = (what: { readonly phrase: (typeof PHRASES)[number] } | { readonly text: string }) => {
          close();
          session.ask({ ask: 'say', ...what });
        };
        return (
          <>
            <Suspense fallback={null}>
              <ReactionMenu
                face={face}
                colour={colour}
                onChoose={(reaction) => {
                  close();
                  session.ask({ ask: 'react', reaction });
                }}
              />
            </Suspense>
            {hearers !== 'none' && (
              <div className={css.phrases}>
                {PHRASES.map((phrase) => (
                  <button
                    type="button"
                    className={css.phrase}
                    key={phrase}
                    data-phrase={phrase}
                    onClick={() => say({ phrase })}
                  >
                    {sayPhrase(phrase, '')}
                  </button>
                ))}
              </div>
            )}
            {hearers === 'free' && <OwnWords onSay={(text) => say({ text })} />}
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
