import { normalisePhone } from '#contract/numbering/phone-number.ts';
import { rowsIn, valuesIn } from '#domain/form/conditions.ts';
import type { Values } from '#domain/form/form-description.ts';
import { portedIn } from './ordered-numbers.ts';

interface Range {
  readonly from: number;
  readonly to: number;
  readonly digits: number;
}

/** Digits of the last number of a new block: `9`, `29`, `999`. */
const digitsOfBlock = (size: number) => String(size - 1).length;

function rangesIn(values: Values): Range[] {
  const mode = values['numberMode'];
  const ranges: Range[] = [];
  if (mode !== 'port') {
    const [count, size] = [Number(values['numberCount']) || 0, Number(values['blockSize']) || 0];
    if (values['numberKind'] === 'single') ranges.push({ from: 1, to: count, digits: 0 });
    else if (size > 0) ranges.push({ from: 0, to: size - 1, digits: digitsOfBlock(size) });
  }
  if (mode !== 'new')
    for (const porting of rowsIn(values['portings']))
      for (const row of rowsIn(valuesIn(porting)['blocks'])) {
        const { from, to } = valuesIn(row);
        ranges.push({ from: Number(from), to: Number(to), digits: String(from ?? '').length });
      }
  return ranges;
}

/**
 * The direct dials that the ordered numbers give: the digits after the pilot number, with new single numbers their count
 * (the numbers are not known yet), a ported number as it is dialled.
 */
export function isDirectDial(values: Values): (ddi: string) => boolean {
  const ranges = rangesIn(values);
  const ported = new Set(portedIn(values));
  return (ddi) => {
    const typed = ddi.trim();
    if (ported.has(normalisePhone(typed))) return true;
    if (!/^\d{1,6}$/.test(typed)) return false;
    const n = Number(typed);
    return ranges.some(
      ({ from, to, digits }) =>
        n >= from && n <= to && (digits === 0 ? !typed.startsWith('0') : typed.length === digits),
    );
  };
}
