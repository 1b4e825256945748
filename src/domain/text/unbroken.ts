/** Phone numbers in a row, `030 231258-00 bis -49, 040 6696980`: lines break between them alone. */
export const unbroken = (numbers: string): string =>
  numbers
    .split(', ')
    .map((number) => number.replaceAll(' ', '\u00a0'))
    .join(', ');
