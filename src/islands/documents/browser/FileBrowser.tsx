import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { type BrowserRoute, browserOf } from '#domain/documents/file-browser.ts';
import { texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { useNarrow } from '#islands/ui/page/useNarrow.ts';
import { usePageTitle } from '#islands/ui/page/usePageTitle.ts';
import { $showsDocuments } from '#stores/commissions/view.ts';
import { fileBrowser } from '#stores/documents/file-browser.ts';
import { $fileScope, $fileView, fileQuery } from '#stores/documents/file-view.ts';
import { keepScroll } from '#stores/page/scroll.ts';
import { $dataScope } from '#stores/session/data-scope.ts';
import { listSkeleton } from '../list-skeleton.tsx';
import { folderName, type OperatorNames } from '../names.ts';
import { BrowserHead } from './BrowserHead.tsx';
import { BrowserToolbar } from './BrowserToolbar.tsx';
import { BrowserContext } from './browser-scope.ts';
import { FolderContent } from './FolderContent.tsx';
import { Restored } from './Restored.tsx';
import { useSelection } from './useSelection.ts';

const NoFolder = lazy(() => import('./NoEntries.tsx').then((module) => module.NoFolder));
const Start = lazy(() => import('../Start.tsx').then((module) => module.Start));

const FolderNews = lazy(() => import('../news/FolderNews.tsx').then((module) => module.FolderNews));

/** An operator's own folder. */
const hasNews = (route: BrowserRoute, path: string) =>
  route === 'EtcDocumentsNetworkOperators' && path.split('/').length === 2;

const refusals = [403, 404];

interface Props {
  route: BrowserRoute;
  operators?: OperatorNames;
}

function Browser({ route, operators = {} }: Props) {
  const t = texts('documents');
  const [store] = useState(() => fileBrowser(route));
  const [hasSelected, setHasSelected] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const none = useSelection([]);
  const owner = useStore($dataScope);
  const path = useStore(store.$path);
  const page = useStore(store.$page);
  const { sort } = useStore(fileQuery.$query);
  const scope = useStore($fileScope);
  const view = useStore($fileView);
  const here = page.state === 'ready' && page.value.path === path;

  usePageTitle(path ? (here && page.value.folder?.title) || folderName(route, path, operators) : undefined);
  const narrow = useNarrow();
  const isTable = view === 'table' && !narrow;
  useEffect(keepScroll, []);

  if (!owner || path === undefined) return listSkeleton;
  const open = (folder: string) => {
    store.open(folder);
    scrollTo({ top: 0 });
    heading.current?.focus();
  };
  const missing = page.state === 'failed' && refusals.includes(page.error.status);
  const folder = here ? page.value.folder : undefined;
  const { isBelow = false } = browserOf(route);

  return (
    <BrowserContext
      value={{
        route,
        store,
        operators,
        selection: none,
        hasSelected,
        onSelect: () => setHasSelected(true),
        open,
      }}
    >
      {isBelow && path === '' ? (
        <h2 className="mt-8 mb-4">{t('below')}</h2>
      ) : (
        <BrowserHead path={path} trid={owner.trid} folder={folder} heading={heading} />
      )}
      {missing ? (
        <div className="card">
          <Suspense fallback={null}>
            <NoFolder />
          </Suspense>
        </div>
      ) : (
        <Async
          value={page.state === 'ready' && !here ? { state: 'loading' } : page}
          failedTitle={t('failed')}
          onRetry={store.reload}
          skeleton={listSkeleton}
        >
          {(content, refreshing) =>
            content.path === '' && content.items.length > 0 ? (
              <Suspense fallback={listSkeleton}>
                <Start route={route} entries={content.items} />
                <Restored view="" />
              </Suspense>
            ) : (
              <div aria-busy={refreshing}>
                {content.items.length > 0 && (
                  <BrowserToolbar entries={content.items} scope={scope} view={view} sort={sort} />
                )}
                <FolderContent
                  key={content.path}
                  page={content}
                  scope={scope}
                  view={view}
                  isTable={isTable}
                  sort={sort}
                />
                {hasNews(route, content.path) && (
                  <Suspense fallback={null}>
                    <FolderNews key={content.path} folder={content.path} />
                  </Suspense>
                )}
              </div>
            )
          }
        </Async>
      )}
    </BrowserContext>
  );
}

/** The documents of a page that has more to show, where it shows them. */
const Documents = (props: Props) => useStore($showsDocuments) && <Browser {...props} />;

/** The files of one page of the library (§2-4); what is shown of them stands in the address (decision 15). */
export const FileBrowser = island((props: Props) =>
  browserOf(props.route).isBelow ? <Documents {...props} /> : <Browser {...props} />,
);
