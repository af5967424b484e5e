import { type PromisesKept, promisesKept } from '@oeillade/kernel';
import { isProven, type Proof, proofOf, type RecordText } from '@oeillade/story';
import { useMemo, useState } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { readKept } from '../../../shell/kept-link.ts';
import { findGame } from '../../../shell/library.ts';
import { goTo } from '../../../shell/route.ts';
import { dealSeen } from '../../../shell/session/deals-seen.ts';
import { Icon } from '../../../ui/art/index.ts';
import { button } from '../../../ui/button.ts';
import { TopBar } from '../../../ui/top-bar.tsx';
import { Ways } from '../../../ui/ways.tsx';
import type { Appearance } from '../../history/appearances.ts';
import { FlawShown } from '../../rules/flaw-shown.tsx';
import { gameOf } from '../../rules/game-of.ts';
import { handOver } from '../handed.ts';
import { OpenFile } from '../open-file.tsx';
import replayPageCss from '../replay-page.module.css';
import { useSource } from '../use-source.ts';
import { WhichGame } from '../which-game.tsx';
import css from './proof-page.module.css';
import proofStepsCss from './proof-steps.module.css';
import { ProofSteps } from './proof-steps.tsx';
import { SeenSteps } from './seen-steps.tsx';

export const textGroups = ['table', 'afterGame'] as const;

/** A record is checked here, in the browser of whoever doubts: its deal, and every move. */
export default function ProofPage() {
  const [source, open] = useSource({ bare: '/proof' });
  const [chosen, choose] = useState(0);
  const piece = source.is === 'there' ? source.pieces[chosen] : undefined;
  return (
    <main className={replayPageCss.page} data-part="replay-proof">
      <TopBar />
      <div className={replayPageCss.open}>
        <h1>{t('proof.title')}</h1>
        <p>{t('proof.lead')}</p>
        {source.is === 'trouble' && (
          <p className={replayPageCss.trouble} role="alert">
            {t(`replay.trouble.${source.trouble}`)}
          </p>
        )}
        <OpenFile
          onRead={(read) => {
            choose(0);
            open(read);
          }}
        />
      </div>
      {source.is === 'there' && piece && (
        <>
          <WhichGame count={source.pieces.length} chosen={chosen} onChoose={choose} />
          <Proven piece={piece} appearances={source.appearances} />
        </>
      )}
      <p className={proofStepsCss.how} data-part="replay-how">
        {t('proof.how')}
      </p>
      <Ways from="/proof" />
    </main>
  );
}

interface ProvenProps {
  readonly piece: RecordText;
  readonly appearances: readonly Appearance[] | null;
}

function Proven({ piece, appearances }: ProvenProps) {
  const proof = useMemo(() => proofOf(piece, findGame), [piece]);
  const seen = useMemo(() => {
    const game = readKept(window.location.search);
    return proof.record && dealSeen(game, proof.record.header.commitment);
  }, [proof]);
  const kept = seen && proof.record && promisesKept(proof.record, seen);
  const state = stateOf(proof, kept);
  return (
    <section className={css.proven} aria-labelledby="rp-proven">
      <h2 id="rp-proven" role="status" data-state={state}>
        {t(`proof.${state}`)}
      </h2>
      <ProofSteps proof={proof} />
      {proof.record && <SeenSteps kept={kept} failedStarts={seen?.failedStarts ?? 0} />}
      {proof.flaw && <FlawShown flaw={proof.flaw} game={gameOf(piece)} />}
      {proof.record && !proof.flaw && (
        <button
          type="button"
          {...button()}
          onClick={() => {
            const path = `/replay${window.location.search}`;
            handOver(path, { text: piece.texts.join('\n'), appearances });
            goTo(path);
          }}
        >
          <Icon name="eye" /> {t('proof.watch')}
        </button>
      )}
    </section>
  );
}

function stateOf(proof: Proof, kept: PromisesKept | null): 'proven' | 'broken' | 'open' {
  if (kept && Object.values(kept).includes(false)) return 'broken';
  if (isProven(proof)) return 'proven';
  return proof.steps.some(({ state }) => state === 'wrong') ? 'broken' : 'open';
}
