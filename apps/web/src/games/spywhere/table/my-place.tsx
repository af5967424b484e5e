import { type Language, t } from '../../../shell/i18n/index.ts';
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
          <h2 className="sp-caption">{t('spywhere.yourClues')}</h2>
          {me.clues.length > 0 ? (
            <Clues clues={me.clues} small={small} language={language} />
          ) : (
            <p>{t('spywhere.noClues')}</p>
          )}
        </div>
      )}
      {me && me.guesses.length > 0 && (
        <div className="sp-mine-part">
          <h2 className="sp-caption">{t('spywhere.inFront')}</h2>
          <Guesses guesses={me.guesses} language={language} />
        </div>
      )}
      {out && (
        <div className="sp-mine-part">
          <h2 className="sp-caption">{t('spywhere.out')}</h2>
          <NationChip nation={out} label={nationName(out, language)} />
        </div>
      )}
    </div>
  );
}
