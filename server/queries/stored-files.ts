import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../db/open.ts';
import { storedFiles } from '../db/tables/record-tables.ts';
import { uploads } from '../db/tables/tables.ts';

/** Those of the stored names that no upload and no attachment knows. */
export async function unknownFiles(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const idList = [...ids];
  const knownFiles = await unionAll(
    db.select({ id: uploads.id }).from(uploads).where(inArray(uploads.id, idList)),
    db.select({ id: storedFiles.id }).from(storedFiles).where(inArray(storedFiles.id, idList)),
  );
  const ofRows = new Set(knownFiles.map(({ id }) => id));
  return idList.filter((id) => !ofRows.has(id));
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

/** What is known of a file's bytes. */
export interface FileDigest {
  id: string;
  size: number;
  /** Null for an older file that was not read since. */
  sha256: string | null;
}

const attachedDigest = { id: storedFiles.id, size: storedFiles.size, sha256: storedFiles.sha256 };
const uploadDigest = { id: uploads.id, size: uploads.size, sha256: uploads.sha256 };

/** Of those of the files that are attached or finished uploads. */
export async function digestsOf(db: Db | Tx, ids: readonly string[]): Promise<Map<string, FileDigest>> {
  if (ids.length === 0) return new Map();
  const storedFileRows = await unionAll(
    db
      .select(uploadDigest)
      .from(uploads)
      .where(and(inArray(uploads.id, [...ids]), isNotNull(uploads.finished))),
    db
      .select(attachedDigest)
      .from(storedFiles)
      .where(inArray(storedFiles.id, [...ids])),
  );
  return new Map(storedFileRows.map((file) => [file.id, file]));
}

/** Complete files without a known digest, by their ids; the next ones after an id. */
export async function undigestedAfter(db: Db, id: string, limit: number): Promise<FileDigest[]> {
  return unionAll(
    db
      .select(attachedDigest)
      .from(storedFiles)
      .where(and(gt(storedFiles.id, id), isNull(storedFiles.sha256))),
    db
      .select(uploadDigest)
      .from(uploads)
      .where(and(gt(uploads.id, id), isNull(uploads.sha256), isNotNull(uploads.finished))),
  )
    .orderBy(asc(storedFiles.id))
    .limit(limit);
}

/** Keeps the digest of a file that had none; an upload may have become an attachment meanwhile. */
export async function keepDigest(db: Db, id: string, sha256: string): Promise<void> {
  const inUploads = await db
    .update(uploads)
    .set({ sha256 })
    .where(and(eq(uploads.id, id), isNull(uploads.sha256)))
    .returning({ id: uploads.id });
  if (inUploads.length > 0) return;
  await db
    .update(storedFiles)
    .set({ sha256 })
    .where(and(eq(storedFiles.id, id), isNull(storedFiles.sha256)));
}

/** Attached files and finished uploads, by their ids; the next ones after an id. */
export function digestsAfter(db: Db, id: string, limit: number): Promise<FileDigest[]> {
  return unionAll(
    db.select(attachedDigest).from(storedFiles).where(gt(storedFiles.id, id)),
    db
      .select(uploadDigest)
      .from(uploads)
      .where(and(gt(uploads.id, id), isNotNull(uploads.finished))),
  )
    .orderBy(asc(storedFiles.id))
    .limit(limit);
}
