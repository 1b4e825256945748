import type { givableRoles } from '#contract/profile/users.ts';
import {
  type ImportColumnName,
  importCells,
  importColumns,
  maxImportRows,
} from '#contract/staff/organisation-import.ts';
import type { organisationKinds } from '#contract/staff/organisations.ts';
import type { Values } from '../form/form-description.ts';
import { type CellKind, codeOf } from '../form/read-cell.ts';
import type { ImportColumn, ImportTarget } from '../table-import/import-target.ts';
import { importGroups } from './organisation-import.ts';

/** Headings that people give to a column, and what its cells hold. */
const columns: Record<ImportColumnName, { readonly names: readonly string[]; readonly kind?: CellKind }> = {
  trid: { names: ['Nummer der Organisation', 'Organisationsnummer', 'TRID', 'Organisation number', 'Organisation ID'] },
  title: { names: ['Name der Organisation', 'Organisation', 'Firma', 'Partner', 'Organisation name', 'Company'] },
  number: { names: ['Partnernummer', 'Partner number', 'Partner no'] },
  kinds: { names: ['Art', 'Kind', 'Type'] },
  tags: { names: ['Rechte der Organisation', 'Rechte aller', 'Tags', 'Rights of the organisation'] },
  firstName: { names: ['Vorname', 'First name', 'Given name'] },
  lastName: { names: ['Nachname', 'Familienname', 'Last name', 'Surname'] },
  email: { names: ['E-Mail', 'Mail', 'Email address'], kind: 'email' },
  rights: { names: ['Rechte der Person', 'Rechte', 'Rights', 'Rights of the person'] },
  invite: { names: ['Einladen', 'Einladung', 'Invite', 'Invitation'], kind: 'tick' },
};

const kindChoices = [
  { code: 'SP', words: ['Vertriebspartner', 'Vertrieb', 'Sales partner'] },
  { code: 'WS', words: ['Wholesale', 'Wholesale-Partner', 'Wholesale partner'] },
] satisfies { code: (typeof organisationKinds)[number]; words: string[] }[];
const rightChoices = [
  ...kindChoices,
  { code: 'PORTAL_ETC_COMISSION_STATEMENT', words: ['Abrechnungen', 'Billing documents', 'Statements'] },
  { code: 'PORTAL_ETC_COMISSION_PAPERS', words: ['Provisionslisten', 'Commission lists'] },
  { code: 'PORTAL_ETC_PORTAL_ADMIN', words: ['Administration', 'Admin'] },
] satisfies { code: (typeof givableRoles)[number]; words: string[] }[];
const lists: Partial<Record<ImportColumnName, typeof rightChoices | typeof kindChoices>> = {
  kinds: kindChoices,
  tags: rightChoices,
  rights: rightChoices,
};

/** `SP, Abrechnungen` as codes; a word that is none stays as it is typed, which the contract refuses. */
const codesIn = (choices: typeof rightChoices | typeof kindChoices, text: string): string[] => [
  ...new Set(
    text
      .split(/[,;/+|\n]/)
      .map((word) => word.trim())
      .filter(Boolean)
      .map((word) => codeOf({ choices }, word) ?? word),
  ),
];

function withCodes(row: Values): Values {
  const values: Record<string, unknown> = { ...row };
  for (const [column, choices] of Object.entries(lists)) {
    const text = values[column];
    if (typeof text === 'string') values[column] = codesIn(choices, text);
  }
  return values;
}

/** Organisations and their people as a table takes them over. */
export function organisationTarget(captionOf: (column: ImportColumnName) => string): ImportTarget {
  return {
    name: 'organisations',
    columns: importColumns.map(
      (key): ImportColumn => ({
        key,
        caption: captionOf(key),
        names: columns[key].names,
        kind: columns[key].kind ?? 'text',
        contract: importCells[key],
        isRequired: key === 'trid',
        // Names and rights of an organisation read as those of a person.
        isNamed: key !== 'email',
      }),
    ),
    maxRows: maxImportRows,
    isJoint: true,
    complete: withCodes,
    check: (rows) => importGroups(rows).flatMap(({ faults }) => faults),
  };
}

/** What the columns are called where no screen says it. */
export const germanCaption = (column: ImportColumnName): string => columns[column].names[0] ?? column;
