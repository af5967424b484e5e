import type { SpywhereMoment } from '@oeillade/story/spywhere';
import type { WinkMoment } from '@oeillade/story/wink-family';
import type { CSSProperties } from 'react';
import { saySaw, secondsText } from '../../../games/wink-family/replay/say.ts';
import { t } from '../../../shell/i18n/index.ts';
import { AvatarRound, colourOf, Icon } from '../../../ui/art/index.ts';
import { clockText } from '../clock-text.ts';
import type { Teller } from '../teller.ts';

export type Moment = WinkMoment | SpywhereMoment;

interface MomentsProps {
  readonly moments: readonly Moment[];
  readonly teller: Teller;
  readonly onWatch: (moment: Moment) => void;
}

/** The best of the game, each with a button that plays it. */
export function Moments({ moments, teller, onWatch }: MomentsProps) {
  return (
    <ol className="rp-moments">
      {moments.map((moment) => (
        <li key={moment.kind}>
          <p className="rp-moment-faces" aria-hidden="true">
            {moment.seats.map((seat) => {
              const { face, colour } = teller.people[seat]!;
              return (
                <span key={seat} style={{ '--pc': colourOf(colour) } as CSSProperties}>
                  <AvatarRound guest={face} colour={colour} />
                </span>
              );
            })}
          </p>
          <h4>{t(`story.best.${moment.kind}`)}</h4>
          <p>{sayMoment(moment, teller)}</p>
          <button type="button" className="btn" onClick={() => onWatch(moment)}>
            <Icon name="play" /> {clockText(moment.from)}
            <span className="visually-hidden">
              {t('story.watch')}: {t(`story.best.${moment.kind}`)}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

export function sayMoment(moment: Moment, teller: Teller): string {
  const nameOf = (seat: number | undefined): string => teller.people[seat ?? -1]?.name ?? '';
  const percent = (share: number) =>
    share.toLocaleString(teller.language, { style: 'percent', maximumFractionDigits: 0 });
  const [first, second, third] = moment.seats;
  switch (moment.kind) {
    case 'closest-escape': {
      const words = { name: nameOf(first), to: nameOf(second), spy: nameOf(third), ms: moment.spy.by };
      return t('story.told.closest-escape', words);
    }
    case 'boldest-accusation': {
      const { number, right, saw } = moment.accusation;
      const words = { name: nameOf(first), named: nameOf(second), number };
      const outcome = t(right ? 'says.unmasked' : 'says.missed');
      return `${t('story.told.boldest-accusation', words)} ${outcome} ${saySaw(saw, teller)}`;
    }
    case 'longest-contact': {
      const seconds = secondsText(moment.until - moment.from, teller.language);
      return t('story.told.longest-contact', { one: nameOf(first), other: nameOf(second), seconds });
    }
    case 'boldest-guess': {
      const words = { name: nameOf(first), named: nameOf(second), percent: percent(moment.guess.chance) };
      return t('story.told.boldest-guess', words);
    }
    case 'worst-slip': {
      const words = { name: nameOf(first), before: percent(moment.before), after: percent(moment.after) };
      return t('story.told.worst-slip', words);
    }
    case 'best-kept':
      return t('story.told.best-kept', { name: nameOf(first), time: clockText(moment.until) });
  }
}
