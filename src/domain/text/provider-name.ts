import { providerNames } from '#contract/providers.ts';

/** Names of providers (§3-23): an unmapped code has its underscores replaced by blanks. */
export const providerName = (code: string): string =>
  Object.hasOwn(providerNames, code) ? (providerNames[code] as string) : code.replaceAll('_', ' ');
