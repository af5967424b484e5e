import type { Seat } from '@oeillade/kernel';
import { t } from '../../shell/i18n/index.ts';
import { type Mark, namesOf, type Teller } from './teller.ts';

export const END_MARK: Mark = { kind: 'end', tall: 28, tone: 'end', say: () => t('replay.endMark') };

/** That the game is over, and who won with how many points. */
export const sayEnded = (winners: readonly Seat[], points: number, teller: Teller): string =>
  `${t('says.ended')} ${t(winners.length === 1 ? 'story.wins' : 'story.win', { names: namesOf(winners, teller), points })}`;

/** Some texts end as sentences do, others are parts of a line elsewhere. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
