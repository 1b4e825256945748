import type { AskedField } from '../form-description.ts';

/** Amounts are repeated, numbers that name something count up. */
const counts = ({ kind }: AskedField) => kind === 'line' || kind === 'phone';

const isNumber = (value: unknown): value is string => typeof value === 'string' && /^\d{1,15}$/.test(value.trim());

/** The number that many steps further; one that begins with zeros keeps its digits. */
export const countUp = (value: string, steps: number): string =>
  String(Number(value) + steps).padStart(value.trim().startsWith('0') ? value.trim().length : 0, '0');

function stepOf(numbers: readonly string[]): number | undefined {
  if (numbers.length === 1) return 1;
  const steps = numbers.slice(1).map((value, index) => Number(value) - Number(numbers[index]));
  return steps.every((step) => step === steps[0]) ? steps[0] : undefined;
}

/** What fills so many further cells behind these: numbers count up, all else repeats. */
export function fillValues(field: AskedField, source: readonly unknown[], count: number): unknown[] {
  const numbers = source.filter(isNumber);
  const step = counts(field) && numbers.length === source.length ? stepOf(numbers) : undefined;
  const last = numbers.at(-1);
  return Array.from({ length: count }, (_, index) => {
    if (step !== undefined && last !== undefined && Number(last) + step * (index + 1) >= 0)
      return countUp(last, step * (index + 1));
    return source[index % source.length];
  });
}
