/** Turns `8:00` and `8.00` into `08:00`; other texts stay unchanged. */
export const clockText = (typed: string): string =>
  typed.trim().replace(/^(\d{1,2})[:.](\d\d)$/, (_whole, hours, minutes) => `${hours.padStart(2, '0')}:${minutes}`);

export const isClock = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
