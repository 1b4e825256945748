export type DayPart = 'morning' | 'day' | 'evening' | 'night';

/** How people greet each other at an hour of the day (0 to 23). */
export const dayPart = (hour: number): DayPart => {
  if (hour < 5 || hour >= 23) return 'night';
  if (hour < 11) return 'morning';
  return hour < 18 ? 'day' : 'evening';
};
