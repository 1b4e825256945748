/** Numbers that look random and are the same for the same seed (mulberry32), so that a failing run can be repeated. */
export function seeded(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A whole number from `low` to `high`, both included. */
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const bytes = (length: number): Buffer => {
    const record = Buffer.alloc(length);
    for (let index = 0; index < length; index += 1) record[index] = whole(0, 255);
    return record;
  };
  return {
    next,
    whole,
    pick: <T>(choices: readonly [T, ...T[]]): T => choices[whole(0, choices.length - 1)] ?? choices[0],
    /** A file that passes for a PDF, of about `length` bytes, unlike any other. */
    pdf: (length: number): Buffer =>
      Buffer.concat([Buffer.from('%PDF-1.7\n'), bytes(length), Buffer.from('\n%%EOF\n')]),
    uuid: (): string => {
      const hex = bytes(16).toString('hex');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
  };
}
export type Seeded = ReturnType<typeof seeded>;
