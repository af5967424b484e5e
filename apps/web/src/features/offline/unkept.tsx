import { useEffect, useState } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { kept } from './kept.ts';

/** Says once that this browser keeps nothing: whoever leaves the page leaves the game. */
export function Unkept({ isShown }: { isShown: boolean }) {
  const [isUnkept, setUnkept] = useState(false);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    void kept().then((tables) => setUnkept(tables === null));
  }, []);
  if (!isShown || !isUnkept || isRead) return null;
  return (
    <p className="unkept" role="status">
      {t('offline.unkept')}
      <button type="button" className="btn" onClick={() => setRead(true)}>
        {t('offline.understood')}
      </button>
    </p>
  );
}
