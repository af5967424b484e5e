import type { Lobby } from '@oeillade/table';
import { Suspense } from 'react';
import { nameOf } from '../../games/index.ts';
import { labelOf } from '../../games/labels.ts';
import { useOptions } from '../../games/use-options.ts';
import { type Language, t } from '../../shell/i18n/index.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { useServerUrl } from '../../shell/use-server-url.ts';
import { LinkCode, Logo } from '../../ui/art/index.ts';
import { RoomLoge } from '../../ui/screen/room-loge.tsx';
import { peopleAt } from '../../ui/table/people.ts';
import { LazyScore } from '../evening/lazy-score.tsx';
import css from './gathering.module.css';

/** Before the game: what is played, who is there, and how a phone gets a seat. */
export function Gathering({ code, lobby }: { code: string; lobby: Lobby }) {
  const link = `${useServerUrl()}/t/${code}`;
  const language = useLanguage();
  const people = peopleAt(lobby);
  const missing = (labelOf(lobby.game)?.players.min ?? 0) - people.length;
  return (
    <div className={css.gathering}>
      <section className={css.invitation}>
        <Logo />
        <h1>{nameOf(lobby.game)}</h1>
        <p className={css.pitch}>{t('screen.scan')}</p>
        <LinkCode link={link} />
        <p className={css.code}>{code}</p>
        <p className={css.address} data-part="screen-address">
          {link.replace(/^https?:\/\//, '')}
        </p>
      </section>
      <section className={css.company} data-part="screen-company">
        <h2>{t('lobby.seats')}</h2>
        <ul>
          {people.map((person) => (
            <li key={person.seat} data-ready={isReady(lobby, person.seat) || undefined}>
              <RoomLoge person={person} />
              <span>{t(isReady(lobby, person.seat) ? 'lobby.isReady' : 'lobby.choosing')}</span>
            </li>
          ))}
        </ul>
        <Suspense fallback={null}>
          <Told lobby={lobby} />
        </Suspense>
        <LazyScore evening={lobby.evening} />
        <p className={css.missing} role="status">
          {missing > 0 ? t('lobby.needMore', { count: missing }) : sayWait(lobby, language)}
        </p>
      </section>
    </div>
  );
}

/** What everybody has to know before the game. */
function Told({ lobby }: { lobby: Lobby }) {
  const { Told: Own } = useOptions(lobby.game);
  return Own && <Own lobby={lobby} />;
}

/** The host is not asked: they are ready by starting. */
const isReady = ({ seats, host }: Pick<Lobby, 'seats' | 'host'>, seat: number): boolean =>
  seat === host || (seats[seat]?.ready ?? false);

/** Whoever is not there yet is asked for by name. */
function sayWait({ seats, host }: Pick<Lobby, 'seats' | 'host'>, language: Language): string {
  const awaited = seats.filter((_, seat) => !isReady({ seats, host }, seat)).map(({ name }) => name);
  if (awaited.length > 0) return t('votes.awaited', { names: new Intl.ListFormat(language).format(awaited) });
  return t('lobby.waitHost', { name: host === null ? '' : (seats[host]?.name ?? '') });
}
