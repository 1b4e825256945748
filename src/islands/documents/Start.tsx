import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { FileEntry } from '#contract/file.ts';
import type { BrowserRoute } from '#domain/documents/file-browser.ts';
import { documentNews } from '#stores/documents/news.ts';
import { listSkeleton } from './list-skeleton.tsx';
import { News } from './news/News.tsx';
import { PriceLists } from './PriceLists.tsx';
import { Repositories } from './Repositories.tsx';

interface Props {
  entries: readonly FileEntry[];
}

/** News come first, and the page waits for them, so that visible content does not move. */
function DocumentsStart({ entries }: Props) {
  const [news] = useState(() => documentNews());
  const value = useStore(news.$value);
  if (value.state === 'loading') return listSkeleton;
  return (
    <>
      <News store={news} />
      <Repositories entries={entries} />
      <PriceLists />
    </>
  );
}

/** With what a page begins that offers several repositories. */
export const Start = ({ route, entries }: Props & { route: BrowserRoute }) =>
  route === 'Documents' ? <DocumentsStart entries={entries} /> : <Repositories entries={entries} />;
