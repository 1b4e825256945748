import { operatorName } from '#domain/catalogue/operators.ts';

/** Names of providers (§3-23): an unmapped code has its underscores replaced by blanks. */
export const providerName = (code: string): string => operatorName(code) ?? code.replaceAll('_', ' ');
