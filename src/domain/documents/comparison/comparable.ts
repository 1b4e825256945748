import type { FileEntry } from '#contract/file.ts';
import { extensionOf } from '../file-extension.ts';

const kinds = {
  xlsx: 'table',
  csv: 'table',
  pdf: 'text',
  docx: 'text',
  txt: 'text',
  md: 'text',
} as const;

/** Whether the inside of a file is known well enough to be compared, and how; by its ending. */
export const comparedAs = (extension: string): 'table' | 'text' | undefined =>
  Object.hasOwn(kinds, extension) ? kinds[extension as keyof typeof kinds] : undefined;

const isSameKind = (a: string, b: string): boolean => {
  const kind = comparedAs(extensionOf(a));
  return kind !== undefined && kind === comparedAs(extensionOf(b));
};

/** Two contents that can be compared, by their paths, and the one of them that is not the entry itself. */
export interface ComparedPair {
  readonly before: string;
  readonly after: string;
  readonly other: { readonly name?: string; readonly version?: string | undefined; readonly modified?: number };
}

/** Documents to compare with: the successor, earlier versions, and replaced documents. */
export function comparedPairs({ name, path, earlier = [], supersedes = [], supersededBy }: FileEntry): ComparedPair[] {
  const pairs: ComparedPair[] = [];
  if (supersededBy && isSameKind(name, supersededBy.name))
    pairs.push({ before: path, after: supersededBy.path, other: { name: supersededBy.name } });
  if (comparedAs(extensionOf(name)))
    for (const { path: before, version, modified } of earlier)
      pairs.push({ before, after: path, other: { version, modified } });
  for (const old of supersedes)
    if (isSameKind(name, old.name)) pairs.push({ before: old.path, after: path, other: { name: old.name } });
  return pairs;
}
