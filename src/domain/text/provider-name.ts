import { providerNames } from '#contract/providers.ts';
import { changedEntries } from '#domain/catalogue/in-use.ts';

/** Names of providers (§3-23), as the catalogue or the portal has them: an unmapped code has its underscores replaced by blanks. */
export const providerName = (code: string): string =>
  changedEntries('operator').find(({ key }) => key === code)?.name ??
  (Object.hasOwn(providerNames, code) ? (providerNames[code] as string) : code.replaceAll('_', ' '));
