import type { ImportFault, ImportRow } from '#contract/commissions/import.ts';
import { monthCaption } from '#domain/date/months.ts';
import { partTones } from '#domain/records/state-tones.ts';
import { formatAmount } from '#domain/text/money.ts';
import { formatNumber } from '#domain/text/number-format.ts';
import { providerName } from '#domain/text/provider-name.ts';
import { pageLocale, texts } from '#i18n/client.ts';

export const stateTone = partTones.commissionImport;

export const euros = (cents: number): string => formatAmount(cents, pageLocale());
export const count = (n: number): string => formatNumber(n, pageLocale());
export const operatorOf = ({ operator }: Pick<ImportRow, 'operator'>): string =>
  operator ? providerName(operator) : '';
export const monthOf = ({ month }: Pick<ImportRow, 'month'>): string =>
  month ? monthCaption(month, pageLocale()) : '';

export function faultCount({ errors, warnings }: Pick<ImportRow, 'errors' | 'warnings'>): string {
  const t = texts('commission-imports');
  return errors + warnings === 0 ? t('noFaults') : t('faultsOf', { errors: count(errors), warnings: count(warnings) });
}

/** What is wrong, in one sentence. */
export function faultText({ fault, difference, expected, ...rest }: ImportFault): string {
  const isAmount = fault === 'totalDiffers' && expected !== undefined;
  const expectedText = isAmount ? euros(Number(expected)) : expected;
  const off = difference === undefined ? undefined : euros(difference);
  return texts('commission-imports')(`fault.${fault}`, { ...rest, expected: expectedText, difference: off });
}

/** Where it is, as a spreadsheet names places. */
export function faultPlace({ row, column }: ImportFault): string {
  const t = texts('commission-imports');
  if (row === undefined) return t('faultList.document');
  return column === undefined ? t('faultList.row', { row }) : t('faultList.place', { row, column });
}
