import { formatPhone, normalisePhone } from '#contract/numbering/phone-number.ts';
import { rowsIn, valuesIn } from '#domain/form/conditions.ts';
import type { Answers, FieldOption, Values } from '#domain/form/form-description.ts';
import { areaCodeOf as areaCode } from '#domain/wholesale/porting/number-blocks.ts';
import { portedNumbers } from '#domain/wholesale/porting/ported-numbers.ts';

const digitsOf = (value: unknown) => String(value ?? '').trim();
const full = (...parts: readonly string[]) => normalisePhone(`+49${parts.join('')}`);

/** The numbers that a porting order names, E.164: single ones, or a line's pilot number with its attendant. */
function namedIn(porting: Values): string[] {
  if (porting['connectionKind'] === 'block') {
    const [code, base] = [areaCode(porting['onkz']), digitsOf(porting['ddiBase'])];
    return code && base ? [full(code, base, digitsOf(porting['attendant']))] : [];
  }
  return rowsIn(porting['singles']).flatMap((row) => {
    const { onkz, number } = valuesIn(row);
    return areaCode(onkz) && digitsOf(number) ? [full(areaCode(onkz), digitsOf(number))] : [];
  });
}

const asksFor = (values: Values, kind: 'new' | 'port') => [kind, 'both'].includes(String(values['numberMode']));

export const portedIn = (values: Values): string[] =>
  asksFor(values, 'port') ? rowsIn(values['portings']).flatMap((row) => namedIn(valuesIn(row))) : [];

/** How many numbers an order asks for: new and ported ones, in blocks and singly. */
export function countNumbers(values: Values): { all: number; singles: number } {
  const ported = asksFor(values, 'port') ? rowsIn(values['portings']).map((row) => portedNumbers(valuesIn(row))) : [];
  const isSingle = values['numberKind'] === 'single';
  const ordered = asksFor(values, 'new') ? Number(values[isSingle ? 'numberCount' : 'blockSize']) || 0 : 0;
  return {
    all: ordered + ported.reduce((sum, { all }) => sum + all, 0),
    singles: (isSingle ? ordered : 0) + ported.reduce((sum, { singles }) => sum + singles, 0),
  };
}

/** True where a ported line contains the number. */
export function isOrdered(values: Values, number: string): boolean {
  const normalizedNumber = normalisePhone(number);
  if (portedIn(values).includes(normalizedNumber)) return true;
  return (asksFor(values, 'port') ? rowsIn(values['portings']) : []).some((row) => {
    const porting = valuesIn(row);
    const base = full(areaCode(porting['onkz']), digitsOf(porting['ddiBase']));
    if (porting['connectionKind'] !== 'block' || base.length < 7 || !normalizedNumber.startsWith(base)) return false;
    const rest = normalizedNumber.slice(base.length);
    return rowsIn(porting['blocks']).some((block) => {
      const [from, to] = [digitsOf(valuesIn(block)['from']), digitsOf(valuesIn(block)['to'])];
      return rest.length === from.length && rest >= from && rest <= to;
    });
  });
}

const names = ['numberMode', 'portings', 'numberKind', 'numberCount', 'blockSize'] as const;
export const numberFields: readonly string[] = names;

/** Candidates for an order's main number: the first of the new ones, or a ported one. */
export function numberChoices(_context: unknown, answers: Answers): FieldOption[] {
  const values = Object.fromEntries(names.map((name) => [name, answers(name)]));
  const ported = [...new Set(portedIn(values))].map((value) => ({ value, label: formatPhone(value) }));
  return asksFor(values, 'new') ? [{ value: 'new' }, ...ported] : ported;
}
