import type { FileEntry } from '#contract/file.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { isLink } from '#domain/documents/file-kind.ts';
import { formatSize } from '#domain/documents/file-size.ts';
import { pageLocale } from '#i18n/client.ts';
import type { Group } from '../groups.ts';
import { useBrowser } from './browser-scope.ts';
import { EntryActions } from './EntryActions.tsx';
import { EntryFacts, EntryMarks } from './EntryFacts.tsx';
import { EntryName } from './EntryName.tsx';
import { KindTile } from './KindTile.tsx';
import { listKeys } from './list-keys.ts';
import { SelectBox } from './SelectBox.tsx';

/** "18.11.2026 · 1,24 MB". */
function When({ entry }: { entry: FileEntry }) {
  const locale = pageLocale();
  return (
    <>
      <time dateTime={new Date(entry.modified).toISOString()}>{formatDay(entry.modified, locale)}</time>
      {!isLink(entry) && entry.size > 0 && ` · ${formatSize(entry.size, locale)}`}
    </>
  );
}

/** A row on a narrow screen. */
function NarrowRow({ entry }: { entry: FileEntry }) {
  const { selection } = useBrowser();
  return (
    <li
      className={`relative flex items-start gap-3 border-line px-4 py-3 not-last:border-b ${selection.selected.has(entry.path) ? 'bg-brand-soft' : ''}`}
    >
      <span className="flex h-9.5 items-center">
        <SelectBox entry={entry} />
      </span>
      <KindTile entry={entry} />
      <div className="grid min-w-0 grow gap-0.5">
        <EntryName entry={entry} />
        <div className="flex flex-wrap gap-1.5 empty:hidden">
          <EntryMarks entry={entry} />
        </div>
        <EntryFacts entry={entry} stacked when={<When entry={entry} />} />
      </div>
      <span className="-me-2 flex shrink-0 flex-col">
        <EntryActions entry={entry} short />
      </span>
    </li>
  );
}

function Tile({ entry }: { entry: FileEntry }) {
  const { selection } = useBrowser();
  return (
    <li
      className={`card relative grid grid-rows-[auto_1fr_auto] gap-3 p-4 transition-colors hover:border-link ${selection.selected.has(entry.path) ? 'border-link bg-brand-soft' : ''}`}
    >
      <div className="flex items-center gap-2.5">
        <KindTile entry={entry} />
        <span className="ms-auto flex items-center">
          <EntryActions entry={entry} short />
        </span>
        <SelectBox entry={entry} />
      </div>
      <div className="grid content-start gap-1">
        <EntryName entry={entry} />
        <div className="flex flex-wrap gap-1.5 empty:hidden">
          <EntryMarks entry={entry} />
        </div>
        <EntryFacts entry={entry} stacked />
      </div>
      <p className="text-muted text-sm">
        <When entry={entry} />
      </p>
    </li>
  );
}

interface Props {
  label: string;
  groups: readonly Group[];
}

/** The list without a table's columns: rows on narrow screens, else tiles. */
export function FileCards({ label, groups, tiles }: Props & { tiles: boolean }) {
  const { selection } = useBrowser();
  const list = tiles ? 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] gap-3' : 'card overflow-clip';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the controls inside
    <div className="grid gap-5" onKeyDown={listKeys(selection)}>
      {groups.map(({ key, caption, entries }) => (
        <section key={key} aria-label={caption ?? label}>
          {caption && <h2 className="mb-2.5 font-semibold text-base text-muted">{caption}</h2>}
          <ul className={list}>
            {entries.map((entry) =>
              tiles ? <Tile key={entry.path} entry={entry} /> : <NarrowRow key={entry.path} entry={entry} />,
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}
