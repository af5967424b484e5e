import '../../../styles/home.css';
import '../../../styles/replay/index.css';
import { type PromisesKept, promisesKept } from '@oeillade/kernel';
import { isProven, type Piece, type Proof, proofOf } from '@oeillade/story';
import { useMemo, useState } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { goTo } from '../../../shell/route.ts';
import { dealSeen } from '../../../shell/session/deals-seen.ts';
import { Icon } from '../../../ui/art/index.ts';
import { TopBar } from '../../../ui/top-bar.tsx';
import type { Look } from '../../history/looks.ts';
import { FlawShown } from '../flaw-shown.tsx';
import { gameOf } from '../game-of.ts';
import { handOver } from '../handed.ts';
import { readKept } from '../kept-link.ts';
import { OpenFile } from '../open-file.tsx';
import { useSource } from '../use-source.ts';
import { Ways } from '../ways.tsx';
import { WhichGame } from '../which-game.tsx';
import { ProofSteps } from './proof-steps.tsx';
import { SeenSteps } from './seen-steps.tsx';

/** A record is checked here, in the browser of whoever doubts: its deal, and every move. */
export default function ProofPage() {
  const [source, open] = useSource({ bare: '/proof' });
  const [chosen, choose] = useState(0);
  const piece = source.is === 'there' ? source.pieces[chosen] : undefined;
  return (
    <main className="rp rp-proof">
      <TopBar />
      <div className="rp-open">
        <h1>{t('proof.title')}</h1>
        <p>{t('proof.lead')}</p>
        {source.is === 'trouble' && (
          <p className="rp-trouble" role="alert">
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
          <Proven piece={piece} looks={source.looks} />
        </>
      )}
      <p className="rp-how">{t('proof.how')}</p>
      <Ways from="/proof" />
    </main>
  );
}

interface ProvenProps {
  readonly piece: Piece;
  readonly looks: readonly Look[] | null;
}

function Proven({ piece, looks }: ProvenProps) {
  const proof = useMemo(() => proofOf(piece), [piece]);
  const seen = useMemo(() => {
    const game = readKept(window.location.search);
    return proof.record && dealSeen(game, proof.record.header.commitment);
  }, [proof]);
  const kept = seen && proof.record && promisesKept(proof.record, seen);
  const state = stateOf(proof, kept);
  return (
    <section className="rp-proven" aria-labelledby="rp-proven">
      <h2 id="rp-proven" role="status" data-state={state}>
        {t(`proof.${state}`)}
      </h2>
      <ProofSteps proof={proof} />
      {proof.record && <SeenSteps kept={kept} failedStarts={seen?.failedStarts ?? 0} />}
      {proof.flaw && <FlawShown flaw={proof.flaw} game={gameOf(piece)} />}
      {proof.record && !proof.flaw && (
        <button
          type="button"
          className="btn"
          onClick={() => {
            const path = `/replay${window.location.search}`;
            handOver(path, { text: piece.texts.join('\n'), looks });
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
