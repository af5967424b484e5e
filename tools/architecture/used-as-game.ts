import type { Node } from 'oxc-parser';
import type { GameName } from './game-name.ts';
import { nameOf, type Place, textOf, textUnder } from './syntax.ts';

/** `game`, `gameId`, `GAMES`, `edition.id`, `findGame`. */
const SPEAKS_OF_GAMES = /game|edition/i;
/** These ask what stands before the point: `games.get('wink')`. */
const ASKS = ['get', 'has', 'includes', 'indexOf', 'id'];

/** Whether a word that means other things as well stands where a game does: compared with one, called one, beside one. */
export function isUsedAsGame(place: Place, names: readonly GameName[]): boolean {
  if (!place.parent) return false;
  const { node, parent } = place;
  const around = parent.node;
  switch (around.type) {
    case 'BinaryExpression':
      return tellsGames(around.left === node ? around.right : around.left);
    case 'SwitchCase':
      return parent.parent?.node.type === 'SwitchStatement' && tellsGames(parent.parent.node.discriminant);
    case 'MemberExpression':
      return around.property === node ? speaksOfGames(around.object) : isAsked(parent);
    case 'CallExpression':
      return around.callee !== node && (speaksOfGames(around.callee) || isBesideGame(place, names));
    case 'JSXAttribute':
      return speaksOfGames(around.name);
    case 'Property':
    case 'PropertyDefinition':
    case 'TSPropertySignature':
      if (around.key === node) return !isReferenceBy(place) && stands(parent, names);
      return speaksOfGames(around.key) || (nameOf(around.key) === 'id' && stands(parent, names));
    case 'VariableDeclarator':
    case 'TSTypeAliasDeclaration':
      return around.id !== node && speaksOfGames(around.id);
    case 'AssignmentExpression':
    case 'AssignmentPattern':
      return around.left !== node && speaksOfGames(around.left);
    case 'Identifier':
      return speaksOfGames(around);
    case 'ArrayExpression':
    case 'TSUnionType':
    case 'ObjectExpression':
    case 'TSTypeLiteral':
      return stands(place, names);
    case 'ConditionalExpression':
      return around.test !== node && isUsedAsGame(parent, names);
    case 'LogicalExpression':
      return speaksOfGames(around.left) || isUsedAsGame(parent, names);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSLiteralType':
    case 'TSTypeAnnotation':
    case 'TSArrayType':
      return isUsedAsGame(parent, names);
    default:
      return false;
  }
}

/** Beside another game in a list, or in a list that is called one of games. */
const stands = (member: Place, names: readonly GameName[]): boolean =>
  isBesideGame(member, names) || (member.parent !== null && isUsedAsGame(member.parent, names));

function isBesideGame({ node, parent }: Place, names: readonly GameName[]): boolean {
  const others = parent === null ? [] : membersOf(parent.node).filter((other) => other !== node);
  return others.some((other) =>
    names.some(({ text, camel, isDistinct }) => isDistinct && [text, camel].includes(wordOf(other) ?? '')),
  );
}

function membersOf(node: Node): readonly (Node | null)[] {
  switch (node.type) {
    case 'ArrayExpression':
      return node.elements;
    case 'TSUnionType':
      return node.types;
    case 'ObjectExpression':
      return node.properties;
    case 'TSTypeLiteral':
      return node.members;
    case 'CallExpression':
      return node.arguments;
    default:
      return [];
  }
}

function wordOf(node: Node | null): string | null {
  if (node?.type === 'TSLiteralType') return textOf(node.literal);
  if (node?.type === 'Property' || node?.type === 'TSPropertySignature') return nameOf(node.key);
  if (node?.type === 'ObjectExpression') return textUnder(node, 'id');
  return node && textOf(node);
}

/** The shorthand `{ wink }` only names something that was declared in this file: there, the declaration is checked. */
const isReferenceBy = ({ parent }: Place): boolean =>
  parent?.node.type === 'Property' && parent.node.shorthand;

/** `['wink', 'nod'].includes(game)` */
function isAsked(member: Place): boolean {
  const call = member.parent?.node;
  return call?.type === 'CallExpression' && call.arguments.some(speaksOfGames);
}

/** Whoever compares an id or a kind with the name of a game means the game. */
const tellsGames = (node: Node): boolean =>
  speaksOfGames(node) || ['id', 'kind'].includes(nameOf(node) ?? '');

function speaksOfGames(node: Node): boolean {
  const name = nameOf(node);
  if (name === null) return false;
  if (SPEAKS_OF_GAMES.test(name)) return true;
  return ASKS.includes(name) && node.type === 'MemberExpression' && speaksOfGames(node.object);
}
