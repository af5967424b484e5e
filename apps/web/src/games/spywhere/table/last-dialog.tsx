import type * as spywhereRules from '@oeillade/games/spywhere';
import { useState } from 'react';
import type { Language } from '../../../shell/i18n/index.ts';
import { button } from '../../../ui/button.ts';
import { Sheet } from '../../../ui/table/sheet.tsx';
import { say } from '../texts/table.ts';
import { ExcludedWarning } from './excluded-warning.tsx';
import guessRowCss from './guess-row.module.css';
import { GuessRow } from './guess-row.tsx';
import { type LastAttempts, toggleAttempt } from './last-attempts.ts';
import css from './last-dialog.module.css';
import type { SpywhereScreen } from './spywhere-screen.ts';

interface LastDialogProps {
  readonly screen: SpywhereScreen;
  readonly last: LastAttempts;
  readonly isBusy: boolean;
  readonly language: Language;
  readonly onSend: (attempts: readonly spywhereRules.Attempt[]) => void;
  readonly onClose: () => void;
}

/** S-42: everybody at once and in secret; some may be left out. */
export function LastDialog({ screen, last, isBusy, language, onSend, onClose }: LastDialogProps) {
  const [chosen, setChosen] = useState<readonly spywhereRules.Attempt[]>([]);
  const { me, rivals, notebook } = screen;
  if (!me) return null;
  const isTwo = rivals.length === 1;
  return (
    <Sheet title={say('lastTitle')} text={say(isTwo ? 'lastHintTwo' : 'lastHint')} onClose={onClose}>
      <ul className={guessRowCss.guessRows}>
        {last.targets.map(({ at, nations }) => (
          <GuessRow
            key={at}
            person={rivals.find(({ seat }) => seat === at)!}
            colour={me.colour}
            nations={nations}
            notes={notebook.find(({ seat }) => seat === at)}
            language={language}
            chosen={chosen.filter((attempt) => attempt.at === at).map(({ nation }) => nation)}
            mayBeLeftOut
            elsewhere={chosen.filter((attempt) => attempt.at !== at).map(({ nation }) => nation)}
            onPress={(nation) => setChosen((before) => toggleAttempt(before, { at, nation }, last))}
          />
        ))}
      </ul>
      <div className={css.sheetFoot} data-part="sheet-foot">
        <ExcludedWarning screen={screen} chosen={chosen} />
        <button type="button" {...button('claim')} disabled={isBusy} onClick={() => onSend(chosen)}>
          {chosen.length === 0 ? say('lastSendNone') : `${say('lastSend')}, ${chosen.length} / ${last.most}`}
        </button>
      </div>
    </Sheet>
  );
}
