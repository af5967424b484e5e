import { useEffect, useState } from 'react';
import { nameOf } from '../../games/index.ts';
import { labelOf } from '../../games/labels.ts';
import { t } from '../../shell/i18n/index.ts';
import { sayRefusal } from '../../shell/refusals.ts';
import { findTable, type TableInfo, takeSeat } from '../../shell/session/api.ts';
import { keepPerson } from '../../shell/session/person-kept.ts';
import { keepSeat } from '../../shell/session/seats-kept.ts';
import { button } from '../../ui/button.ts';
import formCss from '../../ui/form.module.css';
import { Loading } from '../../ui/loading.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { PersonCard } from '../person/person-card.tsx';
import { usePerson } from '../person/use-person.ts';
import { ThreeSteps } from '../primer/three-steps.tsx';
import { RulesLink } from '../rules/rules-link.tsx';
import { admission, mayWatch } from './admission.ts';
import { Lost } from './lost.tsx';
import css from './welcome.module.css';

interface Props {
  readonly code: string;
  readonly onSeat: (token: string) => void;
  readonly onWatch: () => void;
}

type Found = { readonly table: TableInfo } | { readonly trouble: string };

/** Somebody comes by a friend's link: the game in three sentences, a name, a face, a seat. */
export function Welcome({ code, onSeat, onWatch }: Props) {
  const [found, setFound] = useState<Found | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try looks again
  useEffect(() => {
    let isAsked = true;
    void findTable(code).then((answer) => {
      if (isAsked) setFound(answer.ok ? { table: answer.value } : { trouble: answer.code });
    });
    return () => {
      isAsked = false;
    };
  }, [code, tries]);
  const again = () => setTries(tries + 1);
  if (!found) return <Loading />;
  if ('trouble' in found) return <Lost trouble={found.trouble} onAgain={again} />;
  return <AtTheDoor code={code} table={found.table} onSeat={onSeat} onWatch={onWatch} onAgain={again} />;
}

interface DoorProps extends Props {
  readonly table: TableInfo;
  /** The table may not be as it was a moment ago. */
  readonly onAgain: () => void;
}

function AtTheDoor({ code, table, onSeat, onWatch, onAgain }: DoorProps) {
  const [person, setPerson] = usePerson();
  const [trouble, setTrouble] = useState<string | null>(null);
  const game = labelOf(table.game) && table.game;
  const way = admission(table);
  const isOpen = mayWatch(table);
  const sit = async () => {
    keepPerson(person);
    const seated = await takeSeat(code, person);
    if (!seated.ok) {
      setTrouble(seated.code);
      return onAgain();
    }
    keepSeat({ code, token: seated.value.token, game: table.game, at: Date.now() });
    onSeat(seated.value.token);
  };
  return (
    <main className={css.welcome} data-part="welcome">
      <TopBar />
      <h1>{game && nameOf(game)}</h1>
      <p className={formCss.hint} data-part="hint">
        {sayCompany(table)}
      </p>
      {game && <ThreeSteps game={game} />}
      {way === 'seat' ? (
        <PersonCard person={person} onChange={setPerson} />
      ) : (
        <p className={css.closed}>{sayClosed(way, isOpen)}</p>
      )}
      {trouble && way === 'seat' && <p role="alert">{sayRefusal(trouble)}</p>}
      <div className={css.ways} data-part="welcome-ways" data-only={way === 'seat' ? undefined : ''}>
        {way === 'seat' && (
          <button type="button" {...button('claim')} onClick={() => void sit()}>
            {t('lobby.sit')}
          </button>
        )}
        {isOpen && (
          <button type="button" {...button(way === 'seat' ? 'plain' : 'claim')} onClick={onWatch}>
            {t('lobby.watch')}
          </button>
        )}
        {!isOpen && way !== 'seat' && (
          <button type="button" {...button('claim')} onClick={onAgain}>
            {t('lobby.tryAgain')}
          </button>
        )}
      </div>
      {game && <RulesLink game={game} text={t('lobby.allRules')} isBeside />}
    </main>
  );
}

function sayClosed(way: 'full' | 'running', isOpen: boolean): string {
  if (isOpen) return t(way === 'full' ? 'lobby.isFull' : 'lobby.isRunning');
  return t(way === 'full' ? 'lobby.isFullAndShut' : 'lobby.isRunningShut');
}

function sayCompany({ players }: TableInfo): string {
  const names = players.map(({ name }) => name).join(', ');
  return names === '' ? t('lobby.nobody') : t('lobby.company', { names });
}
