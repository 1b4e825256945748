/** Numbers as PostgreSQL writes an array of them, which may be tens of thousands; `split` would make a string of each. */
export function parseNumbers(text: string): number[] {
  const parsedNumbers: number[] = [];
  let number = 0;
  let any = false;
  for (let at = 0; at < text.length; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    if (digit >= 0 && digit <= 9) {
      number = number * 10 + digit;
      any = true;
    } else if (any) {
      parsedNumbers.push(number);
      number = 0;
      any = false;
    }
  }
  return parsedNumbers;
}
