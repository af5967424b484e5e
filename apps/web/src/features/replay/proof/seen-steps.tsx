import type { PromisesKept } from '@oeillade/kernel';
import { t } from '../../../shell/i18n/index.ts';
import { Icon } from '../../../ui/art/index.ts';

const STEPS = ['mine', 'others', 'agreed', 'dealt'] as const;

interface SeenStepsProps {
  /** Null where this browser did not sit at the table, or has forgotten it. */
  readonly kept: PromisesKept | null;
  readonly failedStarts: number;
}

/** What no record can prove: that everybody had fixed their words before anybody showed theirs. */
export function SeenSteps({ kept, failedStarts: count }: SeenStepsProps) {
  if (!kept) return <p className="rp-how">{t('proof.seen.unseen')}</p>;
  return (
    <>
      <h3>{t('proof.seen.title')}</h3>
      <ol className="rp-steps">
        {STEPS.filter((step) => kept[step] !== null).map((step) => (
          <li key={step} data-step={step} data-state={kept[step] ? 'right' : 'wrong'}>
            <Icon name={kept[step] ? 'check' : 'cross'} />
            <div>
              <h3>
                {t(`proof.seen.${step}.title`)}{' '}
                <small>{t(`proof.states.${kept[step] ? 'right' : 'wrong'}`)}</small>
              </h3>
              <p>{t(`proof.seen.${step}.${kept[step] ? 'right' : 'wrong'}`)}</p>
            </div>
          </li>
        ))}
      </ol>
      {count > 0 && <p className="rp-how">{t('proof.seen.failed', { count })}</p>}
    </>
  );
}
