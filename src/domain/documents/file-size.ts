import { formatNumber } from '../text/number-format.ts';

const units = ['Byte', 'KB', 'MB', 'GB'] as const;

/** A size in bytes with its unit, 2 decimals from KB on, steps of 1024 (§9-3); `1,24 MB` in German, `1.24 MB` in English. */
export function formatSize(bytes: number, locale: 'de' | 'en'): string {
  let size = bytes;
  let step = 0;
  // Rounded first: 1023.999 KB would be shown as 1024.00 KB.
  while (Number(size.toFixed(2)) >= 1024 && step < units.length - 1) {
    size /= 1024;
    step += 1;
  }
  const decimals = step === 0 ? 0 : 2;
  return `${formatNumber(size, locale, { least: decimals, most: decimals })} ${units[step]}`;
}
