import { useEffect, useState } from 'react';
import type { TableSession } from '../../shell/session/session.ts';
import { button } from '../../ui/button.ts';
import { say } from './texts.ts';

interface ConfettiButtonProps {
  readonly session: TableSession;
  /** How many rulings there were; null after the game, when confetti may always be thrown. */
  readonly rulings: number | null;
}

/** D-35: so long after a ruling the table takes confetti. */
const OPEN_FOR = 5_500;

/** Whoever presses it too early is told when confetti falls; the table has the last word. */
export function ConfettiButton({ session, rulings }: ConfettiButtonProps) {
  const isOpen = useOpenAfter(rulings);
  const [thrownAt, setThrownAt] = useState<number | null>(null);
  const isThrown = thrownAt !== null && thrownAt === rulings;
  const throwSome = () => {
    if (!isOpen) return;
    setThrownAt(rulings);
    void session.ask({ ask: 'confetti' });
  };
  return (
    <button
      type="button"
      {...button()}
      data-part="throw-confetti"
      aria-disabled={!isOpen}
      title={isOpen ? undefined : say('confettiLater')}
      onClick={throwSome}
    >
      <span>{say(isThrown ? 'thrown' : 'confetti')}</span>
    </button>
  );
}

function useOpenAfter(rulings: number | null): boolean {
  const [closed, setClosed] = useState(rulings);
  useEffect(() => {
    if (rulings === closed) return;
    const timer = setTimeout(() => setClosed(rulings), OPEN_FOR);
    return () => clearTimeout(timer);
  }, [rulings, closed]);
  return rulings === null || rulings !== closed;
}
