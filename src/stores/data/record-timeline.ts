import { atom, type ReadableAtom } from 'nanostores';
import { readTimeline } from '#api/records.ts';
import type { RecordTimeline } from '#contract/timeline.ts';
import { pageLocale } from '#domain/text/page-locale.ts';
import { scopeIn } from '../session/data-scope.ts';
import { type Loader, loader } from './loadable.ts';
import { onActive } from './on-active.ts';

export interface TimelineStore extends Pick<Loader<RecordTimeline>, '$value' | 'reload'> {
  $isLoadingMore: ReadableAtom<boolean>;
  /** Adds what happened before. */
  more(): Promise<void>;
}

/** The timeline of a record of the selected foundation, or of another one, loaded while a screen shows it. */
export function timelineStore(id: string, trid?: string): TimelineStore {
  const $scope = scopeIn(trid);
  const $isLoadingMore = atom(false);
  const timeline = loader(async () => {
    const owner = $scope.get();
    return owner ? readTimeline(owner.trid, id, pageLocale()) : { items: [], more: false };
  });

  async function more(): Promise<void> {
    const owner = $scope.get();
    const timelineValue = timeline.$value.get();
    if (!owner || timelineValue.state !== 'ready' || $isLoadingMore.get()) return;
    $isLoadingMore.set(true);
    try {
      const older = await readTimeline(owner.trid, id, pageLocale(), timelineValue.value.items.at(-1)?.id);
      if ($scope.get() === owner)
        timeline.change((loadedPage) => ({ items: [...loadedPage.items, ...older.items], more: older.more }));
    } finally {
      $isLoadingMore.set(false);
    }
  }

  onActive(timeline.$value, [$scope], () => {
    if ($scope.get()) void timeline.reload();
  });
  return { $value: timeline.$value, reload: timeline.reload, $isLoadingMore, more };
}
