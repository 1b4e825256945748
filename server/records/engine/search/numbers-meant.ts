import type { RecordTypes } from '../record-types.ts';
import { searchedTypes } from './searched-types.ts';

/** `p 123`, `P-000123` and `e2026-7` as numbers of records are written; nothing for what is no number. */
export function numbersMeant(typed: string, records: RecordTypes): string[] {
  const text = typed.trim().toUpperCase().replace(/^#/, '').replaceAll(/\s+/g, '');
  if (!/^[A-Z]{0,3}-?\d[\d-]{0,20}$/.test(text)) return [];
  const possibleNumbers = Object.keys(searchedTypes).flatMap((type) => {
    const format = records.get(type)?.number;
    if (!format || format === 'none') return [];
    if ('first' in format) return /^\d+$/.test(text) ? [text] : [];
    const [, letters, , year, digits] = /^([A-Z]+)-?((\d{4})-)?(\d+)$/.exec(text) ?? [];
    if (digits === undefined) return [];
    const padded = digits.padStart(format.digits, '0');
    if ('prefix' in format) return letters === format.prefix && year === undefined ? [`${letters}-${padded}`] : [];
    return letters === format.yearly && year !== undefined ? [`${letters}-${year}-${padded}`] : [];
  });
  return [...new Set(possibleNumbers)];
}
