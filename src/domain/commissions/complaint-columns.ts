import type { ComplaintTemplate } from '#contract/complaint-template.ts';

type Column = ComplaintTemplate['columns'][number];

/** The fields of a template's row, independent of the operator's column names and order. */
export const complaintFields = [
  'vo',
  'customer',
  'contract',
  'phone',
  'tariff',
  'activated',
  'expected',
  'received',
  'reason',
] as const;
export type ComplaintField = (typeof complaintFields)[number];

/** The columns of the distributor's own templates, with their widths in characters. */
export const complaintColumns = [
  { field: 'vo', header: 'VO-Nummer', kind: 'vo', required: true, width: 14 },
  { field: 'customer', header: 'Kundenname', kind: 'text', required: true, width: 28 },
  { field: 'contract', header: 'Vertragsnummer', kind: 'contract', required: true, width: 20 },
  { field: 'phone', header: 'Rufnummer', kind: 'phone', required: false, width: 20 },
  { field: 'tariff', header: 'Tarif', kind: 'text', required: true, width: 26 },
  { field: 'activated', header: 'Aktivierungsdatum', kind: 'date', required: true, width: 18 },
  { field: 'expected', header: 'Erwartete Provision netto', kind: 'amount', required: true, width: 26 },
  { field: 'received', header: 'Erhaltene Provision netto', kind: 'amount', required: true, width: 26 },
  { field: 'reason', header: 'Grund', kind: 'text', required: true, width: 44 },
] as const satisfies (Column & { field: ComplaintField; width: number })[];

const folded = (header: string) => header.trim().replace(/\s+/g, ' ').toLowerCase();
export const isSameHeader = (one: string, other: string): boolean => folded(one) === folded(other);

/** What stands in a column of a template; undefined for one that the portal knows nothing to say in. */
export const fieldOf = (header: string): ComplaintField | undefined =>
  complaintColumns.find((column) => isSameHeader(column.header, header))?.field;

/**
 * What a template asks for, by its first row; a column that is not known may hold any text. `computed` are the columns
 * that the template works out itself.
 */
export const columnsOf = (
  headers: readonly string[],
  computed: ReadonlySet<number> = new Set(),
): ComplaintTemplate['columns'] =>
  headers.flatMap((written, place) => {
    const header = written.trim();
    if (header === '') return [];
    const knownColumn = complaintColumns.find((column) => isSameHeader(column.header, header));
    const { kind = 'text', required = false } = knownColumn ?? {};
    return [{ header, kind, required, ...(computed.has(place) && { computed: true }) }];
  });

/** How templates name themselves. */
export const titleOfTemplate = (operator: string): string => `Provisionsreklamation ${operator}`;

/** The version of the distributor's own templates; other columns are another version. */
export const templateVersion = '2026-11';

const versionLabel = 'Fassung der Vorlage:';
/** How templates say their version, on one of their sheets. */
export const versionLine = (version: string): string => `${versionLabel} ${version}`;
/** The version that a workbook with these texts says of itself. */
export const versionIn = (texts: readonly string[]): string | undefined =>
  texts
    .find((text) => text.trim().startsWith(versionLabel))
    ?.trim()
    .slice(versionLabel.length)
    .trim()
    .slice(0, 40) || undefined;
