import type { FileEntry } from '#contract/file.ts';
import { DownloadButton } from '#islands/ui/document/DownloadButton.tsx';
import { FavouriteButton } from '#islands/ui/document/FavouriteButton.tsx';
import { entryName } from '../names.ts';
import { useBrowser } from './browser-scope.ts';

/** What can be done with a file besides what its name does; each in its own place, so that the columns stay straight. */
export function EntryActions({ entry, short = false }: { entry: FileEntry; short?: boolean }) {
  const { route, operators, store } = useBrowser();
  if (entry.type !== 'file') return null;
  const name = entryName(route, entry, operators);
  return (
    <span className={short ? 'contents' : 'grid grid-cols-[repeat(2,2.25rem)] gap-0.5'}>
      <FavouriteButton name={name} on={entry.favourite ?? false} onMark={(on) => store.setFavourite(entry, on)} />
      <DownloadButton entry={entry} name={name} onGone={store.reload} />
    </span>
  );
}
