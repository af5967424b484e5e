import { useState } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { LEVELS } from '../../shell/levels.ts';
import { sayRefusal } from '../../shell/refusals.ts';
import { useLevel } from '../../shell/use-level.ts';
import { Hero } from '../../ui/art/brand/hero.tsx';
import { Choice } from '../../ui/choice.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import troubleCss from '../../ui/trouble.module.css';
import { useCatchUp } from '../history/catch-up/use-catch-up.ts';
import { JoinForm } from '../join/join-form.tsx';
import { ArrangeFirst, useArranges } from '../offline/arrange-first.tsx';
import { NoNetwork } from '../offline/no-network.tsx';
import { playAlone } from '../offline/play-alone.ts';
import { Unfinished } from '../offline/unfinished.tsx';
import { PersonCard } from '../person/person-card.tsx';
import { usePerson } from '../person/use-person.ts';
import css from './home.module.css';
import { LearnLinks } from './learn-links.tsx';
import { openAndGo } from './open.ts';
import { Recent } from './recent.tsx';
import { Shelf } from './shelf.tsx';

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
    <main className={css.home}>
      <TopBar />
      <section className={css.hero} data-part="hero">
        <div className={css.heroArt}>
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
      <div className={css.beforePlay} data-part="before-play">
        <PersonCard person={person} onChange={setPerson} />
        <Choice
          legend={t('home.level')}
          values={LEVELS}
          value={level}
          say={(one) => t(`home.levels.${one}`)}
          hint={t(`home.levelHints.${level}`)}
          onChange={setLevel}
        />
        <ArrangeFirst arranges={arranges} onChange={setArranges} />
      </div>
      {trouble && (
        <p className={troubleCss.trouble} data-part="trouble" role="alert">
          {sayRefusal(trouble)}
        </p>
      )}
      <Shelf
        isBusy={isBusy}
        onAlone={(game) => void open(playAlone({ game, person, level, arranges }))}
        onOpen={({ id }) => void open(openAndGo(id, person))}
      />
      <Recent />
    </main>
  );
}
