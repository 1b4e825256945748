import type { CellKind } from '../form/read-cell.ts';
import { isTypo } from '../text/edit-distance.ts';
import { plainHeading } from '../text/plain-heading.ts';
import type { ImportColumn } from './import-target.ts';

/** Headings that people give to columns of a kind, beside the caption. */
const namesByKind: Partial<Record<CellKind, readonly string[]>> = {
  email: ['mail', 'email', 'emailadresse', 'mailadresse', 'emailaddress'],
  phone: ['telefonnummer', 'rufnummer', 'phonenumber'],
};

/** How surely a heading names a column. */
export const certainty = { remembered: 120, exact: 100, ofKind: 90, part: 60, typo: 50, none: 0 } as const;

/** Words of a heading shorter than this are in too many others. */
const minPartLength = 4;

const ownNames = (column: ImportColumn): string[] =>
  [column.caption, column.key, ...(column.names ?? [])].map(plainHeading).filter(Boolean);

const namesOf = new WeakMap<ImportColumn, { own: readonly string[]; ofKind: readonly string[] }>();
function namesIn(column: ImportColumn) {
  const cachedNames = namesOf.get(column);
  if (cachedNames) return cachedNames;
  const names = { own: ownNames(column), ofKind: namesByKind[column.kind] ?? [] };
  namesOf.set(column, names);
  return names;
}

const holds = (text: string, part: string) => part.length >= minPartLength && text.includes(part);

/** How surely a heading means a column. */
export function headingCertainty(heading: string, column: ImportColumn): number {
  const typed = plainHeading(heading);
  if (typed === '') return certainty.none;
  const { own, ofKind } = namesIn(column);
  if (own.includes(typed)) return certainty.exact;
  // `E-Mail` of two columns of addresses is the plain one.
  if (ofKind.includes(typed)) return certainty.ofKind;
  if (own.some((name) => holds(typed, name) || holds(name, typed))) return certainty.part;
  return own.some((name) => isTypo(typed, name) && Math.abs(typed.length - name.length) < 3)
    ? certainty.typo
    : certainty.none;
}
