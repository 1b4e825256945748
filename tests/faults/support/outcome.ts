/** What a run of one kind of fault showed. */
export interface Outcome {
  readonly fault: string;
  /** How often the fault was made to happen. */
  readonly times: number;
  /** What was counted or measured beside it, in words. */
  readonly seen: string;
  /** A sentence for each promise that was broken. */
  readonly broken: readonly string[];
}

export interface RunOptions {
  readonly times: number;
  readonly seed: number;
}

/** `median (longest)` of some durations in ms. */
export function durations(all: readonly number[]): string {
  const sorted = all.toSorted((a, b) => a - b);
  return `${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)} ms (longest ${Math.round(sorted.at(-1) ?? 0)})`;
}
