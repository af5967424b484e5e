import '../../styles/home.css';
import '../../styles/menu.css';
import { useState } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { sayRefusal } from '../../shell/refusals.ts';
import { Hero } from '../../ui/art/brand/hero.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { useCatchUp } from '../history/catch-up/use-catch-up.ts';
import { ArrangeFirst, useArranges } from '../offline/arrange-first.tsx';
import { NoNetwork } from '../offline/no-network.tsx';
import { playAlone } from '../offline/play-alone.ts';
import { Unfinished } from '../offline/unfinished.tsx';
import { Choice } from './choice.tsx';
import { JoinForm } from './join-form.tsx';
import { LearnLinks } from './learn-links.tsx';
import { LEVELS } from './levels.ts';
import { openAndGo } from './open.ts';
import { PersonCard } from './person-card.tsx';
import { Recent } from './recent.tsx';
import { Shelf } from './shelf.tsx';
import { useLevel } from './use-level.ts';
import { usePerson } from './use-person.ts';

export function Home() {
  const [person, setPerson] = usePerson();
  const [level, setLevel] = useLevel();
  const [arranges, setArranges] = useArranges();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useCatchUp();
  const open = async (opening: Promise<string | null>) => {
    setBusy(true);
    setTrouble(await opening);
    setBusy(false);
  };
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
          <LearnLinks />
        </div>
      </section>
      <NoNetwork />
      <Unfinished />
      <h2>{t('home.openTitle')}</h2>
      <div className="before-play">
        <PersonCard person={person} onChange={setPerson} />
        <Choice
          legend={t('home.level')}
          values={LEVELS}
          value={level}
          say={(one) => t(`lobby.level.${one}`)}
          hint={t(`lobby.levelHints.${level}`)}
          onChange={setLevel}
        />
        <ArrangeFirst arranges={arranges} onChange={setArranges} />
      </div>
      {trouble && (
        <p className="trouble" role="alert">
          {sayRefusal(trouble)}
        </p>
      )}
      <Shelf
        isBusy={isBusy}
        onAlone={(box) => void open(playAlone({ box, person, level, arranges }))}
        onOpen={({ id }) => void open(openAndGo(id, person))}
      />
      <Recent />
    </main>
  );
}
