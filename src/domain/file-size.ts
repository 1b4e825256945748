const units = ['Byte', 'KB', 'MB', 'GB'] as const;

/** A size in bytes with its unit, at most 2 decimals, steps of 1024 (§9); `1,24 MB` in German, `1.24 MB` in English. */
export function formatSize(bytes: number, locale: 'de' | 'en'): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: step && 2, maximumFractionDigits: 2 }).format(
    bytes / 1024 ** step,
  );
  return `${number} ${units[step]}`;
}
