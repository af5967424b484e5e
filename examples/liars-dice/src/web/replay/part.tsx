import type { ReplayPart, SceneProps } from '@oeillade/web/games/contract/replay.ts';
import { t } from '@oeillade/web/shell/i18n/index.ts';
import { useLanguage } from '@oeillade/web/shell/use-language.ts';
import { Loge } from '@oeillade/web/ui/art/index.ts';
import replayFaceCss from '@oeillade/web/ui/table/replay-face.module.css';
import type { DiceScene, DiceStory } from '../../story/index.ts';
import { Dice, Die } from '../die.tsx';
import { sayDice } from '../table/speech.ts';
import { say } from '../texts/table.ts';
import { unseen } from '../unseen.ts';
import { markOf, sayTold } from './say.ts';
import css from './scene.module.css';

function Scene({ story, t: now, viewer, people, onChoose }: SceneProps) {
  useLanguage();
  const scene = story.sceneAt(now, viewer) as DiceScene;
  const { bid, counts, turn } = scene.view;
  return (
    <div className={css.scene} data-part="replay-dice">
      <p className={css.bid}>
        {bid ? (
          <>
            {say('bidOf', { name: people[bid.seat]?.name ?? '' })} <b>{bid.count} ×</b>{' '}
            <Die face={bid.face} />
          </>
        ) : (
          say('noBid')
        )}
      </p>
      <ul className={css.seats} aria-label={t('replay.table')}>
        {people.map(({ seat, name, face, colour, isBot }) => {
          const dice = scene.dice[seat] ?? unseen(counts[seat]!);
          return (
            <li key={seat} data-part="replay-dice-seat">
              <button
                type="button"
                className={replayFaceCss.face}
                data-part="replay-face"
                data-turn={turn === seat || undefined}
                aria-pressed={viewer === seat}
                aria-label={t('replay.seatLink', { name })}
                onClick={() => onChoose(viewer === seat ? null : seat)}
              >
                <Loge guest={face} colour={colour} name={name} plain isBot={isBot} blinks={false} />
              </button>
              <Dice dice={dice} label={say('diceOf', { name, dice: sayDice(dice) })} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export const replay: ReplayPart = {
  Scene,
  tellBeats: (story, viewer, teller) =>
    (story as DiceStory)
      .beats(viewer)
      .map(({ t: at, told }) => ({ t: at, ...sayTold(told, teller), mark: markOf(told) })),
};
