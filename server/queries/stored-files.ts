import { asc, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../db/open.ts';
import { storedFiles } from '../db/tables/record-tables.ts';
import { uploads } from '../db/tables/tables.ts';

/** Those of the stored names that no upload and no attachment knows. */
export async function unknownFiles(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const wanted = [...ids];
  const known = await unionAll(
    db.select({ id: uploads.id }).from(uploads).where(inArray(uploads.id, wanted)),
    db.select({ id: storedFiles.id }).from(storedFiles).where(inArray(storedFiles.id, wanted)),
  );
  const ofRows = new Set(known.map(({ id }) => id));
  return wanted.filter((id) => !ofRows.has(id));
}

export interface ExpectedFile {
  id: string;
  size: number;
  /** The record it is attached to; null for an upload. */
  recordId: string | null;
}

/** Files that must be stored whole, attached ones and finished uploads, by their ids; the next ones after an id. */
export function expectedFilesAfter(db: Db, id: string, limit: number): Promise<ExpectedFile[]> {
  const attached = db
    .select({
      id: storedFiles.id,
      size: storedFiles.size,
      recordId: sql<string | null>`${storedFiles.recordId}`.as('record_id'),
    })
    .from(storedFiles)
    .where(gt(storedFiles.id, id));
  const finished = db
    .select({ id: uploads.id, size: uploads.size, recordId: sql<string | null>`null::text`.as('record_id') })
    .from(uploads)
    .where(sql`${gt(uploads.id, id)} and ${isNotNull(uploads.finished)}`);
  return unionAll(attached, finished).orderBy(asc(storedFiles.id)).limit(limit);
}
