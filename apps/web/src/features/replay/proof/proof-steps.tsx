import type { Proof, ProofStep } from '@oeillade/story';
import { t } from '../../../shell/i18n/index.ts';
import { Icon } from '../../../ui/art/index.ts';

const ICONS = { right: 'check', wrong: 'cross', open: 'help' } as const;

/** Each thing that was checked, in words, with how it came out. */
export function ProofSteps({ proof }: { proof: Proof }) {
  const count = proof.record?.lines.length ?? 0;
  return (
    <ol className="rp-steps">
      {proof.steps.map(({ step, state }) => (
        <li key={step} data-step={step} data-state={state}>
          <Icon name={ICONS[state]} />
          <div>
            <h3>
              {t(`proof.steps.${step}.title`)} <small>{t(`proof.states.${state}`)}</small>
            </h3>
            <p>{sayStep(step, state, count)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const sayStep = (step: ProofStep['step'], state: ProofStep['state'], count: number): string =>
  t(`proof.steps.${step}.${state}`, { count });
