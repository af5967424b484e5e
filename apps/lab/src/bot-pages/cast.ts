import { TEMPERAMENTS } from '@oeillade/bots/cast';
import { CAST } from '@oeillade/table';
import { row } from './row.ts';

const ABOUT = `## The cast

Whoever plays against bots plays against persons: always with the same name, face, colour and costume, at one level. A temperament changes how a
level is played, by a quarter of a number at most, from -1 to 1; 0 is as the level plays. What a bot is told, notices, remembers and counts is
the level's own. Against others of their level without a temperament each wins about a fair share: in WINK among five 0.82 to 1.10 of it (400 games each,
95 % within ±0.2), in Spywhere among four 0.93 to 1.05 (1,500 games each, ±0.09; sharks only differ in pace there). [bench.md](bench.md#how-well-the-bots-play) measures levels, which have none.

- **boldness**: accuses more often whom it has seen, is less cautious, and rather rash where its level is at all; in Spywhere guesses when it is less sure, by a tenth at most
- **haste**: thinks and calls faster
- **mischief**: plays the partner of callers to whom it owes nothing more often; in Spywhere exchanges on a whim
- **restlessness**: lets its eyes rest shorter on faces and on the board, by a tenth at most, for who looks more often sees more
- **talkativeness**: how often it says a word where it could, from 0 to 1

They speak now and then, of what everybody has been told and of nothing else, by phrases (\`voice-glad\`) for which pages have lines of each person's own.
`;

/** Who of the cast plays how. */
export function castChapter(): string {
  const head = ['name', 'level', 'boldness', 'haste', 'mischief', 'restlessness', 'talkativeness'];
  const rows = CAST.map(({ id, name, level }) => {
    const { boldness, haste, mischief, restlessness, talkativeness } = TEMPERAMENTS[id];
    return [name, level, ...[boldness, haste, mischief, restlessness, talkativeness].map(String)];
  });
  return [
    ABOUT,
    row(head),
    row(['---', '---', ...head.slice(2).map(() => '---:')]),
    ...rows.map(row),
    '',
  ].join('\n');
}
