import type { FileEntry } from '#contract/file.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { isLink } from '#domain/documents/file-kind.ts';
import { formatSize } from '#domain/documents/file-size.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { SortHeader } from '#islands/ui/table/SortHeader.tsx';
import type { Group } from '../groups.ts';
import { useBrowser } from './browser-scope.ts';
import { EntryActions } from './EntryActions.tsx';
import { EntryFacts, EntryMarks } from './EntryFacts.tsx';
import { EntryName } from './EntryName.tsx';
import { KindTile } from './KindTile.tsx';
import { listKeys } from './list-keys.ts';
import { SelectAllBox, SelectBox } from './SelectBox.tsx';

/** The sort values of a column: what a first press brings, and a second; a third brings the usual order again. */
const columns = {
  name: ['name', '-name'],
  modified: ['file:newest', 'file:oldest'],
  size: ['-size', 'size'],
} as const;
const ascending: readonly string[] = ['name', 'size', 'file:oldest'];

interface HeadProps {
  column: keyof typeof columns;
  /** The current order; `isUsual` if it is the default. */
  sort: string;
  isUsual: boolean;
  onSort: (sort: string) => void;
  className?: string;
}

function FileHeader({ column, sort, isUsual, onSort, className = '' }: HeadProps) {
  const t = texts('documents');
  const [first, second] = columns[column];
  const active = sort === first || sort === second;
  const direction = ascending.includes(sort) ? 'ascending' : 'descending';
  const next = isUsual || !active ? first : sort === first ? second : '';
  return (
    <SortHeader direction={active ? direction : undefined} onSort={() => onSort(next)} className={className}>
      {t(`column.${column}`)}
    </SortHeader>
  );
}

function Row({ entry }: { entry: FileEntry }) {
  const locale = pageLocale();
  const { selection } = useBrowser();
  const selected = selection.selected.has(entry.path);
  return (
    <tr className={`relative hover:bg-brand-soft ${selected ? 'bg-brand-soft' : ''}`}>
      {selection.selectable.length > 0 && (
        <td className="w-0 py-2.5 ps-5 align-middle">
          <SelectBox entry={entry} />
        </td>
      )}
      <td className="py-2.5 ps-4 pe-4 first:ps-5">
        <div className="flex items-center gap-3.5">
          <KindTile entry={entry} />
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <EntryName entry={entry} />
              <EntryMarks entry={entry} />
            </div>
            <EntryFacts entry={entry} />
          </div>
        </div>
      </td>
      <td className="px-4 py-2.5 whitespace-nowrap text-muted">
        <time dateTime={new Date(entry.modified).toISOString()}>{formatDay(entry.modified, locale)}</time>
      </td>
      <td className="px-4 py-2.5 text-end whitespace-nowrap text-muted">
        {!isLink(entry) && entry.size > 0 && formatSize(entry.size, locale)}
      </td>
      <td className="w-0 py-2.5 ps-2 pe-4 whitespace-nowrap">
        <EntryActions entry={entry} />
      </td>
    </tr>
  );
}

interface Props extends Pick<HeadProps, 'sort' | 'isUsual' | 'onSort'> {
  caption: string;
  groups: readonly Group[];
}

export function FileTable({ caption, groups, ...order }: Props) {
  const t = texts('documents');
  const { selection } = useBrowser();
  const mayBeSelected = selection.selectable.length > 0;
  return (
    <table
      className="w-full border-separate border-spacing-0 text-start [&_tbody:last-child>tr:last-child>td]:border-b-0 [&_td]:border-line [&_td]:border-b"
      onKeyDown={listKeys(selection)}
    >
      <caption className="sr-only">{caption}</caption>
      <thead className="sticky top-0 z-10 bg-card text-muted text-sm">
        <tr>
          {mayBeSelected && (
            <td className="w-0 py-1.5 ps-5 align-middle">
              <SelectAllBox />
            </td>
          )}
          <FileHeader column="name" {...order} className="text-start" />
          <FileHeader column="modified" {...order} className="text-start" />
          <FileHeader column="size" {...order} className="text-end" />
          <th scope="col" className="border-line border-b">
            <span className="sr-only">{t('column.actions')}</span>
          </th>
        </tr>
      </thead>
      {groups.map(({ key, caption: month, entries }) => (
        <tbody key={key}>
          {month && (
            <tr>
              <th
                scope="rowgroup"
                colSpan={mayBeSelected ? 5 : 4}
                className="border-line border-b bg-surface px-5 py-2 text-start font-semibold text-muted text-sm"
              >
                {month}
              </th>
            </tr>
          )}
          {entries.map((entry) => (
            <Row key={entry.path} entry={entry} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
