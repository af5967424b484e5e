import type { Seat } from '@oeillade/kernel';
import { useState } from 'react';
import type { Language } from '../../../shell/i18n/index.ts';
import { button } from '../../../ui/button.ts';
import { say } from '../texts/table.ts';
import { ExcludedWarning } from './excluded-warning.tsx';
import guessRowCss from './guess-row.module.css';
import { GuessRow } from './guess-row.tsx';
import lastDialogCss from './last-dialog.module.css';
import { nationName } from './speech.ts';
import type { Nation, SpywhereScreen, Target } from './spywhere-screen.ts';

interface GuessChoiceProps {
  readonly screen: SpywhereScreen;
  readonly targets: readonly Target[];
  readonly language: Language;
  readonly onSeal: (at: Seat, nation: Nation) => void;
}

interface Chosen {
  readonly at: Seat;
  readonly nation: Nation;
}

/** S-30: a card that lies is never taken back. So it is chosen first, and sealed with a second press. */
export function GuessChoice({ screen, targets, language, onSeal }: GuessChoiceProps) {
  const { me, notebook } = screen;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  if (!me) return null;
  const notesOn = (at: Seat) => notebook.find(({ seat }) => seat === at);
  const target = targets.find(({ place }) => place.seat === chosen?.at);
  return (
    <>
      <ul className={guessRowCss.guessRows}>
        {targets.map(({ place, nations }) => (
          <GuessRow
            key={place.seat}
            person={place}
            colour={me.colour}
            nations={nations}
            notes={notesOn(place.seat)}
            language={language}
            chosen={chosen?.at === place.seat ? [chosen.nation] : []}
            onPress={(nation) => setChosen({ at: place.seat, nation })}
          />
        ))}
      </ul>
      <div className={lastDialogCss.sheetFoot} data-part="sheet-foot">
        <ExcludedWarning screen={screen} chosen={chosen && target ? [chosen] : []} />
        <button
          type="button"
          {...button('claim')}
          data-part="spy-seal"
          disabled={!chosen || !target}
          onClick={() => chosen && onSeal(chosen.at, chosen.nation)}
        >
          {chosen && target
            ? say('seal', { name: target.place.name, nation: nationName(chosen.nation, language) })
            : say('sealFirst')}
        </button>
      </div>
    </>
  );
}
