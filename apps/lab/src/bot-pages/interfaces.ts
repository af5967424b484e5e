/** An interface of the code with what its comments say. */
export interface Described {
  readonly comment: string;
  readonly parents: readonly string[];
  readonly members: ReadonlyMap<string, Member>;
}

export interface Member {
  readonly comment: string;
  /** As it is written; of another interface its name, of braces over several lines what stands in them. */
  readonly type: string | Described;
}

const COMMENT = String.raw`(?:\/\*\*((?:[^*]|\*(?!\/))*)\*\/\s*)?`;
const INTERFACE = new RegExp(
  String.raw`${COMMENT}export interface (\w+)(?: extends ([\w, ]+))? \{\n([\s\S]*?)\n\}`,
  'g',
);
const MEMBER = new RegExp(
  String.raw`${COMMENT}readonly (\w+)\??: (?:\{\n([\s\S]*?)\n {2}\}|([^\n]+));$`,
  'gm',
);

/** The interfaces of a file as the formatter writes them. */
export function* interfacesIn(source: string): Generator<[name: string, described: Described]> {
  for (const [, comment = '', name, parents = '', body] of source.matchAll(INTERFACE)) {
    const members = membersIn(body!);
    yield [name!, { comment: plain(comment), parents: parents.split(', ').filter(Boolean), members }];
  }
}

function membersIn(body: string): Described['members'] {
  const members = new Map<string, Member>();
  // One comment may stand above several members.
  let last = '';
  for (const [, comment, name, inner, type = ''] of body.matchAll(MEMBER)) {
    last = comment === undefined ? last : plain(comment);
    const nested = inner === undefined ? type : { comment: '', parents: [], members: membersIn(inner) };
    members.set(name!, { comment: last, type: nested });
  }
  return members;
}

const plain = (comment: string): string => comment.replaceAll(/\s*\n\s*\*\s*|\s*\n\s*/g, ' ').trim();
