/** What a storage gives, or undefined where it refuses: browsers block storages, and full ones take nothing. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
