import { $dataScope } from '../session/data-scope.ts';
import { cache } from '../storage/cache.ts';
import type { Owner } from './list-cache.ts';
import { type Loader, loader } from './loadable.ts';
import { onActive } from './on-active.ts';

type OwnedValue<T> = Owner & { value: T };

/**
 * What one user sees for the selected foundation: loaded while a screen shows it, from the cache at once and from the
 * server behind, emptied when user or foundation change (§4-4, §4-7). `name` is its place in the cache.
 */
export function ownedLoader<T>(name: string, load: (owner: Owner) => Promise<T>): Loader<T> {
  const valueCache = cache<OwnedValue<T>>(name);
  const cached = (): T | undefined => {
    const [owner, cacheEntry] = [$dataScope.get(), valueCache.read()];
    return owner && cacheEntry?.user === owner.user && cacheEntry.trid === owner.trid ? cacheEntry.value : undefined;
  };
  const inner = loader(async () => {
    const owner = $dataScope.get();
    if (!owner) throw new Error('No foundation is selected');
    const value = await load(owner);
    if ($dataScope.get() === owner) valueCache.write({ ...owner, value });
    return value;
  }, cached);

  onActive(inner.$value, [$dataScope], () => {
    inner.reset();
    if ($dataScope.get()) void inner.reload();
  });
  return inner;
}
