const dayMs = 86_400_000;

/** `days` calendar days after `day` (`YYYY-MM-DD`). */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Whether a text names a day that there is, as `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  const begin = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(begin) && new Date(begin).toISOString().slice(0, 10) === text;
}

/** Made once and when first asked for: it takes longer to make than to use. */
let inBerlin: Intl.DateTimeFormat | undefined;

/** The calendar day in Berlin at a moment (ms). */
export function berlinDay(now: number): string {
  inBerlin ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Berlin',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return inBerlin.format(now);
}
