import type { Language } from '../../../shell/i18n/index.ts';
import { say } from '../texts/table.ts';
import { NationChip } from './nation-chip.tsx';
import { Clues, Guesses } from './rivals.tsx';
import { nationName } from './speech.ts';
import type { SpywhereScreen } from './spywhere-screen.ts';

interface MyPlaceProps {
  readonly screen: SpywhereScreen;
  readonly small: boolean;
  readonly language: Language;
}

/** What everybody sees: my clue pile, the cards that others have put in front of me, and what is not in play. */
export function MyPlace({ screen: { me, out }, small, language }: MyPlaceProps) {
  return (
    <div className="sp-mine">
      {me && (
        <div className="sp-mine-part">
          <h2 className="sp-caption">{say('yourClues')}</h2>
          {me.clues.length > 0 ? (
            <Clues clues={me.clues} small={small} language={language} />
          ) : (
            <p>{say('noClues')}</p>
          )}
        </div>
      )}
      {me && me.guesses.length > 0 && (
        <div className="sp-mine-part">
          <h2 className="sp-caption">{say('inFront')}</h2>
          <Guesses guesses={me.guesses} language={language} />
        </div>
      )}
      {out && (
        <div className="sp-mine-part">
          <h2 className="sp-caption">{say('out')}</h2>
          <NationChip nation={out} label={nationName(out, language)} />
        </div>
      )}
    </div>
  );
}
