import { providerCodes } from '#contract/providers.ts';
import { hasRole } from '#domain/access/roles.ts';
import { changedEntries } from './in-use.ts';
import { offered } from './offered.ts';

/** Whether an organisation with these tags sees and sells an operator. */
export const maySellOperator = (code: string, tags: string): boolean =>
  hasRole(changedEntries('operator').find(({ key }) => key === code)?.sellers ?? [], [], tags);

/** Operators that can be chosen today; with the tags of an organisation, by that organisation. */
export const operatorCodes = (tags?: string): readonly string[] => {
  const codes = offered(providerCodes, changedEntries('operator'), ({ key }) => key);
  return tags === undefined ? codes : codes.filter((code) => maySellOperator(code, tags));
};

/** The operator to which the catalogue gives a folder of documents. */
export const operatorOfFolder = (folder: string): string | undefined =>
  changedEntries('operator').find((entry) => entry.folder === folder)?.key;
