import type { Node } from 'oxc-parser';
import { nameOf, useOf } from './syntax.ts';
import { at, packageOf, type Repo, type SourceFile, type Violation } from './workspace.ts';

/**
 * Where tables live: on a server, in a browser without one, and in a lesson. All run the very same room, so that no rule,
 * no view and no bot exists twice.
 */
export const TABLE_MAKERS = [
  'apps/server/src/room/rooms.ts',
  'apps/web/src/features/offline/local-tables.ts',
  'apps/web/src/features/learn/lesson/lesson-table.ts',
];
const ROOM = '@oeillade/room';
const BOTS = '@oeillade/bots';

/** The lab plays bots against each other at virtual tables, and seats them at tables of servers. */
const DRIVES_BOTS = 'apps/lab';
/** In a lesson somebody follows a script where a bot would sit, and plays no game of their own. */
const FOLLOWS_A_SCRIPT = 'apps/web/src/features/learn/lesson/actor.ts';

const MAKES_TABLES = ['Table.open', 'Table.restore', 'new Room'];
const GAME_OR_BOT = ['Game', 'Bot'];

export function tableMakerViolations({ files }: Repo): Violation[] {
  const ofApps = files.filter(({ path, part }) => path.startsWith('apps/') && part === 'src');
  return ofApps.flatMap((file) => [
    ...(TABLE_MAKERS.includes(file.path) ? withoutRoom(file) : tablesElsewhere(file)),
    ...botsDriven(file),
    ...(file.path === FOLLOWS_A_SCRIPT ? [] : gamesAndBots(file)),
  ]);
}

function withoutRoom({ path, edges }: SourceFile): Violation[] {
  const hasRoom = edges.some(({ specifier, typeOnly }) => specifier === ROOM && !typeOnly);
  return hasRoom ? [] : [{ file: path, message: `makes tables and does not use the room of ${ROOM}` }];
}

const tablesElsewhere = (file: SourceFile): Violation[] =>
  found(file, makesTable, `only these make tables: ${TABLE_MAKERS.join(', ')}`);

const gamesAndBots = (file: SourceFile): Violation[] =>
  found(file, isGameOrBot, 'games and bots live in packages, and each of them once');

const makesTable = (node: Node): boolean => MAKES_TABLES.includes(useOf(node) ?? '');

function isGameOrBot(node: Node): boolean {
  const type =
    node.type === 'TSClassImplements'
      ? node
      : node.type === 'TSSatisfiesExpression'
        ? node.typeAnnotation
        : null;
  return type !== null && GAME_OR_BOT.includes(nameOf(type) ?? '');
}

function botsDriven({ path, workspace, edges }: SourceFile): Violation[] {
  if (workspace === DRIVES_BOTS) return [];
  return edges
    .filter(({ specifier, typeOnly }) => packageOf(specifier) === BOTS && !typeOnly)
    .map(() => ({ file: path, message: `drives bots itself: ${ROOM} does` }));
}

function found(file: SourceFile, isIt: (node: Node) => boolean, message: string): Violation[] {
  return file.syntax.places.filter(({ node }) => isIt(node)).map(({ node }) => at(file, node, message));
}
