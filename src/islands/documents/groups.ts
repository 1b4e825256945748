import type { FileEntry } from '#contract/file.ts';
import { monthGroups } from '#domain/content/entry-order.ts';
import { monthCaption } from '#domain/date/months.ts';
import { pageLocale } from '#i18n/client.ts';

/** Entries that stand together, under a month or without a caption. */
export interface Group {
  key: string;
  caption?: string;
  entries: readonly FileEntry[];
}

/** Folders first without a caption; files under their months where the order is one of time (§9-4). */
export function groupsOf(entries: readonly FileEntry[], byMonth: boolean): Group[] {
  if (!byMonth) return [{ key: 'all', entries }];
  const folders = entries.filter(({ type }) => type !== 'file');
  const months = monthGroups(entries.filter(({ type }) => type === 'file'));
  return [
    ...(folders.length > 0 ? [{ key: 'folders', entries: folders }] : []),
    ...[...months].map(([key, files]) => ({ key, caption: monthCaption(key, pageLocale()), entries: files })),
  ];
}
