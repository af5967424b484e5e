import type { Seat } from '@oeillade/kernel';
import { type Language, t } from '../../../shell/i18n/index.ts';
import { ColourSymbol } from '../../../ui/art/index.ts';
import { Sheet } from '../../../ui/table/sheet.tsx';
import { say } from '../texts/table.ts';
import { GuessChoice } from './guess-choice.tsx';
import css from './place-dialog.module.css';
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
  const { targets } = screen;
  const target = targets.find((other) => other.place.seat === place.seat);
  const names = place.attempted.map(({ name }) => name).join(', ');
  return (
    <Sheet
      title={
        <>
          <ColourSymbol colour={place.colour} size={22} />{' '}
          {target ? say('identifyOne', { name: place.name }) : place.name}
        </>
      }
      text={target ? say('identifyHint') : undefined}
      onClose={onClose}
    >
      {target && <GuessChoice screen={screen} targets={[target]} language={language} onSeal={onAttempt} />}
      <dl className={css.facts} data-part="spy-facts">
        <div>
          <dt>{say('clues')}</dt>
          <dd>
            {place.clues.length > 0 ? (
              <Clues clues={place.clues} small={false} language={language} />
            ) : (
              say('noClues')
            )}
          </dd>
        </div>
        <div>
          <dt>{say('attempts', { done: place.attempted.length, all: screen.attemptsToEnd })}</dt>
          <dd>{names ? say('attempted', { names }) : say('attemptedNobody')}</dd>
        </div>
        {place.guesses.length > 0 && (
          <div>
            <dt>{say('inFrontOf', { name: place.name })}</dt>
            <dd>
              <Guesses guesses={place.guesses} language={language} />
            </dd>
          </div>
        )}
        <div>
          <dt>{say('handSize')}</dt>
          <dd>{t('table.faceCards', { count: place.cards })}</dd>
        </div>
      </dl>
    </Sheet>
  );
}
