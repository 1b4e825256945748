import { isSide } from '#contract/comment-action.ts';
import type { RecordComment } from '#contract/record-comments.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { listComments, namesOf } from '#server/queries/records/comments.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';

/** Older ones stand in the timeline alone. */
const maxComments = 200;

/** The newest comments on a record, oldest first. */
export async function commentsOf(db: Db | Tx, { trid, id }: RecordRow): Promise<RecordComment[]> {
  const rows = await listComments(db, { trid, recordId: id }, maxComments);
  const all = rows.flatMap(({ recipients }) => recipients ?? []);
  const names = await namesOf(db, [...new Set(all.filter((one) => !isSide(one)))]);
  return rows.map(({ actor, text, recipients, ...row }) => ({
    ...row,
    author: actor,
    text: text ?? '',
    to: (recipients ?? []).flatMap((one) => names.get(one) ?? []),
    sides: (recipients ?? []).filter(isSide),
  }));
}
