import type { FileEntry } from '../../contract/file.ts';
import type { BrowserRoute } from '../../domain/documents/file-browser.ts';
import { PriceLists } from './PriceLists.tsx';
import { Repositories } from './Repositories.tsx';

/** With what a page begins that offers several repositories. */
export function Start({ route, entries }: { route: BrowserRoute; entries: readonly FileEntry[] }) {
  return (
    <>
      <Repositories entries={entries} />
      {route === 'Documents' && <PriceLists />}
    </>
  );
}
