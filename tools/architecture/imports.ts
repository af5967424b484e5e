import type { Scan } from './scan.ts';

export type Import = { readonly specifier: string; readonly typeOnly: boolean };

/** Every import of a file: static, dynamic, for the side effect, `export … from`, and types. */
export function findImports({ code, literals }: Scan): Import[] {
  const patterns = [
    /\b(?:import|export)(\s+type)?\b[\w\s{},*$]*?\bfrom\s*«(\d+)»/g,
    /\bimport()\s*«(\d+)»/g,
    /\bimport()\s*\(\s*«(\d+)»/g,
  ];
  return patterns.flatMap((pattern) =>
    [...code.matchAll(pattern)].map((match) => ({
      specifier: literals[Number(match[2])] ?? '',
      typeOnly: Boolean(match[1]),
    })),
  );
}

/** `import(somewhere)`: nobody can tell where it leads. */
export function hasComputedImport({ code }: Scan): boolean {
  return /\bimport\s*\((?!\s*«\d+»\s*[,)])/.test(code);
}
