import { inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/open.ts';
import { libraryFiles, libraryVersions } from '#server/db/tables/library-tables.ts';

/** Those of the hashes that neither a file nor an earlier version has. */
export async function unknownHashes(db: Db, hashes: readonly string[]): Promise<string[]> {
  const hashList = [...hashes];
  const knownCopies = await unionAll(
    db
      .select({ hash: sql<string>`${libraryFiles.hash}`.as('hash') })
      .from(libraryFiles)
      .where(inArray(libraryFiles.hash, hashList)),
    db
      .select({ hash: sql<string>`${libraryVersions.hash}`.as('hash') })
      .from(libraryVersions)
      .where(inArray(libraryVersions.hash, hashList)),
  );
  const used = new Set(knownCopies.map(({ hash }) => hash));
  return hashList.filter((hash) => !used.has(hash));
}

/** Drops earlier versions of files that are gone, where they were replaced before a time (ms). */
export async function forgetVersions(db: Db, replacedUntil: number): Promise<void> {
  await db.execute(sql`
    delete from library_versions v where v.replaced < ${replacedUntil}
      and not exists (select 1 from library_files f where f.path = v.path)`);
}

interface LibraryCopy {
  hash: string;
  size: number;
  /** One of the paths under which it is or was known. */
  path: string;
  /** True where no file of the library has these bytes any more. */
  isEarlier: boolean;
}

/** Contents that files and earlier versions have, each once; the next ones after a hash. */
export async function copiesAfter(db: Db, hash: string, limit: number): Promise<LibraryCopy[]> {
  const answer = await db.execute(sql`
    select hash, max(size)::float8 as size, min(path) as path, bool_and(earlier) as "isEarlier" from (
      select hash, size, path, false as earlier from library_files where hash > ${hash}
      union all select hash, size, path, true from library_versions where hash > ${hash}) copies
    group by hash order by hash limit ${limit}`);
  return (answer as unknown as { rows: LibraryCopy[] }).rows;
}

/** A content by its hash, as a file of the store. */
export async function copyNamed(
  db: Db,
  hash: string,
): Promise<{ id: string; size: number; sha256: string } | undefined> {
  const answer = await db.execute(sql`
    select size::float8 as size from library_files where hash = ${hash}
    union all select size::float8 from library_versions where hash = ${hash} limit 1`);
  const [copyRow] = (answer as unknown as { rows: { size: number }[] }).rows;
  return copyRow && { id: hash, sha256: hash, size: copyRow.size };
}
