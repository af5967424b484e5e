import { readRecord } from '@oeillade/kernel';
import type { Story } from '@oeillade/story';
import type { Lobby } from '@oeillade/table';
import { type CSSProperties, Suspense, use, useMemo } from 'react';
import { partOf } from '../../games/index.ts';
import { t } from '../../shell/i18n/index.ts';
import { findGame, library } from '../../shell/library.ts';
import { goTo } from '../../shell/route.ts';
import type { TableModel } from '../../shell/session/model.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { AvatarRound, colourOf } from '../../ui/art/index.ts';
import { clockText } from '../../ui/replay/clock-text.ts';
import { peopleAt } from '../../ui/table/people.ts';
import css from './end-moments.module.css';
import { handOver } from './handed.ts';
import { linkTo } from './moment-link.ts';
import { replayPath } from './replay-path.ts';
import { ShareMoment } from './share/index.ts';

interface EndMomentsProps {
  readonly model: TableModel;
  readonly lobby: Lobby;
}

let stories: Promise<void> | undefined;
const loadStories = (): Promise<void> => {
  stories ??= library.loadAllStories();
  return stories;
};

/** Three moments of the game that has just ended; each leads to itself in the replay. */
export function EndMoments({ model, lobby }: EndMomentsProps) {
  use(loadStories());
  const part = use(partOf(lobby.game).story());
  const language = useLanguage();
  const people = useMemo(() => peopleAt(lobby), [lobby]);
  const story = useMemo(() => storyOf(model.record), [model.record]);
  const moments = useMemo(() => story?.moments() ?? [], [story]);
  if (model.record === null || !story || moments.length === 0) return null;
  const { record } = model;
  const teller = { people, language };
  const path = replayPath(model.code, lobby.round);
  return (
    <section className={css.moments} data-part="end-moments">
      <h2>{t('end.moments')}</h2>
      <ol>
        {moments.map((moment) => {
          const { title, words } = part.sayMoment(moment, teller);
          return (
            <li key={moment.kind}>
              <a
                href={`${path}${linkTo(moment)}`}
                onClick={(event) => {
                  event.preventDefault();
                  handOver(path, { text: record, appearances: lobby.seats });
                  goTo(`${path}${linkTo(moment)}`);
                  window.scrollTo(0, 0);
                }}
              >
                <span className={css.faces} aria-hidden="true">
                  {moment.seats.map((seat) => (
                    <span key={seat} style={{ '--pc': colourOf(people[seat]!.colour) } as CSSProperties}>
                      <AvatarRound guest={people[seat]!.face} colour={people[seat]!.colour} />
                    </span>
                  ))}
                </span>
                <b>{clockText(moment.from)}</b>
                <strong>{title}</strong>
                <small>{words}</small>
              </a>
              <Suspense fallback={null}>
                <ShareMoment story={story} moment={moment} part={part} teller={teller} path={path} />
              </Suspense>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function storyOf(text: string | null): Story | null {
  const read = text === null ? null : readRecord(text.trimEnd().split('\n'), findGame);
  return read?.ok ? library.tell(read.record) : null;
}
