import { addDays } from '../date/berlin-day.ts';
import type { Days, FormContext } from '../form/form-description.ts';

const longest = 365;

/** From today on, as far as anybody plans. */
export function comingDays({ today }: FormContext): Days {
  const max = addDays(today, longest);
  const fault = (day: string) => (day < today ? 'inPast' : day > max ? `effectiveAhead:${longest}` : undefined);
  return { min: today, max, fault };
}
