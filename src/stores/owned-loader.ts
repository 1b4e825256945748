import { cache } from './cache.ts';
import { type Loader, loader } from './loadable.ts';
import { $owner } from './owner.ts';
import type { Owner } from './ticket-cache.ts';
import { whileShown } from './while-shown.ts';

type Kept<T> = Owner & { value: T };

/**
 * What one user sees for the selected foundation: loaded while a screen shows it, from the cache at once and from the
 * server behind, emptied when user or foundation change (§4). `name` is its place in the cache.
 */
export function ownedLoader<T>(name: string, load: (owner: Owner) => Promise<T>): Loader<T> {
  const kept = cache<Kept<T>>(name);
  const cached = (): T | undefined => {
    const [owner, found] = [$owner.get(), kept.read()];
    return owner && found?.user === owner.user && found.trid === owner.trid ? found.value : undefined;
  };
  const inner = loader(async () => {
    const owner = $owner.get();
    if (!owner) throw new Error('No foundation is selected');
    const value = await load(owner);
    if ($owner.get() === owner) kept.write({ ...owner, value });
    return value;
  }, cached);

  whileShown(inner.$value, [$owner], () => {
    inner.reset();
    if ($owner.get()) void inner.reload();
  });
  return inner;
}
