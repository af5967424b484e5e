import { type Repo, type SourceFile, type Violation, workspaceOf } from './workspace.ts';

/** Each package may import those before it. */
const ORDER = ['kernel', 'games', 'table', 'bots', 'story', 'catalogue', 'room'];

/** `protocol` stands beside them: it names the types of these and runs none of their code. */
const PROTOCOL_MAY_NAME = ['kernel', 'games', 'table'];
/** It knows of eyes before a camera and of nothing else: nobody below the apps needs it, and it needs nobody. */
const ALONE = 'camera';
/** It speaks to its guests in the words of the protocol. */
const SPEAKS_PROTOCOL = 'room';

export function layerViolations({ files }: Repo): Violation[] {
  return files
    .flatMap((file) =>
      file.edges.flatMap(({ target, typeOnly, specifier }) => {
        if (target === undefined) return [];
        const to = workspaceOf(target);
        const messages: string[] = [];
        if (to !== file.workspace) {
          if (specifier.startsWith('.') && !mayUseTools(file.workspace, to))
            messages.push(`reaches into ${to} by path: import it by its name`);
          messages.push(...wrongArrow(file.workspace, to, typeOnly));
        }
        if (file.part === 'src' && target.startsWith(`${to}/testkit/`)) {
          messages.push(`imports ${target}, which is for tests`);
        }
        return messages.map((message) => ({ file: file.path, message }));
      }),
    )
    .concat(files.filter(hasNoPlace).map(noPlace));
}

/** The tools are no package and have no name; what is never run by others may use them. */
const mayUseTools = (from: string, to: string): boolean => from === 'bench' && to === 'tools';

function wrongArrow(from: string, to: string, typeOnly: boolean): string[] {
  const [fromKind, fromName = ''] = from.split('/');
  const [toKind, toName = ''] = to.split('/');
  if (fromKind === 'apps' && toKind === 'apps') return [`imports another app: ${to}`];
  if (fromKind === 'apps' && toKind === 'examples') return [`imports an example: ${to} is not offered`];
  if (fromKind !== 'packages') return [];
  if (toKind !== 'packages') return [`is in a package and imports ${to}`];
  if (fromName === 'protocol') {
    if (!PROTOCOL_MAY_NAME.includes(toName)) return [`protocol must not import ${toName}`];
    return typeOnly ? [] : [`protocol may import only types of ${toName}`];
  }
  if (fromName === SPEAKS_PROTOCOL && toName === 'protocol') return [];
  const allowed = ORDER.slice(0, Math.max(0, ORDER.indexOf(fromName)));
  return allowed.includes(toName) ? [] : [`${fromName} must not import ${toName} (${ORDER.join(' <- ')})`];
}

function hasNoPlace({ workspace }: SourceFile): boolean {
  const [kind, name = ''] = workspace.split('/');
  return kind === 'packages' && name !== 'protocol' && name !== ALONE && !ORDER.includes(name);
}

function noPlace({ path, workspace }: SourceFile): Violation {
  return { file: path, message: `${workspace} has no place in the order ${ORDER.join(' <- ')}` };
}
