import { useState } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { keepOpponents, readOpponents } from '../../shell/preferences.ts';
import { sayRefusal } from '../../shell/refusals.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { useLevel } from '../../shell/use-level.ts';
import { Hero } from '../../ui/art/brand/hero.tsx';
import { Logo } from '../../ui/art/brand/logo.tsx';
import { Quilt } from '../../ui/art/pieces/scenery.tsx';
import { Link } from '../../ui/link.tsx';
import troubleCss from '../../ui/trouble.module.css';
import { useCatchUp } from '../history/catch-up/use-catch-up.ts';
import { CodeLink } from '../join/code-link.tsx';
import { NoNetwork } from '../offline/no-network.tsx';
import { playAlone } from '../offline/play-alone.ts';
import { Unfinished } from '../offline/unfinished.tsx';
import { useArranges } from '../offline/use-arranges.ts';
import { usePerson } from '../person/use-person.ts';
import { Boxes } from './boxes.tsx';
import { GameFacts } from './game-facts.tsx';
import { Gear } from './gear.tsx';
import type { Liked } from './gear-panel.tsx';
import css from './home.module.css';
import { LearnLinks } from './learn-links.tsx';
import { openAndGo } from './open.ts';
import { Recent } from './recent.tsx';
import { useChosen } from './use-chosen.ts';
import { useGreeting } from './use-greeting.ts';
import { useWaiting } from './use-waiting.ts';
import { Waiting } from './waiting.tsx';

/** The first page: a face that winks, one button, and the way in for those who have a code. */
export function Home() {
  const [liked, setLiked] = useLiked();
  const [chosen, choose] = useChosen();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const waiting = useWaiting();
  useLanguage();
  useCatchUp();
  const open = async (opening: Promise<string | null>) => {
    setBusy(true);
    setTrouble(await opening);
    setBusy(false);
  };
  return (
    <main className={css.home}>
      <Quilt />
      <div className={css.first} data-part="first-screen" data-waiting={waiting ? '' : undefined}>
        <div className={css.face} data-part="hero">
          <Hero pose={useGreeting()} />
        </div>
        <Link className={css.logo} to="/" aria-label="Œillade">
          <Logo height={34} />
        </Link>
        <Gear liked={liked} onChange={setLiked} />
        <div className={css.front}>
          <h1>{t('home.title')}</h1>
          {waiting && <Waiting waiting={waiting} name={liked.person.name} />}
          <div className={css.ways}>
            <button
              type="button"
              className={css.play}
              data-part="play"
              disabled={isBusy}
              onClick={() => void open(playAlone({ game: chosen, ...liked }))}
            >
              {t('home.play')}
            </button>
            <CodeLink />
          </div>
          {trouble && (
            <p className={troubleCss.trouble} data-part="trouble" role="alert">
              {sayRefusal(trouble)}
            </p>
          )}
          <NoNetwork />
          <Boxes chosen={chosen.id} onChoose={choose} />
        </div>
      </div>
      <div className={css.more}>
        <GameFacts
          game={chosen}
          isBusy={isBusy}
          onOpen={() => void open(openAndGo(chosen.id, liked.person))}
        />
        <p className={css.lead}>{t('home.lead')}</p>
        <LearnLinks />
        <Unfinished />
        <Recent />
      </div>
    </main>
  );
}

function useLiked(): [Liked, (liked: Liked) => void] {
  const [person, setPerson] = usePerson();
  const [level, setLevel] = useLevel();
  const [opponents, setOpponents] = useState(readOpponents);
  const [arranges, setArranges] = useArranges();
  return [
    { person, level, opponents, arranges },
    (liked) => {
      if (liked.person !== person) setPerson(liked.person);
      if (liked.level !== level) setLevel(liked.level);
      if (liked.opponents !== opponents) {
        keepOpponents(liked.opponents);
        setOpponents(liked.opponents);
      }
      if (liked.arranges !== arranges) setArranges(liked.arranges);
    },
  ];
}
