import { addDays } from '../../../src/domain/date/berlin-day.ts';
import { berlinMoment } from '../../../src/domain/date/berlin-time.ts';

/** The last moment (ms) of a day in Berlin: what is due on a day can be done until then. */
export const endOfDay = (day: string): number => berlinMoment(addDays(day, 1)) - 1;
