import { lazy, Suspense } from 'react';
import type { FileEntry } from '../../contract/file.ts';
import { ownOrder, sortEntries } from '../../domain/entry-order.ts';
import { usualOrder } from '../../domain/file-browser.ts';
import { texts } from '../../i18n/client.ts';
import type { FolderPage } from '../../stores/file-browser.ts';
import { type FileScope, type FileView, fileQuery } from '../../stores/file-view.ts';
import { useNarrow } from '../ui/useNarrow.ts';
import { BrowserContext, useBrowser } from './browser-scope.ts';
import { FileCards } from './FileCards.tsx';
import { FileTable } from './FileTable.tsx';
import { groupsOf } from './groups.ts';
import { NoEntries, NoSuchOrder } from './NoEntries.tsx';
import { folderName } from './names.ts';
import { useSelection } from './useSelection.ts';

const SelectionBar = lazy(() => import('./SelectionBar.tsx').then((module) => ({ default: module.SelectionBar })));

interface Props {
  page: FolderPage;
  scope: FileScope;
  view: FileView;
  /** As it stands in the address; '' for the folder's own order. */
  sort: string;
}

const inScope = (scope: FileScope) => (entry: FileEntry) =>
  scope === 'all' || (entry.type === 'file' && (scope === 'new' ? entry.isNew : entry.favourite));

/** The entries of a folder in their order, with what is selected of them. */
export function FolderContent({ page, scope, view, sort }: Props) {
  const browser = useBrowser();
  const narrow = useNarrow();
  const usual = usualOrder(browser.route, page.path);
  const order = sort || ownOrder(page.folder, usual.order);
  const shown = page.items.filter(inScope(scope));
  const sorted = sortEntries(shown, order);
  const selection = useSelection(sorted ?? []);
  const groups = groupsOf(sorted ?? [], usual.months && order.startsWith('file:'));
  const caption = texts('documents')('content', { name: folderName(browser.route, page.path, browser.operators) });

  if (!sorted || sorted.length === 0) {
    return (
      <div className="card" role="status">
        {sorted ? <NoEntries scope={scope} isStart={page.folder?.type !== 'folder'} /> : <NoSuchOrder />}
      </div>
    );
  }
  return (
    <BrowserContext value={{ ...browser, selection }}>
      {view === 'table' && !narrow ? (
        <div className="card overflow-clip">
          <FileTable
            caption={caption}
            groups={groups}
            sort={order}
            isUsual={!sort}
            onSort={(next) => fileQuery.set({ sort: next }, 'push')}
          />
        </div>
      ) : (
        <FileCards label={caption} groups={groups} tiles={view === 'tiles'} />
      )}
      {selection.selectable.length > 0 && (
        <Suspense fallback={null}>
          <SelectionBar />
        </Suspense>
      )}
    </BrowserContext>
  );
}
