const pattern = /^([+-]?)\s*(?:€|EUR)?\s*(\d[\d.,' ]*)\s*(?:€|EUR|ct|Cent|%)?(?:\s*\/?\s*\S{1,12})?$/i;

/**
 * The amount that a cell says: `1.234,50 €`, `79.5`, `0,019`. A comma parts decimals, and a dot does where no comma follows
 * and other than three digits stand behind it. Undefined for anything else.
 */
export function amountOf(text: string): number | undefined {
  const [, sign = '', digits = ''] = pattern.exec(text.replace(/[\u00a0\u202f]/g, ' ').trim()) ?? [];
  if (digits === '') return undefined;
  const plain = digits.replace(/[' ]/g, '');
  const [comma, dot] = [plain.lastIndexOf(','), plain.lastIndexOf('.')];
  const isGerman = comma > dot || /^\d{1,3}(?:\.\d{3})+$/.test(plain);
  const number = Number(isGerman ? plain.replaceAll('.', '').replace(',', '.') : plain.replaceAll(',', ''));
  if (!Number.isFinite(number)) return undefined;
  return sign === '-' ? -number : number;
}

export interface Difference {
  readonly amount: number;
  /** Missing where there was nothing before. */
  readonly percent?: number;
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** How much an amount rose or fell; undefined where a cell is no amount, or both are the same. */
export function differenceOf(before: string, after: string): Difference | undefined {
  const [was, is] = [amountOf(before), amountOf(after)];
  if (was === undefined || is === undefined || was === is) return undefined;
  const amount = rounded(is - was, 6);
  return { amount, ...(was !== 0 && { percent: rounded((100 * (is - was)) / Math.abs(was), 1) }) };
}
