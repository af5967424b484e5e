import { Account, Entry } from '../../../features/table/end/account.tsx';
import { t } from '../../../shell/i18n/index.ts';
import { ColourSymbol } from '../../../ui/art/index.ts';
import type { Person } from '../../../ui/table/people.ts';
import { POINTS_FOR, type WinkAccount, type WinkDeed } from './wink-points.ts';

interface WinkAccountProps {
  readonly account: WinkAccount;
  readonly person: Person;
  readonly score: number;
  readonly people: readonly Person[];
  /** What the edition calls its spy cards. */
  readonly spy: string;
}

const MADE = ['asCaller', 'asPartner', 'intercepted'] as const;
const LOST = ['misnamed', 'misaccused', 'taken'] as const;

export function WinkAccountShown({ account, person, score, people, spy }: WinkAccountProps) {
  return (
    <Account person={person} score={score}>
      {MADE.map((kind) => {
        const deeds = account[kind];
        return (
          deeds.length > 0 && (
            <Entry key={kind} label={t(`end.made.${kind}`)} points={deeds.length * POINTS_FOR[kind]}>
              <Deeds deeds={deeds} people={people} />
            </Entry>
          )
        );
      })}
      <Entry label={t('end.made.spiesKept', { spy })} points={account.spiesKept} />
      {LOST.map((kind) => {
        const deeds = account[kind];
        return (
          deeds.length > 0 && (
            <Entry key={kind} label={t(`end.made.${kind}`, { spy })} points={kind === 'taken' ? null : 0}>
              <Deeds deeds={deeds} people={people} />
            </Entry>
          )
        );
      })}
    </Account>
  );
}

/** Numbers, each with whoever it was about. */
function Deeds({ deeds, people }: { deeds: readonly WinkDeed[]; people: readonly Person[] }) {
  return deeds.map(({ number, other }, index) => {
    const { colour, name } = people[other]!;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: what was done stays done, and in its order.
      <span className="deed" key={index} title={name}>
        <b>{number}</b> <ColourSymbol colour={colour} size={14} />
        <span className="visually-hidden">{name},</span>
      </span>
    );
  });
}
