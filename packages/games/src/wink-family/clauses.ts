/** The clause that each kind of line, or one of its keys, is about. A flaw in a record is told with it. */
const CLAUSES: Readonly<Record<string, string>> = {
  players: 'E-1',
  dealt: 'W-3',
  'dealt.board': 'W-2',
  'dealt.left': 'W-4',
  'dealt.spies': 'E-5',
  'dealt.first': 'E-9',
  looked: 'D-3',
  signalled: 'W-22',
  winked: 'D-44',
  designated: 'W-30',
  'designated.number': 'W-30',
  'designated.right': 'W-31',
  'designated.laidBy': 'E-12',
  called: 'W-11',
  passed: 'W-16',
  accused: 'W-40',
  'accused.right': 'W-42',
  ended: 'W-50',
  'ended.why': 'W-51',
  'ended.scores': 'E-17',
  'ended.ranks': 'W-54',
  'ended.spiesLeft': 'W-41',
  'ended.spiesLaid': 'E-13',
  'ended.faceDown': 'E-12',
};

export const clause = (kind: string, key: string | null): string =>
  CLAUSES[`${kind}.${key}`] ?? CLAUSES[kind] ?? 'format';
