const dayMs = 86_400_000;

/** Days from one calendar day to another (`YYYY-MM-DD`); negative where it is over. */
export const daysUntil = (day: string, today: string): number => (Date.parse(day) - Date.parse(today)) / dayMs;
