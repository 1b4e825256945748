import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { ServedEntries } from '#domain/content/served-entries.ts';
import type { Loader } from '#stores/data/loadable.ts';
import { goOnTo } from '#stores/page/go-on.ts';

/** Goes on to the page with what was published since the site was built, where an entry has other texts by now. */
export function useReplacedPage<T>(served: Loader<ServedEntries<T>>, id: string, address: string | undefined): void {
  const value = useStore(served.$value, { ssr: 'initial' });
  const isReplaced = value.state === 'ready' && value.value.replaced.includes(id);
  useEffect(() => {
    if (isReplaced && address !== undefined) goOnTo(address);
  }, [isReplaced, address]);
}
