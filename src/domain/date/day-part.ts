export type DayPart = 'morning' | 'day' | 'evening';

/** How people greet each other at an hour of the day (0 to 23). */
export const dayPart = (hour: number): DayPart => {
  if (hour >= 5 && hour < 11) return 'morning';
  return hour >= 11 && hour < 18 ? 'day' : 'evening';
};
