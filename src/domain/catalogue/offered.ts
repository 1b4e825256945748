/** The codes that are offered: those that ship without what has ended, and the new ones behind them. */
export function offered<E extends { readonly isOffered: boolean }>(
  shipped: readonly string[],
  changes: readonly E[],
  codeOf: (entry: E) => string,
): readonly string[] {
  if (changes.length === 0) return shipped;
  const ended = new Set(changes.filter(({ isOffered }) => !isOffered).map(codeOf));
  const added = changes.filter(({ isOffered }) => isOffered).map(codeOf);
  return [...new Set([...shipped, ...added])].filter((code) => !ended.has(code));
}
