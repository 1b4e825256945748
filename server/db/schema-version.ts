import { type SQL, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { CannotStart } from '../core/cannot-start.ts';

const unknownSchema = () =>
  new CannotStart(
    'Die Datenbank wurde von einer neueren Fassung des Portals angelegt oder umgebaut; diese kennt ihre Tabellen nicht und rührt sie nicht an. Starten Sie die neuere Fassung, oder stellen Sie mit dieser eine Sicherung aus der Zeit vor dem Update in einem leeren Ordner wieder her (npm run portal -- restore).\n' +
      'The database was made or changed by a newer version of the portal; this one does not know its tables and leaves them alone. Start the newer version, or restore a backup from before the upgrade into an empty folder with this one (npm run portal -- restore).',
  );

interface Asked {
  execute: (statement: SQL) => PromiseLike<unknown>;
}

/** Throws `CannotStart` where the database has been through a migration that this program does not have; to be asked before migrating. */
export async function refuseUnknownSchema(db: Asked, migrationsFolder: string): Promise<void> {
  const rowsOf = <T>(answer: unknown): T[] => (answer as { rows: T[] }).rows;
  const [table] = rowsOf<{ is: boolean }>(
    await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is`),
  );
  if (!table?.is) return;
  const applied = rowsOf<{ hash: string }>(await db.execute(sql`select hash from drizzle.__drizzle_migrations`));
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash));
  if (!applied.every(({ hash }) => known.has(hash))) throw unknownSchema();
}
