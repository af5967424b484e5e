import { type CSSProperties, memo } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { useLanguage } from '../../../shell/use-language.ts';
import { colourOf } from '../../../ui/art/index.ts';
import { RoomLoge } from '../../../ui/screen/room-loge.tsx';
import type { Person } from '../../../ui/table/people.ts';
import { say } from '../texts/table.ts';
import css from './loges.module.css';
import { sidePlaces } from './sides.ts';

/** Somebody as the whole room may know them. */
export interface SeatShown extends Person {
  readonly score: number;
  /** The number that they wait for. */
  readonly called: number | null;
  readonly isTurn: boolean;
}

/** Everybody around the cards, in loges. The light falls on whoever's turn it is. */
export const Loges = memo(function Loges({ seats }: { readonly seats: readonly SeatShown[] }) {
  useLanguage();
  const places = sidePlaces(seats.length);
  return (
    <ul className={css.loges} data-part="screen-people" aria-label={say('points')}>
      {seats.map((shown, nth) => {
        const { seat, name, colour, score, called, isTurn, away } = shown;
        const { side, row } = places[nth]!;
        return (
          <li
            key={seat}
            data-seat={seat}
            data-turn={isTurn || undefined}
            data-side={side}
            style={{ '--at': row + 1, '--pc': colourOf(colour) } as CSSProperties}
          >
            <span className="visually-hidden">{name}</span>
            <RoomLoge person={shown} isLit={isTurn} />
            {away && <small>{t('table.away')}</small>}
            {called !== null && (
              <span className={css.called} data-part="screen-called">
                <span className="visually-hidden">{say('calls')}</span> {called}
              </span>
            )}
            <b>
              <span className="visually-hidden">{say('points')}</span> {score}
            </b>
          </li>
        );
      })}
    </ul>
  );
});
