import { t } from '../../shell/i18n/index.ts';
import { GameBox } from '../../ui/art/brand/game-box.tsx';
import { BOXES, type Box } from './games.ts';
import { RulesLink } from './rules-link.tsx';

interface ShelfProps {
  readonly isBusy: boolean;
  readonly onAlone: (box: Box) => void;
  readonly onOpen: (box: Box) => void;
}

/** The four games, each to be played now or with others. */
export function Shelf({ isBusy, onAlone, onOpen }: ShelfProps) {
  return (
    <ul className="games">
      {BOXES.map((box) => (
        <li className="game" key={box.id}>
          <GameBox game={box.id} />
          <Facts box={box} />
          <div className="game-actions">
            <button
              type="button"
              className="btn claim"
              disabled={isBusy}
              title={t('home.playNowHint', { count: box.bots })}
              onClick={() => onAlone(box)}
            >
              {t('home.playNow')}
            </button>
            <button type="button" className="btn" disabled={isBusy} onClick={() => onOpen(box)}>
              {t('home.openTable')}
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Facts({ box: { id, min, max, minutes } }: { box: Box }) {
  return (
    <div>
      <h3>{t(`games.${id}.name`)}</h3>
      <p>{t(`games.${id}.lead`)}</p>
      <small>
        {t('home.players', { min, max })}, {t('home.minutes', { minutes })}
      </small>
      <RulesLink game={id} text={t('home.rules')} />
    </div>
  );
}
