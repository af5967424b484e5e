import { TEMPERAMENTS, type Temperament } from '@oeillade/bots/cast';
import { CAST } from '@oeillade/table';
import type { CastPage } from '../games/page.ts';
import { row } from './row.ts';

/** What a temperament does in every game. */
const EVERYWHERE: Readonly<Partial<Record<keyof Temperament, string>>> = {
  haste: 'thinks and calls faster',
  restlessness:
    'lets its eyes rest shorter on faces and on the board, by a tenth at most, for who looks more often sees more',
  talkativeness: 'how often it says a word where it could, from 0 to 1',
};

const TRAITS = ['boldness', 'haste', 'mischief', 'restlessness', 'talkativeness'] as const;

const aboutCast = (games: readonly CastPage[]): string => `## The cast

Whoever plays against bots plays against persons: always with the same name, face, colour and costume, at one level. A temperament changes how a
level is played, by a quarter of a number at most, from -1 to 1; 0 is as the level plays. What a bot is told, notices, remembers and counts is
the level's own. Against others of their level without a temperament each wins about a fair share: ${games.map(({ share }) => share).join(', ')}. [bench.md](bench.md#how-well-the-bots-play) measures levels, which have none.

${TRAITS.map((trait) => `- **${trait}**: ${meaningOf(trait, games)}`).join('\n')}

They speak now and then, of what everybody has been told and of nothing else, by phrases (\`voice-glad\`) for which pages have lines of each person's own.
`;

const meaningOf = (trait: keyof Temperament, games: readonly CastPage[]): string =>
  [EVERYWHERE[trait], ...games.map(({ does }) => does[trait])]
    .filter((meaning) => meaning !== undefined)
    .join('; ');

/** Who of the cast plays how, everywhere and in the games that tell more of it. */
export function castChapter(games: readonly CastPage[]): string {
  const rows = CAST.map(({ id, name, level }) => [
    name,
    level,
    ...TRAITS.map((trait) => String(TEMPERAMENTS[id][trait])),
  ]);
  return [
    aboutCast(games),
    row(['name', 'level', ...TRAITS]),
    row(['---', '---', ...TRAITS.map(() => '---:')]),
    ...rows.map(row),
    '',
  ].join('\n');
}
