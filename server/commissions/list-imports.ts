import type * as z from 'zod/mini';
import type { ImportRow, ImportsAnswer, importsQuery } from '#contract/commissions/import.ts';
import { invalidFields } from '../core/errors.ts';
import { type ImportOfFile, listImports } from '../queries/commissions/imports.ts';
import { parseSearch } from '../text-folding/search-terms.ts';
import type { CommissionServices } from './commission-services.ts';

const usual = 50;

const withoutNulls = <T extends object>(parts: T) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== null)) as {
    [name in keyof T]: NonNullable<T[name]>;
  };

/** An import as lists answer it. */
export function wireRow(row: ImportOfFile): ImportRow {
  const { mapping, operator, month, docNumber, documentAmount, decided, decidedBy } = row;
  const { name, source, state, lines, amount, errors, warnings, created, createdBy } = row;
  return {
    id: String(row.id),
    ...{ name, source, state, lines, amount, errors, warnings, created, createdBy },
    ...withoutNulls({ mapping, operator, month, docNumber, documentAmount, decided, decidedBy }),
  };
}

/** Imports by the same searches as lists of records; newest first, or oldest. */
export async function importsOf(
  { db }: Pick<CommissionServices, 'db'>,
  { search = '', _sort, _limit = usual, _offset = 0 }: z.infer<typeof importsQuery>,
): Promise<ImportsAnswer> {
  const terms = parseSearch(search);
  if (!terms) throw invalidFields({ search: 'invalid' });
  const state = terms.fields.find(({ field }) => field === 'value2');
  const { items, total } = await listImports(db, {
    states: state && 'anyOf' in state ? state.anyOf : undefined,
    words: terms.words,
    newestFirst: _sort !== 'created',
    limit: _limit,
    offset: _offset,
  });
  return { items: items.map(wireRow), total };
}
