import { attempt } from './attempt.ts';
import { cachePrefix } from './storage.ts';

/** Something kept for the next page load; everything kept this way goes at logout. */
interface Cache<T> {
  read(): T | undefined;
  write(value: T): void;
  clear(): void;
}

/** Without storage (blocked, full) it keeps nothing, and screens load as on their first visit. */
export function cache<T>(name: string): Cache<T> {
  const key = cachePrefix + name;
  return {
    read: () => attempt(() => (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? undefined),
    write: (value) => attempt(() => localStorage.setItem(key, JSON.stringify(value))),
    clear: () => attempt(() => localStorage.removeItem(key)),
  };
}
