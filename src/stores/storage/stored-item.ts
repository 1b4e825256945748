import { attempt } from './attempt.ts';

/** What the browser's storage holds by a name; undefined where that is nothing, or where the storage is blocked. */
export const storedItem = (name: string): string | undefined => attempt(() => localStorage.getItem(name)) ?? undefined;
/** The same of what was stored as JSON; undefined for what is none. */
export const storedJson = <T>(name: string): T | undefined =>
  attempt(() => JSON.parse(storedItem(name) ?? 'null') as T | null) ?? undefined;
/** Stores nothing where the storage is blocked or full. */
export const storeItem = (name: string, value: string): void => attempt(() => localStorage.setItem(name, value));
export const forgetItem = (name: string): void => attempt(() => localStorage.removeItem(name));
