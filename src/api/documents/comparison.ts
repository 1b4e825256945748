import { comparison } from '#contract/documents/comparison.ts';
import { get } from '../http.ts';

/** What changed between two documents, or versions of one, by their paths. */
export const compareDocuments = (before: string, after: string) =>
  get('/library/comparison', { before, after }, comparison);
