import { memo, Suspense } from 'react';
import { useLanguage } from '../../../shell/use-language.ts';
import { AvatarRound } from '../../../ui/art/index.ts';
import { MyFace } from '../../../ui/reactions/lazy.tsx';
import { say } from '../texts/table.ts';
import css from './my-place.module.css';
import { NationChip } from './nation-chip.tsx';
import { Clues, Guesses } from './rivals.tsx';
import { nationName } from './speech.ts';
import spywhereTableCss from './spywhere-table.module.css';
import { useShown, useTable } from './use-spywhere.ts';

/** What everybody sees: my face, my clue pile, the cards that others have put in front of me, and what is not in play. */
export const MyPlace = memo(function MyPlace({ small }: { readonly small: boolean }) {
  const language = useLanguage();
  const { session } = useTable();
  const { me, out } = useShown(({ screen: { me, out } }) => ({ me, out }));
  return (
    <div className={css.mine} data-part="spy-mine">
      {me && (
        <Suspense fallback={null}>
          <MyFace session={session} face={me.face} colour={me.colour} name={me.name} className={css.face}>
            <AvatarRound seat={me.seat} guest={me.face} colour={me.colour} />
          </MyFace>
        </Suspense>
      )}
      <div className={css.parts}>
        {me && (
          <div className={css.minePart}>
            <h2 className={spywhereTableCss.caption}>{say('yourClues')}</h2>
            {me.clues.length > 0 ? (
              <Clues clues={me.clues} small={small} language={language} />
            ) : (
              <p>{say('noClues')}</p>
            )}
          </div>
        )}
        {me && me.guesses.length > 0 && (
          <div className={css.minePart} data-is="guesses">
            <h2 className={spywhereTableCss.caption}>{say('inFront')}</h2>
            <Guesses guesses={me.guesses} language={language} />
          </div>
        )}
        {out && (
          <div className={css.minePart} data-is="out">
            <h2 className={spywhereTableCss.caption}>{say('out')}</h2>
            <NationChip nation={out} label={nationName(out, language)} />
          </div>
        )}
      </div>
    </div>
  );
});
