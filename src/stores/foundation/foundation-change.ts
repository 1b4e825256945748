import type { ReadableAtom } from 'nanostores';
import type { Loadable } from '../data/loadable.ts';
import { recentDocuments } from '../documents/recent-documents.ts';
import { blockPage } from '../page/main-loader.ts';
import { $dataScope } from '../session/data-scope.ts';

/** Has a loader load, as a screen that shows it does, until it is at rest. */
const loaded = ($value: ReadableAtom<Loadable<unknown>>): Promise<void> =>
  new Promise((resolve) => {
    const stop = $value.listen((value) => {
      if (value.state === 'loading' || (value.state === 'ready' && value.refreshing)) return;
      stop();
      resolve();
    });
  });

/** §4-7: a change of the foundation loads its new documents, whichever page is open; the page waits for them (decision 28). */
export function followFoundation(): void {
  $dataScope.listen((now, before) => {
    if (now && before && now.user === before.user && now.trid !== before.trid)
      void blockPage(loaded(recentDocuments.$value));
  });
}
