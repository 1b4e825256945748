import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { RowHeight, ViewedList } from '#contract/list-view.ts';
import { foundations, ms } from './tables.ts';

/** What of a list a view shows, and how. */
export interface ViewContent {
  readonly query: Record<string, string>;
  readonly columns?: string[] | undefined;
  readonly density?: RowHeight | undefined;
}

/** Views of lists that users saved, for themselves or for their organisation. */
export const listViews = pgTable(
  'list_views',
  {
    trid: text()
      .notNull()
      .references(() => foundations.trid),
    id: text().notNull(),
    userId: text('user_id').notNull(),
    list: text().$type<ViewedList>().notNull(),
    name: text().notNull(),
    content: jsonb().$type<ViewContent>().notNull(),
    isShared: boolean('is_shared').notNull(),
    version: integer().notNull(),
    modified: ms('modified').notNull(),
  },
  (t) => [primaryKey({ columns: [t.trid, t.id] }), index('list_views_user').on(t.trid, t.userId)],
);

/** What each user alone wants of a view, also of one that a colleague shares. */
export const listViewMarks = pgTable(
  'list_view_marks',
  {
    trid: text().notNull(),
    userId: text('user_id').notNull(),
    viewId: text('view_id').notNull(),
    isPinned: boolean('is_pinned').notNull(),
    isDefault: boolean('is_default').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.trid, t.userId, t.viewId] }),
    index('list_view_marks_view').on(t.trid, t.viewId),
    foreignKey({ columns: [t.trid, t.viewId], foreignColumns: [listViews.trid, listViews.id] }),
  ],
);
