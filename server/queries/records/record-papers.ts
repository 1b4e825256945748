import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { recordPapers } from '#server/db/tables/record-tables.ts';

type Row = typeof recordPapers.$inferSelect;
type KeptPaper = Pick<Row, 'trid' | 'recordId' | 'paper' | 'language'>;

export async function findPaper(db: Db, { trid, recordId, paper, language }: KeptPaper): Promise<Buffer | undefined> {
  const [paperRow] = await db
    .select({ bytes: recordPapers.bytes })
    .from(recordPapers)
    .where(
      and(
        eq(recordPapers.trid, trid),
        eq(recordPapers.recordId, recordId),
        eq(recordPapers.paper, paper),
        eq(recordPapers.language, language),
      ),
    );
  return paperRow?.bytes;
}

/** Of two who make it at once the first counts. */
export async function keepPaper(db: Db, row: Row): Promise<void> {
  await db.insert(recordPapers).values(row).onConflictDoNothing();
}
