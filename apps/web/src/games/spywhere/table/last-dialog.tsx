import type { spywhereRules } from '@oeillade/games';
import { useState } from 'react';
import { type Language, t } from '../../../shell/i18n/index.ts';
import { Sheet } from '../../../ui/table/sheet.tsx';
import { GuessRow } from './guess-row.tsx';
import { type LastAttempts, toggleAttempt } from './last-attempts.ts';
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
    <Sheet
      title={t('spywhere.lastTitle')}
      text={t(isTwo ? 'spywhere.lastHintTwo' : 'spywhere.lastHint')}
      onClose={onClose}
    >
      <ul className="sp-guess-rows">
        {last.targets.map(({ at, nations }) => (
          <GuessRow
            key={at}
            person={rivals.find(({ seat }) => seat === at)!}
            colour={me.colour}
            nations={nations}
            notes={notebook.find(({ seat }) => seat === at)}
            language={language}
            chosen={chosen.filter((attempt) => attempt.at === at).map(({ nation }) => nation)}
            elsewhere={chosen.filter((attempt) => attempt.at !== at).map(({ nation }) => nation)}
            onPress={(nation) => setChosen((before) => toggleAttempt(before, { at, nation }, last))}
          />
        ))}
      </ul>
      <div className="sheet-foot">
        <button type="button" className="btn claim" disabled={isBusy} onClick={() => onSend(chosen)}>
          {chosen.length === 0
            ? t('spywhere.lastSendNone')
            : `${t('spywhere.lastSend')}, ${chosen.length} / ${last.most}`}
        </button>
      </div>
    </Sheet>
  );
}
