import { providerCodes } from '#contract/providers.ts';
import { changedEntries } from './in-use.ts';
import { offered } from './offered.ts';

/** Operators that can be chosen today. */
export const operatorCodes = (): readonly string[] =>
  offered(providerCodes, changedEntries('operator'), ({ key }) => key);
