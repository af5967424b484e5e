import { spywhereRules } from '@oeillade/games';
import type { Viewer } from '@oeillade/kernel';
import type { SpywhereScene } from '@oeillade/story/spywhere';
import type { CSSProperties } from 'react';
import { type Language, t } from '../../../shell/i18n/index.ts';
import { colourOf, Loge } from '../../../ui/art/index.ts';
import type { Person } from '../../../ui/table/people.ts';
import { IdentificationCard } from '../art/index.ts';
import { NationChip } from '../table/nation-chip.tsx';
import { nationName } from '../table/speech.ts';
import { type ChanceShown, Chances } from './chances.tsx';

type Nation = spywhereRules.Nation;

interface SeatProps {
  readonly person: Person;
  readonly people: readonly Person[];
  readonly scene: SpywhereScene;
  readonly isViewer: boolean;
  /** What a perfect reasoner believed; null through the eyes of one seat. */
  readonly chances: readonly ChanceShown[] | null;
  readonly language: Language;
  readonly onChoose: (viewer: Viewer) => void;
}

/** One place: passport, hand, clues, and what others have laid in front of it. */
export function Seat({ person, people, scene, isViewer, chances, language, onChoose }: SeatProps) {
  const { seat, name, colour } = person;
  const own = scene.own[seat];
  const { handSize, clues } = scene.view.seats[seat]!;
  const isTurn = scene.view.turn === seat;
  const guesses = scene.attempts.flatMap((attempts, by) =>
    attempts.filter(({ at }) => at === seat).map(({ nation }) => ({ by: people[by]!, nation })),
  );
  const label = [t('replay.seatLink', { name }), isTurn ? t('table.onTurn') : null]
    .filter(Boolean)
    .join('. ');
  return (
    <li
      className="rp-spy-seat"
      data-turn={isTurn || undefined}
      data-viewer={isViewer || undefined}
      style={{ '--pc': colourOf(colour) } as CSSProperties}
    >
      <button
        type="button"
        className="rp-face"
        aria-pressed={isViewer}
        aria-label={label}
        onClick={() => onChoose(isViewer ? null : seat)}
      >
        <Loge guest={person.face} colour={colour} name={name} plain isBot={person.isBot} blinks={false} />
      </button>
      <div className="rp-spy-own">
        <Row title={t('spywhere.passport')}>
          {own
            ? own.passports.map((nation) => <Chip key={nation} nation={nation} language={language} />)
            : '?'}
        </Row>
        <Row title={t('replay.hand')}>
          {own ? <Stacks cards={own.hand} language={language} /> : t('replay.hidden', { count: handSize })}
        </Row>
        {clues.length > 0 && (
          <Row title={t('replay.clues')}>
            <Stacks cards={clues} language={language} each={3} />
          </Row>
        )}
        {guesses.length > 0 && (
          <Row title={t('replay.guesses', { name })}>
            {guesses.map(({ by, nation }, index) => (
              <span
                className="rp-guess"
                // biome-ignore lint/suspicious/noArrayIndexKey: cards are only added.
                key={index}
              >
                <IdentificationCard
                  colour={by.colour}
                  nation={nation}
                  label={`${by.name}: ${nation ? nationName(nation, language) : '?'}`}
                />
              </span>
            ))}
          </Row>
        )}
        {chances && <Chances chances={chances} truth={own?.passports ?? []} language={language} />}
      </div>
    </li>
  );
}

function Row({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="rp-row">
      <small>{title}</small>
      <span>{children}</span>
    </div>
  );
}

function Chip({ nation, language }: { nation: Nation; language: Language }) {
  return <NationChip nation={nation} label={nationName(nation, language)} />;
}

interface StacksProps {
  readonly cards: readonly Nation[];
  readonly language: Language;
  /** How many cards each stands for. */
  readonly each?: number;
}

/** Cards of a kind together. */
function Stacks({ cards, language, each = 1 }: StacksProps) {
  const kinds = spywhereRules.NATIONS.map((nation) => ({
    nation,
    count: each * cards.filter((card) => card === nation).length,
  })).filter(({ count }) => count > 0);
  return kinds.map(({ nation, count }) => (
    <span className="rp-stack" key={nation}>
      <Chip nation={nation} language={language} />
      {count > 1 && <b>×{count}</b>}
    </span>
  ));
}
