import { listNews, markNewsRead } from '#api/documents/news.ts';
import type { DocumentNewsList } from '#contract/documents/news.ts';
import { type Loader, loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $dataScope } from '../session/data-scope.ts';

export interface NewsStore extends Pick<Loader<DocumentNewsList>, '$value' | 'reload'> {
  /** They go at once. Throws ApiError, and then shows them again. */
  markRead(paths: readonly string[]): Promise<void>;
}

/** News for the user, all or those in a folder, of the organisation that they act for; loads while it is shown. */
export function documentNews(folder?: string): NewsStore {
  const { $value, reload, change, reset } = loader(async () => {
    const owner = $dataScope.get();
    if (!owner) throw new Error('No foundation is selected');
    return listNews(owner.trid, folder);
  });
  let owner: unknown;
  onActive($value, [$dataScope], () => {
    if (owner !== $dataScope.get()) reset();
    owner = $dataScope.get();
    if (owner) void reload();
  });
  return {
    $value,
    reload,
    async markRead(paths) {
      const isLeft = ({ path }: { path: string }) => !paths.includes(path);
      change(({ items, total }) => {
        const left = items.filter(isLeft);
        const removedCount = items.length - left.length;
        return { items: left, total: total - removedCount, own: left.filter(({ isOwn }) => isOwn).length };
      });
      try {
        await markNewsRead(paths);
      } catch (cause) {
        await reload();
        throw cause;
      }
    },
  };
}
