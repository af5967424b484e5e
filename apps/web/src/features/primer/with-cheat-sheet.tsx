import { lazy, type ReactNode, Suspense, use, useEffect, useEffectEvent, useState } from 'react';
import { CheatSheetWay } from '../../ui/table/cheat-sheet-way.ts';
import { HoldTime } from '../../ui/table/hold-time.ts';

const CheatSheet = lazy(() => import('./cheat-sheet.tsx'));

interface WithCheatSheetProps {
  readonly game: string;
  readonly children: ReactNode;
}

/** A table from whose menu the game can be looked up on one page. */
export function WithCheatSheet({ game, children }: WithCheatSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const [open] = useState(() => () => setOpen(true));
  const time = use(HoldTime);
  const hold = useEffectEvent((isHeld: boolean) => time?.hold(isHeld));
  useEffect(() => {
    if (!isOpen) return;
    hold(true);
    return () => hold(false);
  }, [isOpen]);
  return (
    <CheatSheetWay value={open}>
      {children}
      {isOpen && (
        <Suspense fallback={null}>
          <CheatSheet game={game} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </CheatSheetWay>
  );
}
