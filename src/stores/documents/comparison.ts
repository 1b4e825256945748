import { compareDocuments } from '#api/documents/comparison.ts';
import type { Comparison } from '#contract/documents/comparison.ts';
import { type Loader, loader } from '../data/loadable.ts';

/** What changed between two documents, by their paths. */
export const comparisonOf = (before: string, after: string): Loader<Comparison> =>
  loader(() => compareDocuments(before, after));
