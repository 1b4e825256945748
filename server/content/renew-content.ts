import type { Db } from '#server/db/open.ts';
import { latestVersions, publishedMark } from '#server/queries/content/edited-content.ts';
import type { BuiltContent } from './built-content.ts';

/** Another server may have published meanwhile: every so often (ms) it is looked up. */
export const contentLookMs = 20_000;

const marks = new WeakMap<BuiltContent, string>();

/** Reads what editors published; from then on pages show it. */
export async function renewContent({
  db,
  content,
}: {
  readonly db: Db;
  readonly content: BuiltContent;
}): Promise<void> {
  const mark = await publishedMark(db);
  if (marks.get(content) === mark) return;
  const rows = await latestVersions(db);
  content.setPublished(rows.map(({ entry: id, ...row }) => ({ ...row, id })));
  marks.set(content, mark);
}
