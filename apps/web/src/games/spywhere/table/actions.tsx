import { memo } from 'react';
import { type Language, t } from '../../../shell/i18n/index.ts';
import { useLanguage } from '../../../shell/use-language.ts';
import { Icon } from '../../../ui/art/index.ts';
import { button } from '../../../ui/button.ts';
import { DishCard } from '../art/index.ts';
import { say } from '../texts/table.ts';
import css from './actions.module.css';
import { Swap } from './market.tsx';
import { nationName, sayStep } from './speech.ts';
import type { Nation, SpywhereScreen } from './spywhere-screen.ts';
import type { SpywhereActions } from './spywhere-store.ts';
import { useShown, useTable } from './use-spywhere.ts';

interface Possible {
  readonly screen: Pick<
    SpywhereScreen,
    | 'step'
    | 'isMyTurn'
    | 'turn'
    | 'awaited'
    | 'last'
    | 'eliminable'
    | 'targets'
    | 'mayDraw'
    | 'mayExchange'
    | 'mayEndTurn'
    | 'gave'
    | 'market'
    | 'turnsBeforeAttempts'
  >;
  /** The card of the market that I point at. */
  readonly aimed: Nation | null;
  readonly given: Nation | null;
}

interface ActionsProps extends Possible {
  readonly actions: SpywhereActions;
  readonly language: Language;
}

/** What I can do now. Each thing has its place, so that nothing jumps under the thumb. */
export const Actions = memo(function Actions() {
  const language = useLanguage();
  const { actions } = useTable();
  const { isBusy, ...possible } = useShown(({ screen, sent, aim, drag }): Possible & { isBusy: boolean } => {
    const { step, isMyTurn, turn, awaited, last, eliminable, targets } = screen;
    const { mayDraw, mayExchange, mayEndTurn, gave, market, turnsBeforeAttempts } = screen;
    const pointed = drag ? drag.over : aim;
    return {
      screen: {
        ...{ step, isMyTurn, turn, awaited, last, eliminable, targets },
        ...{ mayDraw, mayExchange, mayEndTurn, gave, market, turnsBeforeAttempts },
      },
      aimed: pointed === null ? null : (market[pointed]?.nation ?? null),
      given: drag?.nation ?? null,
      isBusy: sent !== null,
    };
  });
  const { screen } = possible;
  const props = { ...possible, actions, language };
  const { mayDraw, mayExchange, mayEndTurn, last } = screen;
  return (
    <section
      className={css.actions}
      data-part="spy-actions"
      aria-label={t('table.actions')}
      aria-busy={isBusy}
    >
      {mayDraw && (
        <button type="button" {...button('claim', css.wide)} onClick={actions.draw}>
          <Icon name="cards" />
          <span>
            {say('draw')}
            <small>{say('drawHint')}</small>
          </span>
        </button>
      )}
      {mayExchange && <Preview {...props} />}
      {mayEndTurn && <TurnEnd {...props} />}
      {last && (
        <button
          type="button"
          {...button('claim', css.wide)}
          data-focus="last"
          onClick={() => actions.open({ is: 'last' })}
        >
          <Icon name="eye" />
          <span>{say('lastOpen')}</span>
        </button>
      )}
      {!mayDraw && !mayExchange && !mayEndTurn && !last && <p className={css.quiet}>{sayStep(screen)}</p>}
    </section>
  );
});

/** Shows the two cards of an exchange before it is made. */
function Preview({ screen, given, aimed, language }: ActionsProps) {
  const gave = given ?? screen.gave;
  const took = screen.market.find(({ isSelected }) => isSelected)?.nation ?? aimed;
  const nameOf = (nation: Nation | null) => (nation ? nationName(nation, language) : '');
  const hint = gave
    ? 'chooseTaken'
    : screen.market.some(({ isSelected }) => isSelected)
      ? 'chooseGiven'
      : 'chooseEither';
  return (
    <div className={css.preview} data-full={(gave && took) || undefined}>
      <Mini nation={gave} />
      <Swap />
      <Mini nation={gave || took ? took : null} />
      <p>
        {gave && took ? (
          <>
            <b>
              {say('youGive')} {nameOf(gave)}
            </b>
            <b>
              {say('youTake')} {nameOf(took)}
            </b>
          </>
        ) : (
          say(hint)
        )}
      </p>
    </div>
  );
}

const Mini = ({ nation }: { nation: Nation | null }) => (
  <span className={css.mini} aria-hidden="true">
    {nation && <DishCard nation={nation} />}
  </span>
);

function TurnEnd({ screen, actions, language }: ActionsProps) {
  const { eliminable, targets, turnsBeforeAttempts } = screen;
  const mayAttempt = targets.length > 0;
  return (
    <>
      {eliminable ? (
        <button type="button" {...button('claim', css.wide)} data-focus="act" onClick={actions.eliminate}>
          <span className={css.three} aria-hidden="true">
            {['first', 'second', 'third'].map((key) => (
              <DishCard key={key} nation={eliminable} />
            ))}
          </span>
          <span>
            <span aria-hidden="true">{say('eliminate')}</span>
            <span className="visually-hidden">
              {say('eliminateThree', { nation: nationName(eliminable, language) })},{' '}
            </span>
            <small>{say('eliminateHint')}</small>
          </span>
        </button>
      ) : (
        !mayAttempt &&
        turnsBeforeAttempts > 0 && (
          <p className={css.quiet}>{say('tooEarly', { count: turnsBeforeAttempts })}</p>
        )
      )}
      <button
        type="button"
        {...button('danger')}
        data-focus={eliminable || !mayAttempt ? undefined : 'act'}
        aria-haspopup="dialog"
        aria-disabled={!mayAttempt}
        disabled={!mayAttempt}
        onClick={() => actions.open({ is: 'identify' })}
      >
        {say('identify')}
      </button>
      <button
        type="button"
        {...button()}
        data-focus={eliminable || mayAttempt ? undefined : 'act'}
        onClick={actions.endTurn}
      >
        {say('endTurn')}
      </button>
    </>
  );
}
