import { inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/open.ts';
import { libraryFiles, libraryVersions } from '../../db/tables/library-tables.ts';

/** Those of the hashes that neither a file nor an earlier version has. */
export async function unknownHashes(db: Db, hashes: readonly string[]): Promise<string[]> {
  const wanted = [...hashes];
  const known = await unionAll(
    db
      .select({ hash: sql<string>`${libraryFiles.hash}`.as('hash') })
      .from(libraryFiles)
      .where(inArray(libraryFiles.hash, wanted)),
    db
      .select({ hash: sql<string>`${libraryVersions.hash}`.as('hash') })
      .from(libraryVersions)
      .where(inArray(libraryVersions.hash, wanted)),
  );
  const used = new Set(known.map(({ hash }) => hash));
  return wanted.filter((hash) => !used.has(hash));
}

/** Drops earlier versions of files that are gone, where they were replaced before a time (ms). */
export async function forgetVersions(db: Db, replacedUntil: number): Promise<void> {
  await db.execute(sql`
    delete from library_versions v where v.replaced < ${replacedUntil}
      and not exists (select 1 from library_files f where f.path = v.path)`);
}
