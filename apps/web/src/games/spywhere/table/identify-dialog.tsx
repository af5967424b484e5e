import type { Seat } from '@oeillade/kernel';
import type { Language } from '../../../shell/i18n/index.ts';
import { Sheet } from '../../../ui/table/sheet.tsx';
import { say } from '../texts/table.ts';
import { GuessChoice } from './guess-choice.tsx';
import type { Nation, SpywhereScreen } from './spywhere-screen.ts';

interface IdentifyDialogProps {
  readonly screen: SpywhereScreen;
  readonly language: Language;
  readonly onAttempt: (at: Seat, nation: Nation) => void;
  readonly onClose: () => void;
}

/** Everybody whom I may attempt, each with my cards. */
export function IdentifyDialog({ screen, language, onAttempt, onClose }: IdentifyDialogProps) {
  return (
    <Sheet title={say('identifyWho')} text={say('identifyHint')} onClose={onClose}>
      <GuessChoice screen={screen} targets={screen.targets} language={language} onSeal={onAttempt} />
    </Sheet>
  );
}
