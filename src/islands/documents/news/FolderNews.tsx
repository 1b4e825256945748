import { useState } from 'react';
import { documentNews } from '#stores/documents/news.ts';
import { News } from './News.tsx';

/** What is new in a folder and below, behind its list. */
export function FolderNews({ folder }: { folder: string }) {
  const [store] = useState(() => documentNews(folder));
  return (
    <div className="mt-8">
      <News store={store} />
    </div>
  );
}
