import assert from 'node:assert/strict';
import { test } from 'node:test';
import { botGame } from '@oeillade/catalogue/testkit';
import { proofOfText, states } from '../support.ts';

/** The same record with the cards that nobody drew after its last shuffle in another order; null where it has none such. */
function reshuffled(text: string): string | null {
  const texts = text.trimEnd().split('\n');
  const lines = texts.map((line) => JSON.parse(line) as { e?: string; pile: string[]; cards: string[] });
  const at = lines.findLastIndex(({ e }) => e === 'returned');
  if (at === -1) return null;
  const { pile } = lines[at]!;
  const drawn = lines
    .slice(at)
    .reduce((sum, { e, cards }) => sum + (e === 'drew' ? 1 : e === 'filled' ? cards.length : 0), 0);
  const other = [...pile.slice(0, drawn), ...pile.slice(drawn).toReversed()];
  if (other.join() === pile.join()) return null;
  return texts.with(at, JSON.stringify({ ...lines[at], pile: other })).join('\n');
}

test('S-27 a shuffle in the middle of the game that the seed does not give', () => {
  const forgeries = Array.from({ length: 20 }, (_, number) => {
    const seed = `proof ${number}`;
    return botGame({ game: 'spywhere', players: 4, seed, options: { noTriples: true } }).record;
  }).flatMap((text) => reshuffled(text) ?? []);
  assert.ok(forgeries.length > 0, 'no game had a shuffle');
  for (const text of forgeries) {
    assert.deepEqual(states(text).slice(3), ['deal wrong', 'moves right', 'end right']);
    assert.equal(proofOfText(text).deal, 'other-shuffle');
  }
});
