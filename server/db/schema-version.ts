import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Db } from './open.ts';

/** The tables were made by another program than this one or an earlier one; going on would break them. */
export class UnknownSchema extends Error {
  constructor() {
    super(
      'Die Datenbank wurde von einer neueren Version des Portals angelegt oder umgebaut; diese Version kennt deren Tabellen nicht und rührt sie nicht an. Starten Sie die neuere Version, oder spielen Sie mit dieser Version eine Sicherung aus der Zeit vor dem Update in einen leeren Datenordner ein (npm run portal -- restore).\n' +
        'The database was made or changed by a newer version of the portal; this version does not know its tables and leaves them alone. Start the newer version, or restore a backup from before the upgrade into an empty data folder with this version (npm run portal -- restore).',
    );
  }
}

/** Throws `UnknownSchema` where the database has been through a migration that this program does not have; to be asked before migrating. */
export async function refuseUnknownSchema(db: Pick<Db, 'execute'>, migrationsFolder: string): Promise<void> {
  const rowsOf = <T>(answer: unknown): T[] => (answer as { rows: T[] }).rows;
  const [table] = rowsOf<{ is: boolean }>(
    await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is`),
  );
  if (!table?.is) return;
  const applied = rowsOf<{ hash: string }>(await db.execute(sql`select hash from drizzle.__drizzle_migrations`));
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash));
  if (!applied.every(({ hash }) => known.has(hash))) throw new UnknownSchema();
}
