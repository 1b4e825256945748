const pad = (n: number) => String(n).padStart(2, '0');

function isoOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? `${year}-${pad(month)}-${pad(day)}`
    : undefined;
}

/**
 * The day that somebody typed, as `YYYY-MM-DD`; undefined for what is no day. Takes `1.7.26`, `01.07.2026`, `1.7.`,
 * `1/7/2026`, `010726`, `01072026` and `2026-07-01`; a date without a year is the next one of its name from `today`.
 */
export function typedDate(text: string, today: string): string | undefined {
  const input = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(input);
  if (iso) return isoOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const parts =
    /^(\d{1,2})[.\-/ ]\s*(\d{1,2})(?:[.\-/ ]\s*(\d{2}|\d{4})?)?$/.exec(input) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(input);
  if (!parts) return undefined;
  const [day, month] = [Number(parts[1]), Number(parts[2])];
  if (parts[3]) return isoOf(Number(parts[3]) + (parts[3].length === 2 ? 2000 : 0), month, day);
  const year = Number(today.slice(0, 4));
  const next = isoOf(year, month, day);
  return next === undefined || next < today ? (isoOf(year + 1, month, day) ?? next) : next;
}

/** `2026-07-01` as `01.07.2026`; what is no day comes back as it is. */
export const shownDate = (value: string): string => value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1');
