import type { Seat } from '@oeillade/kernel';
import { type Language, t } from '../../../shell/i18n/index.ts';
import { ColourSymbol } from '../../../ui/art/index.ts';
import { Sheet } from '../../../ui/table/sheet.tsx';
import { GuessRow } from './guess-row.tsx';
import { Clues, Guesses } from './rivals.tsx';
import type { Nation, Place, SpywhereScreen } from './spywhere-screen.ts';

interface PlaceDialogProps {
  readonly place: Place;
  readonly screen: SpywhereScreen;
  readonly language: Language;
  readonly onAttempt: (at: Seat, nation: Nation) => void;
  readonly onClose: () => void;
}

/** One opponent close up: the clue pile, whom they have attempted, and, in my turn, my cards. */
export function PlaceDialog({ place, screen, language, onAttempt, onClose }: PlaceDialogProps) {
  const { me, targets, notebook } = screen;
  const target = targets.find((other) => other.place.seat === place.seat);
  const names = place.attempted.map(({ name }) => name).join(', ');
  return (
    <Sheet
      title={
        <>
          <ColourSymbol colour={place.colour} size={22} />{' '}
          {target ? t('spywhere.identifyOne', { name: place.name }) : place.name}
        </>
      }
      text={target ? t('spywhere.identifyHint') : undefined}
      onClose={onClose}
    >
      {target && me && (
        <ul className="sp-guess-rows">
          <GuessRow
            person={place}
            colour={me.colour}
            nations={target.nations}
            notes={notebook.find(({ seat }) => seat === place.seat)}
            language={language}
            onPress={(nation) => onAttempt(place.seat, nation)}
          />
        </ul>
      )}
      <dl className="sp-facts">
        <div>
          <dt>{t('spywhere.clues')}</dt>
          <dd>
            {place.clues.length > 0 ? (
              <Clues clues={place.clues} small={false} language={language} />
            ) : (
              t('spywhere.noClues')
            )}
          </dd>
        </div>
        <div>
          <dt>{t('spywhere.attempts', { done: place.attempted.length, all: screen.attemptsToEnd })}</dt>
          <dd>{names ? t('spywhere.attempted', { names }) : t('spywhere.attemptedNobody')}</dd>
        </div>
        {place.guesses.length > 0 && (
          <div>
            <dt>{t('spywhere.inFrontOf', { name: place.name })}</dt>
            <dd>
              <Guesses guesses={place.guesses} language={language} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('spywhere.handSize')}</dt>
          <dd>{t('table.faceCards', { count: place.cards })}</dd>
        </div>
      </dl>
    </Sheet>
  );
}
