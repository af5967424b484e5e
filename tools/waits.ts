import type { Node } from 'oxc-parser';
import { lineOf, nameOf, type Place, parse } from './architecture/syntax.ts';

/** What has a deadline, or fails by itself, and so ends the loop in which it stands. */
const ENDS_A_LOOP = /\b(?:assert|within|eventually|until|sees|waitFor\w*|now)\b|\bthrow\b/;
const LISTENS = /\.(?:on|once|addEventListener)\(/;
const HAS_A_DEADLINE = /\bsetTimeout\(|\bsignal\b/;
const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

/** Waits in a test that nothing ends where what is waited for never comes, as `file:line: the beginning of the wait`. */
export function endlessWaits(path: string, source: string): string[] {
  const { places, error } = parse(path, source);
  if (error !== null) return [`${path}: ${error}`];
  const text = ({ start, end }: Node): string => source.slice(start, end);

  const isWithin = (place: Place): boolean =>
    stands(place, ({ node }) => node.type === 'CallExpression' && nameOf(node.callee) === 'within');

  /** Kept under a name by which it is waited for later, with a deadline. */
  const isKept = (place: Place): boolean => {
    const name = keptAs(place);
    if (name === null) return false;
    return new RegExp(`\\bwithin\\([^;]*\\b${name}\\b`).test(source) && !awaits(name).test(source);
  };

  /**
   * A promise that somebody else resolves, by a function that was put where they find it, and that the test awaits under its
   * name. One without a name is a gate in what stands in for something: the test itself opens it.
   */
  const isLeftToOthers = (place: Place): boolean => {
    const { node, parent } = place;
    if (parent?.node.type !== 'VariableDeclarator') return false;
    const name = isWithResolvers(node) ? promiseIn(parent.node.id) : nameOf(parent.node.id);
    const isIt = isWithResolvers(node) || (isPromise(node) && givesAway(node, places));
    return isIt && name !== null && awaits(name).test(source);
  };

  const isEndless = (place: Place): boolean => {
    const { node } = place;
    if (isLoop(node)) return waits(place, places) && !comesToAnEnd(text(node)) && !isWithin(place);
    if (isLeftToOthers(place)) return !HAS_A_DEADLINE.test(text(node)) && !isWithin(place);
    const listens = isOnce(node) || (isPromise(node) && LISTENS.test(text(node)));
    return listens && !HAS_A_DEADLINE.test(text(node)) && !isWithin(place) && !isKept(place);
  };

  return places.filter(isEndless).map(({ node }) => {
    const [line] = text(node).split('\n');
    return `${path}:${lineOf(source, node)}: ${line}`;
  });
}

const awaits = (name: string): RegExp => new RegExp(`\\bawait (?:[\\w.]+\\.)?#?${name}\\b`);

/** `once` of an emitter: a component that is made once has a function for its first argument. */
const isOnce = (node: Node): boolean =>
  node.type === 'CallExpression' &&
  node.callee.type === 'Identifier' &&
  node.callee.name === 'once' &&
  node.arguments.length > 1;

const isPromise = (node: Node): boolean => node.type === 'NewExpression' && nameOf(node.callee) === 'Promise';

const isWithResolvers = (node: Node): boolean =>
  node.type === 'CallExpression' && nameOf(node.callee) === 'withResolvers';

/** What the promise of `Promise.withResolvers()` is called; a name of its own where the whole is kept. */
function promiseIn(id: Node): string | null {
  if (id.type !== 'ObjectPattern') return nameOf(id);
  for (const property of id.properties)
    if (property.type === 'Property' && nameOf(property.key) === 'promise') return nameOf(property.value);
  return null;
}

/** What puts a function where others find it. */
const KEEPS = /^(?:push|unshift|add|set)$/;

/** Whether the function that resolves it is kept somewhere, or called by a function that is. */
function givesAway(promise: Node, places: readonly Place[]): boolean {
  const executor = promise.type === 'NewExpression' ? promise.arguments[0] : undefined;
  if (executor?.type !== 'ArrowFunctionExpression') return false;
  const resolver = executor.params[0] && nameOf(executor.params[0]);
  return places.some(({ node, parent }) => {
    if (node.type !== 'Identifier' || node.name !== resolver || parent === null) return false;
    if (node.start < executor.body.start || node.end > executor.body.end) return false;
    const isKept = parent.node.type === 'AssignmentExpression' && parent.node.right === node;
    const isPushed = parent.node.type === 'CallExpression' && KEEPS.test(nameOf(parent.node.callee) ?? '');
    let around: Place | null = parent;
    while (around && !FUNCTIONS.includes(around.node.type)) around = around.parent;
    return isKept || isPushed || around?.node !== executor;
  });
}

/** A loop that goes on for as long as something is so. */
const isLoop = (node: Node): boolean =>
  node.type === 'WhileStatement' ||
  node.type === 'DoWhileStatement' ||
  (node.type === 'ForStatement' && node.update === null);

/** Whether the loop has a deadline, or counts up to a limit. */
function comesToAnEnd(loop: string): boolean {
  const [, counted] = /^while \(([\w.]+?)(?:\.length)? < /.exec(loop) ?? [];
  const counts =
    counted !== undefined && (loop.includes(`${counted}.push(`) || loop.includes(`${counted}++`));
  return counts || ENDS_A_LOOP.test(loop);
}

/** Whether the loop itself waits, and not only a function that stands in it. */
const waits = (loop: Place, places: readonly Place[]): boolean =>
  places.some(({ node, parent }) => {
    if (node.type !== 'AwaitExpression') return false;
    let place = parent;
    while (place && place !== loop && !FUNCTIONS.includes(place.node.type)) place = place.parent;
    return place === loop;
  });

function stands(place: Place, isIt: (around: Place) => boolean): boolean {
  for (let around = place.parent; around; around = around.parent) if (isIt(around)) return true;
  return false;
}

/** The name of the variable or the field that a promise, or a list of promises, becomes. */
function keptAs({ parent }: Place): string | null {
  for (let around = parent; around; around = around.parent) {
    const { node } = around;
    if (node.type === 'VariableDeclarator') return isFunction(node.init) ? null : nameOf(node.id);
    if (node.type === 'AssignmentExpression') return nameOf(node.left);
    if (node.type === 'PropertyDefinition') return isFunction(node.value) ? null : nameOf(node.key);
  }
  return null;
}

const isFunction = (node: Node | null): boolean => node !== null && FUNCTIONS.includes(node.type);
