import type { MouseEvent } from 'react';
import type { FileEntry } from '#contract/file.ts';
import { href } from '#domain/access/routes.ts';
import { pageLocale } from '#i18n/client.ts';
import { DocumentLink, reach } from '#islands/ui/document/DocumentLink.tsx';
import { entryName } from '../names.ts';
import { useBrowser } from './browser-scope.ts';

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The name of an entry: a folder opens in place, everything else as everywhere in the portal. */
export function EntryName({ entry }: { entry: FileEntry }) {
  const { route, open, operators, store } = useBrowser();
  const name = entryName(route, entry, operators);
  if (entry.type === 'file') {
    return (
      <DocumentLink entry={entry} onGone={store.reload}>
        {name}
      </DocumentLink>
    );
  }
  return (
    <a
      data-move="name"
      href={href(route, pageLocale(), { folder: entry.path })}
      className={reach}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        open(entry.path);
      }}
    >
      {name}
    </a>
  );
}
