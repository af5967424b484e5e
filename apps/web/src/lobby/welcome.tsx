import '../styles/home.css';
import '../styles/lobby.css';
import { useEffect, useState } from 'react';
import { sayRefusal } from '../app/refusals.ts';
import { TopBar } from '../app/top-bar.tsx';
import { PersonCard } from '../home/person-card.tsx';
import { usePerson } from '../home/use-person.ts';
import { t } from '../i18n/index.ts';
import { findTable, type TableInfo, takeSeat } from '../session/api.ts';
import { keepPerson, keepSeat } from '../session/keepsakes.ts';

interface Props {
  readonly code: string;
  readonly onSeat: (token: string) => void;
  readonly onWatch: () => void;
}

/** Somebody comes by a friend's link: a name, a face, a seat. */
export function Welcome({ code, onSeat, onWatch }: Props) {
  const [person, setPerson] = usePerson();
  const [table, setTable] = useState<TableInfo | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    void findTable(code).then((found) => (found.ok ? setTable(found.value) : setTrouble(found.code)));
  }, [code]);
  const sit = async () => {
    keepPerson(person);
    const seated = await takeSeat(code, person);
    if (!seated.ok) return setTrouble(seated.code);
    keepSeat({ code, token: seated.value.token, game: table?.game ?? '', at: Date.now() });
    onSeat(seated.value.token);
  };
  return (
    <main className="welcome">
      <TopBar />
      {table && (
        <>
          <h1>{t(`games.${table.game as 'wink'}.name`)}</h1>
          <p>{table.players.map(({ name }) => name).join(', ')}</p>
          <PersonCard person={person} onChange={setPerson} />
          <div className="game-actions">
            <button type="button" className="btn claim" onClick={() => void sit()}>
              {t('lobby.sit')}
            </button>
            <button type="button" className="btn" onClick={onWatch}>
              {t('table.lookBoard')}
            </button>
          </div>
        </>
      )}
      {trouble && <p role="alert">{sayRefusal(trouble)}</p>}
    </main>
  );
}
