import type { ComplaintTemplate } from '../../contract/complaint-template.ts';

type Column = ComplaintTemplate['columns'][number];

/** The columns of the distributor's own templates, with their widths in characters. */
export const complaintColumns = [
  { header: 'VO-Nummer', kind: 'vo', required: true, width: 14 },
  { header: 'Kundenname', kind: 'text', required: true, width: 28 },
  { header: 'Vertragsnummer', kind: 'contract', required: true, width: 20 },
  { header: 'Rufnummer', kind: 'phone', required: false, width: 20 },
  { header: 'Tarif', kind: 'text', required: true, width: 26 },
  { header: 'Aktivierungsdatum', kind: 'date', required: true, width: 18 },
  { header: 'Erwartete Provision netto', kind: 'amount', required: true, width: 26 },
  { header: 'Erhaltene Provision netto', kind: 'amount', required: true, width: 26 },
  { header: 'Grund', kind: 'text', required: true, width: 44 },
] as const satisfies (Column & { width: number })[];

const folded = (header: string) => header.trim().replace(/\s+/g, ' ').toLowerCase();
export const isSameHeader = (one: string, other: string): boolean => folded(one) === folded(other);

/** What a template asks for, by its first row; a column that is not known may hold any text. */
export const columnsOf = (headers: readonly string[]): ComplaintTemplate['columns'] =>
  headers
    .filter((header) => header.trim() !== '')
    .map((header) => {
      const known = complaintColumns.find((column) => isSameHeader(column.header, header));
      return { header: header.trim(), kind: known?.kind ?? 'text', required: known?.required ?? false };
    });

/** How templates name themselves. */
export const titleOfTemplate = (operator: string): string => `Provisionsreklamation ${operator}`;
