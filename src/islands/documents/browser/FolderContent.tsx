import type { FileEntry } from '#contract/file.ts';
import { ownOrder, sortEntries } from '#domain/content/entry-order.ts';
import { usualOrder } from '#domain/documents/file-browser.ts';
import { texts } from '#i18n/client.ts';
import { footBar } from '#islands/ui/form/kit/foot-bar.ts';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { isNarrow } from '#islands/ui/page/useNarrow.ts';
import type { FolderPage } from '#stores/documents/file-browser.ts';
import { $fileView, type FileScope, type FileView, fileQuery } from '#stores/documents/file-view.ts';
import { groupsOf } from '../groups.ts';
import { listSkeleton } from '../list-skeleton.tsx';
import { entryName, folderName } from '../names.ts';
import { BrowserContext, useBrowser } from './browser-scope.ts';
import { Restored } from './Restored.tsx';
import { useSelection } from './useSelection.ts';

const beginsAsTable = $fileView.get() === 'table' && !isNarrow();

const FileTable = lazy(() => import('./FileTable.tsx').then((module) => module.FileTable), beginsAsTable);
const FileCards = lazy(() => import('./FileCards.tsx').then((module) => module.FileCards), !beginsAsTable);

const NoEntries = lazy(() => import('./NoEntries.tsx').then((module) => module.NoEntries));
const NoSuchOrder = lazy(() => import('./NoEntries.tsx').then((module) => module.NoSuchOrder));
const SelectionBar = lazy(() => import('./SelectionBar.tsx').then((module) => module.SelectionBar));

interface Props {
  page: FolderPage;
  scope: FileScope;
  view: FileView;
  /** The list has columns: the view asks for them and the screen has room. */
  isTable: boolean;
  /** As it stands in the address; '' for the folder's own order. */
  sort: string;
}

const inScope = (scope: FileScope) => (entry: FileEntry) =>
  scope === 'all' || (entry.type === 'file' && (scope === 'new' ? entry.isNew : entry.favourite));

/** The entries of a folder in their order, with what is selected of them. */
export function FolderContent({ page, scope, view, isTable, sort }: Props) {
  const browser = useBrowser();
  const usual = usualOrder(browser.route, page.path);
  const order = sort || ownOrder(page.folder, usual.order);
  const visibleEntries = page.items.filter(inScope(scope));
  const sorted = sortEntries(visibleEntries, order, (entry) => entryName(browser.route, entry, browser.operators));
  const selection = useSelection(sorted ?? [], browser.onSelect);
  const groups = groupsOf(sorted ?? [], usual.months && order.startsWith('file:'));
  const caption = texts('documents')('content', { name: folderName(browser.route, page.path, browser.operators) });

  if (!sorted || sorted.length === 0) {
    return (
      <div className="card" role="status">
        <Suspense fallback={null}>
          {sorted ? <NoEntries scope={scope} isStart={page.folder?.type !== 'folder'} /> : <NoSuchOrder />}
        </Suspense>
      </div>
    );
  }
  return (
    <BrowserContext value={{ ...browser, selection }}>
      <Suspense fallback={listSkeleton}>
        {isTable ? (
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
        <Restored view={`${sort} ${scope} ${view}`} />
      </Suspense>
      {selection.selectable.length > 0 && (
        <div ref={footBar} className="sticky bottom-0 z-20 print:hidden" aria-live="polite">
          {browser.hasSelected && (
            <Suspense fallback={null}>
              <SelectionBar />
            </Suspense>
          )}
        </div>
      )}
    </BrowserContext>
  );
}
