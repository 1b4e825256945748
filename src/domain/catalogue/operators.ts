import { providerCodes, providerNames } from '#contract/providers.ts';
import { changedEntries, offered } from './in-use.ts';

/** Operators that can be chosen today. */
export const operatorCodes = (): readonly string[] =>
  offered(providerCodes, changedEntries('operator'), ({ key }) => key);

/** How the catalogue calls an operator; undefined where it does not know the code. */
export const operatorName = (code: string): string | undefined =>
  changedEntries('operator').find(({ key }) => key === code)?.name ??
  (Object.hasOwn(providerNames, code) ? providerNames[code] : undefined);
