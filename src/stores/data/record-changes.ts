import { cache } from '../storage/cache.ts';
import { cachePrefix } from '../storage/storage.ts';

const placeOf = (name: string) => `${name}.changed`;

/** Tells the other tabs that a record came about or changed. */
export const announceChange = (name: string, id: string): void =>
  cache<{ id: string; at: number }>(placeOf(name)).write({ id, at: Date.now() });

/** Hears of the changes that other tabs make to records of a type. */
export const changesElsewhere = (name: string) => ({
  listen(hear: () => void, only?: string): () => void {
    const heard = ({ key, newValue }: StorageEvent) => {
      if (key !== cachePrefix + placeOf(name) || !newValue) return;
      if (only === undefined || cache<{ id: string }>(placeOf(name)).read()?.id === only) hear();
    };
    globalThis.addEventListener?.('storage', heard);
    return () => globalThis.removeEventListener?.('storage', heard);
  },
});
