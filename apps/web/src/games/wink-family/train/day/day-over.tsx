import { useState } from 'react';
import { copyText } from '../../../../shell/copy-text.ts';
import type { Language } from '../../../../shell/i18n/index.ts';
import { Icon, type IconName } from '../../../../ui/art/index.ts';
import { button } from '../../../../ui/button.ts';
import { CopyField } from '../../../../ui/copy-field.tsx';
import { Link } from '../../../../ui/link.tsx';
import { sayDay } from '../../texts/day.ts';
import css from './day-over.module.css';
import { type DayMark, type DayResult, rightlyTold } from './day-result.ts';
import { sayLine } from './say-day.ts';

interface DayOverProps {
  readonly result: DayResult;
  readonly language: Language;
  readonly onPractise: () => void;
}

const ICONS: Readonly<Record<DayMark, IconName>> = { right: 'eye', half: 'wink', missed: 'cross' };

/** How the day went: one figure, ten marks, and a line for others. */
export function DayOver({ result, language, onPractise }: DayOverProps) {
  const { marks, wrong, median } = result;
  const line = sayLine(result, language, `${window.location.host}${window.location.pathname}`);
  return (
    <section className={css.over} data-part="day-over" aria-label={sayDay('title')}>
      <h2 className={css.figure} role="status" data-part="day-figure">
        {sayDay('of', { figure: rightlyTold(result), winks: marks.length })}
      </h2>
      <ol className={css.marks}>
        {marks.map((mark, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: winks stay in their order.
          <li key={nth} data-mark={mark}>
            <span className="visually-hidden">{sayDay('nth', { nth: nth + 1, mark: sayDay(mark) })}</span>
            <Icon name={ICONS[mark]} />
          </li>
        ))}
      </ol>
      <p className={css.facts}>
        {median !== null && <span>{sayDay('median', { ms: median })}</span>}
        {wrong > 0 && <span>{sayDay('wrong', { count: wrong })}</span>}
      </p>
      <LineShown line={line} />
      <div className={css.ways}>
        <button type="button" {...button()} data-do="practise" onClick={onPractise}>
          {sayDay('again')}
        </button>
        <Link to="/train" {...button()}>
          {sayDay('train')}
        </Link>
      </div>
      <p>{sayDay('tomorrow')}</p>
    </section>
  );
}

/** To be copied, or to be passed on as this device does. */
function LineShown({ line }: { readonly line: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <div className={css.line}>
        <CopyField label={sayDay('lineLabel')} text={line} />
      </div>
      <div className={css.ways}>
        <button
          type="button"
          {...button('claim')}
          data-do="copy"
          onClick={async () => setCopied(await copyText(line))}
        >
          <Icon name={isCopied ? 'check' : 'copy'} /> {sayDay(isCopied ? 'copied' : 'copy')}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            {...button()}
            onClick={() => void navigator.share({ text: line }).catch(() => {})}
          >
            <Icon name="link" /> {sayDay('pass')}
          </button>
        )}
      </div>
    </>
  );
}
