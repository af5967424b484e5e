import { type CSSProperties, memo } from 'react';
import { type Language, t } from '../../../shell/i18n/index.ts';
import { useLanguage } from '../../../shell/use-language.ts';
import { colourOf, Icon, Loge } from '../../../ui/art/index.ts';
import { Clue, IdentificationCard } from '../art/index.ts';
import { say } from '../texts/table.ts';
import { NationChip } from './nation-chip.tsx';
import css from './rivals.module.css';
import { nationName, sayPlace } from './speech.ts';
import type { ClueShown, GuessShown, Place } from './spywhere-screen.ts';
import { useShown, useTable } from './use-spywhere.ts';

interface RivalsProps {
  /** Small screens show clue piles as codes. */
  readonly small: boolean;
}

/** Everybody else, in the order of play. */
export const Rivals = memo(function Rivals({ small }: RivalsProps) {
  const language = useLanguage();
  const { open } = useTable().actions;
  const { rivals, attemptsToEnd, opened } = useShown(({ screen, opened }) => ({
    rivals: screen.rivals,
    attemptsToEnd: screen.attemptsToEnd,
    // Whom I am looking at closely.
    opened: opened?.is === 'place' ? opened.seat : null,
  }));
  const turnAt = rivals.findIndex(({ isTurn }) => isTurn);
  return (
    <ul
      className={css.rivals}
      data-part="spy-rivals"
      aria-label={t('table.others')}
      data-count={rivals.length}
    >
      {rivals.map((place, index) => (
        <li
          className={css.rival}
          key={place.seat}
          style={{ '--rise': riseOf(index, rivals.length), '--pc': colourOf(place.colour) } as CSSProperties}
        >
          <div className={css.seat} data-turn={place.isTurn || undefined} data-away={place.away || undefined}>
            <button
              type="button"
              className={css.loge}
              data-part="spy-loge"
              data-seat={place.seat}
              aria-label={sayPlace(place, attemptsToEnd, language)}
              aria-haspopup="dialog"
              onClick={() => open({ is: 'place', seat: place.seat })}
            >
              <Loge
                seat={place.seat}
                guest={place.face}
                colour={place.colour}
                name={place.name}
                lit={opened === place.seat}
                plain
                isBot={place.isBot}
                gaze={gazeOf(index, turnAt)}
                nameSize={small ? 24 : 21}
              />
            </button>
            <span className={css.held} aria-hidden="true">
              <Icon name="cards" /> {place.cards}
            </span>
            {place.away && (
              <span className={css.tag} aria-hidden="true">
                {t('table.away')}
              </span>
            )}
            {place.isAwaited && (
              <span className={css.tag} aria-hidden="true">
                <Icon name="clock" />
              </span>
            )}
          </div>
          <Progress place={place} all={attemptsToEnd} />
          <Clues clues={place.clues} small={small} language={language} />
          <Guesses guesses={place.guesses} language={language} />
        </li>
      ))}
    </ul>
  );
});

/** Seats stand on an arc: the middle one farthest away. From 0 to 1. */
const riseOf = (index: number, count: number): number =>
  count < 3 ? 0 : ((2 * index) / (count - 1) - 1) ** 2;

/** Eyes turn to whoever plays: down to me or to the market, or sideways. */
function gazeOf(index: number, turnAt: number) {
  if (turnAt < 0 || turnAt === index) return { x: 0, y: 0.9 };
  return { x: turnAt > index ? 0.9 : -0.9, y: 0.15 };
}

/** The identification cards in front of somebody. */
export const Guesses = memo(function Guesses(props: { guesses: readonly GuessShown[]; language: Language }) {
  const { guesses, language } = props;
  if (guesses.length === 0) return null;
  return (
    <ul className={css.guesses} data-part="spy-guesses">
      {guesses.map(({ by, nation }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards are only added.
        <li key={index}>
          <IdentificationCard
            colour={by.colour}
            nation={nation}
            label={
              nation
                ? say('guessMine', { nation: nationName(nation, language) })
                : say('guessBy', { name: by.name })
            }
          />
        </li>
      ))}
    </ul>
  );
});

/** How near somebody is to ending the game. */
function Progress({ place, all }: { place: Place; all: number }) {
  const done = place.attempted.length;
  return (
    <p className={css.progress} aria-hidden="true" data-near={done === all - 1 || undefined}>
      {Array.from({ length: all }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips are all alike.
        <i key={index} data-on={index < done || undefined} />
      ))}
    </p>
  );
}

interface CluesProps {
  readonly clues: readonly ClueShown[];
  readonly small: boolean;
  readonly language: Language;
}

/** A clue pile, public for the rest of the game: what its owner is not. */
export const Clues = memo(function Clues({ clues, small, language }: CluesProps) {
  return (
    <ul className={css.clues} data-part="spy-clues" data-small={small || undefined}>
      {clues.map(({ nation, cards }) => {
        const label = say('clue', { nation: nationName(nation, language), count: cards });
        return (
          <li key={nation}>
            {small ? (
              <NationChip nation={nation} label={label} />
            ) : (
              <Clue nation={nation} count={cards} label={label} />
            )}
          </li>
        );
      })}
    </ul>
  );
});
