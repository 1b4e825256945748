import { berlinDay } from '../date/berlin-day.ts';

/** Whether a day from which a second factor is demanded counts for a login of this moment (ms). */
export const isFactorRequired = (from: string | null | undefined, login: number): boolean =>
  typeof from === 'string' && from <= berlinDay(login);

/** Who signs in, and with the password alone. */
export const lacksFactor = ({ factors, state }: { factors: readonly string[]; state: string }): boolean =>
  factors.length === 0 && (state === 'active' || state === 'mustResetPassword');
