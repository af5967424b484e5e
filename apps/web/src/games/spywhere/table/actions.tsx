import { type Language, t } from '../../../shell/i18n/index.ts';
import { Icon } from '../../../ui/art/index.ts';
import { DishCard } from '../art/index.ts';
import { Swap } from './market.tsx';
import { nationName, sayStep } from './speech.ts';
import type { Nation, SpywhereScreen } from './spywhere-screen.ts';
import type { Doings, Spywhere } from './use-spywhere.ts';

interface ActionsProps {
  readonly screen: SpywhereScreen;
  readonly doings: Doings;
  readonly sent: Spywhere['sent'];
  readonly language: Language;
  /** The market card that I point at. */
  readonly aimed: Nation | null;
  readonly given: Nation | null;
  readonly onIdentify: () => void;
  readonly onLast: () => void;
}

/** What I can do now. Each thing has its place, so that nothing jumps under the thumb. */
export function Actions(props: ActionsProps) {
  const { screen, doings, sent } = props;
  const { mayDraw, mayExchange, mayEndTurn, last } = screen;
  return (
    <section className="sp-actions" aria-label={t('table.actions')} aria-busy={sent !== null}>
      {mayDraw && (
        <button type="button" className="btn claim sp-wide" onClick={doings.draw}>
          <Icon name="cards" />
          <span>
            {t('spywhere.draw')}
            <small>{t('spywhere.drawHint')}</small>
          </span>
        </button>
      )}
      {mayExchange && <Preview {...props} />}
      {mayEndTurn && <TurnEnd {...props} />}
      {last && (
        <button type="button" className="btn claim sp-wide" data-focus="last" onClick={props.onLast}>
          <Icon name="eye" />
          <span>{t('spywhere.lastOpen')}</span>
        </button>
      )}
      {!mayDraw && !mayExchange && !mayEndTurn && !last && <p className="sp-quiet">{sayStep(screen)}</p>}
    </section>
  );
}

/** What will be exchanged, before it is. */
function Preview({ screen, given, aimed, language }: ActionsProps) {
  const gave = given ?? screen.gave;
  const took = screen.market.find(({ isSelected }) => isSelected)?.nation ?? aimed;
  const say = (nation: Nation | null) => (nation ? nationName(nation, language) : '');
  const hint = gave
    ? 'spywhere.chooseTaken'
    : screen.market.some(({ isSelected }) => isSelected)
      ? 'spywhere.chooseGiven'
      : 'spywhere.chooseEither';
  return (
    <div className="sp-preview" data-full={(gave && took) || undefined}>
      <Mini nation={gave} />
      <Swap />
      <Mini nation={gave || took ? took : null} />
      <p>
        {gave && took ? (
          <>
            <b>
              {t('spywhere.youGive')} {say(gave)}
            </b>
            <b>
              {t('spywhere.youTake')} {say(took)}
            </b>
          </>
        ) : (
          t(hint)
        )}
      </p>
    </div>
  );
}

const Mini = ({ nation }: { nation: Nation | null }) => (
  <span className="sp-mini" aria-hidden="true">
    {nation && <DishCard nation={nation} />}
  </span>
);

function TurnEnd({ screen, doings, language, onIdentify }: ActionsProps) {
  const { eliminable, targets, turnsBeforeAttempts } = screen;
  const mayAttempt = targets.length > 0;
  return (
    <>
      {eliminable ? (
        <button type="button" className="btn claim sp-wide" data-focus="act" onClick={doings.eliminate}>
          <span className="sp-three" aria-hidden="true">
            {['first', 'second', 'third'].map((key) => (
              <DishCard key={key} nation={eliminable} />
            ))}
          </span>
          <span>
            <span aria-hidden="true">{t('spywhere.eliminate')}</span>
            <span className="visually-hidden">
              {t('spywhere.eliminateThree', { nation: nationName(eliminable, language) })},{' '}
            </span>
            <small>{t('spywhere.eliminateHint')}</small>
          </span>
        </button>
      ) : (
        !mayAttempt &&
        turnsBeforeAttempts > 0 && (
          <p className="sp-quiet">{t('spywhere.tooEarly', { count: turnsBeforeAttempts })}</p>
        )
      )}
      <button
        type="button"
        className="btn danger"
        data-focus={eliminable || !mayAttempt ? undefined : 'act'}
        aria-haspopup="dialog"
        aria-disabled={!mayAttempt}
        disabled={!mayAttempt}
        onClick={onIdentify}
      >
        {t('spywhere.identify')}
      </button>
      <button
        type="button"
        className="btn"
        data-focus={eliminable || mayAttempt ? undefined : 'act'}
        onClick={doings.endTurn}
      >
        {t('spywhere.endTurn')}
      </button>
    </>
  );
}
