import '../styles/home.css';
import { useState } from 'react';
import { sayRefusal } from '../app/refusals.ts';
import { goTo } from '../app/route.ts';
import { TopBar } from '../app/top-bar.tsx';
import { GameBox } from '../art/brand/game-box.tsx';
import { Hero } from '../art/brand/hero.tsx';
import { t } from '../i18n/index.ts';
import { readRecent } from '../session/keepsakes.ts';
import { BOXES } from './games.ts';
import { JoinForm } from './join-form.tsx';
import { openAndGo } from './open.ts';
import { PersonCard } from './person-card.tsx';
import { usePerson } from './use-person.ts';

export function Home() {
  const [person, setPerson] = usePerson();
  const [trouble, setTrouble] = useState<string | null>(null);
  const open = async (game: string, alone: boolean) => setTrouble(await openAndGo(game, person, alone));
  const recent = readRecent();
  return (
    <main className="home">
      <TopBar />
      <section className="hero">
        <div className="hero-art">
          <Hero />
        </div>
        <div>
          <h1>{t('home.title')}</h1>
          <p>{t('home.lead')}</p>
          <JoinForm />
        </div>
      </section>
      <h2>{t('home.openTitle')}</h2>
      <PersonCard person={person} onChange={setPerson} />
      {trouble && (
        <p className="trouble" role="alert">
          {sayRefusal(trouble)}
        </p>
      )}
      <ul className="games">
        {BOXES.map(({ id, min, max, minutes }) => (
          <li className="game" key={id}>
            <GameBox game={id} />
            <div>
              <h3>{t(`games.${id}.name`)}</h3>
              <p>{t(`games.${id}.lead`)}</p>
              <small>
                {t('home.players', { min, max })}, {t('home.minutes', { minutes })}
              </small>
            </div>
            <div className="game-actions">
              <button
                type="button"
                className="btn claim"
                onClick={() => void open(id, true)}
                title={t('home.playNowHint')}
              >
                {t('home.playNow')}
              </button>
              <button type="button" className="btn" onClick={() => void open(id, false)}>
                {t('home.openTable')}
              </button>
            </div>
          </li>
        ))}
      </ul>
      {recent.length > 0 && (
        <section>
          <h2>{t('home.recent')}</h2>
          <ul className="recent">
            {recent.map(({ code, game }) => (
              <li key={code}>
                <button type="button" className="btn" onClick={() => goTo(`/t/${code}`)}>
                  {code} · {game}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
