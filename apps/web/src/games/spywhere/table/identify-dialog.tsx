import type { Seat } from '@oeillade/kernel';
import { type Language, t } from '../../../shell/i18n/index.ts';
import { Sheet } from '../../../ui/table/sheet.tsx';
import { GuessRow } from './guess-row.tsx';
import type { Nation, SpywhereScreen } from './spywhere-screen.ts';

interface IdentifyDialogProps {
  readonly screen: SpywhereScreen;
  readonly language: Language;
  readonly onAttempt: (at: Seat, nation: Nation) => void;
  readonly onClose: () => void;
}

/** Everybody whom I may attempt, each with my cards: one press says who and what. */
export function IdentifyDialog({ screen, language, onAttempt, onClose }: IdentifyDialogProps) {
  const { me, targets, notebook } = screen;
  if (!me) return null;
  return (
    <Sheet title={t('spywhere.identifyWho')} text={t('spywhere.identifyHint')} onClose={onClose}>
      <ul className="sp-guess-rows">
        {targets.map(({ place, nations }) => (
          <GuessRow
            key={place.seat}
            person={place}
            colour={me.colour}
            nations={nations}
            notes={notebook.find(({ seat }) => seat === place.seat)}
            language={language}
            onPress={(nation) => onAttempt(place.seat, nation)}
          />
        ))}
      </ul>
    </Sheet>
  );
}
