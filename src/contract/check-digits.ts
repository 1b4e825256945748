const letters = (text: string) => text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));

/** ISO 7064 MOD 97-10 over digits and capital letters (A = 10 … Z = 35). */
export const mod97 = (text: string): number =>
  [...letters(text)].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);

/** ISO 7064 MOD 11,10: the digit that follows these. */
export function mod11Digit(digits: string): number {
  const product = [...digits].reduce((before, digit) => {
    const sum = (Number(digit) + before) % 10 || 10;
    return (2 * sum) % 11;
  }, 10);
  return (11 - product) % 10;
}

/** Luhn's sum, as cards and devices carry it in their last digit. */
export const isLuhn = (digits: string): boolean =>
  [...digits].reverse().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0) %
    10 ===
  0;
