import { type ReactNode, useEffect } from 'react';
import { whyNoCamera } from '../../shell/camera/secure-page.ts';
import { useArrival } from '../../shell/use-arrival.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { button } from '../../ui/button.ts';
import { NoCamera } from '../../ui/camera/no-camera/lazy.tsx';
import { Link } from '../../ui/link.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import css from './cameras-page.module.css';
import { LivingScene, SealedScene, VoiceScene, WinkScene } from './scenes.tsx';
import { say } from './texts/index.ts';

export const textGroups = [] as const;

const CARDS = [
  ['wink', <WinkScene key="wink" />],
  ['living', <LivingScene key="living" />],
  ['sealed', <SealedScene key="sealed" />],
  ['voices', <VoiceScene key="voices" />],
] as const;
const CHECKS = ['sign', 'network', 'policy', 'source'] as const;
const PROMISES = ['film', 'gaze', 'honour', 'server'] as const;

/** `/cameras`: what they see, where it goes, what is kept, and how to check it. */
export default function CamerasPage() {
  useTitle(useLanguage());
  const heading = useArrival();
  return (
    <div className={css.page} data-part="cameras">
      <TopBar />
      <main>
        <h1 ref={heading} tabIndex={-1}>
          {say('title')}
        </h1>
        <p className={css.lead}>{say('lead')}</p>
        <Here />
        <ul className={css.cards}>
          {CARDS.map(([of, scene]) => (
            <Card key={of} of={of} scene={scene} />
          ))}
        </ul>
        <div className={css.columns}>
          <Points of="check" points={CHECKS.map((one) => say(`check.${one}`))} />
          <Points of="promise" points={PROMISES.map((one) => say(`promise.${one}`))} />
        </div>
        <nav className={css.ways}>
          <Link to="/" {...button('claim')}>
            {say('play')}
          </Link>
          <Link to="/rules" {...button()}>
            {say('rules')}
          </Link>
        </nav>
      </main>
    </div>
  );
}

/** Whether this very page may have a camera, and how to come to one that may. */
function Here() {
  const whyNot = whyNoCamera();
  if (!whyNot) return <p className={css.ready}>{say('ready')}</p>;
  return (
    <section className={css.here} aria-labelledby="cameras-here">
      <h2 id="cameras-here">{say('here')}</h2>
      <NoCamera why={whyNot} />
    </section>
  );
}

interface CardProps {
  readonly of: 'wink' | 'living' | 'sealed' | 'voices';
  readonly scene: ReactNode;
}

const Card = ({ of, scene }: CardProps) => (
  <li className={css.card}>
    {scene}
    <h2>{say(`${of}.title`)}</h2>
    <dl className={css.facts}>
      {(['sees', 'goes', 'kept'] as const).map((fact) => (
        <div key={fact}>
          <dt>{say(fact === 'sees' && of === 'voices' ? 'hears' : fact)}</dt>
          <dd>{say(`${of}.${fact}`)}</dd>
        </div>
      ))}
    </dl>
  </li>
);

interface PointsProps {
  readonly of: 'check' | 'promise';
  readonly points: readonly string[];
}

const Points = ({ of, points }: PointsProps) => (
  <section className={css.points} aria-labelledby={`cameras-${of}`}>
    <h2 id={`cameras-${of}`}>{say(`${of}.title`)}</h2>
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </section>
);

/** The tab says what is read in it. */
function useTitle(language: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language says it anew
  useEffect(() => {
    const { title } = document;
    document.title = `${say('title')}, ${title}`;
    return () => {
      document.title = title;
    };
  }, [language]);
}
