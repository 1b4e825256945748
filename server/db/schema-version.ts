import { type SQL, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { CannotStart } from '../core/cannot-start.ts';

const newer = () =>
  new CannotStart(
    'Die Datenbank wurde von einer neueren Fassung des Portals angelegt oder umgebaut; diese kennt ihre Tabellen nicht und rührt sie nicht an. Starten Sie die neuere Fassung, oder stellen Sie mit dieser eine Sicherung aus der Zeit vor dem Update in einem leeren Ordner wieder her (npm run portal -- restore).\n' +
      'The database was made or changed by a newer version of the portal; this one does not know its tables and leaves them alone. Start the newer version, or restore a backup from before the upgrade into an empty folder with this one (npm run portal -- restore).',
  );

const older = () =>
  new CannotStart(
    'Die Datenbank ist älter als alles, was diese Fassung des Portals umbauen kann; sie rührt sie nicht an. Starten Sie zuerst eine Fassung aus der Zeit dazwischen, die die Tabellen umbaut, und danach diese.\n' +
      'The database is older than anything that this version of the portal can upgrade; it leaves it alone. First start a version from the time between, which changes the tables, and then this one.',
  );

const incomplete = () =>
  new CannotStart(
    'In der Datenbank fehlen Umbauten, die vor anderen hätten geschehen müssen; das Portal rührt sie nicht an. Stellen Sie eine Sicherung in einer leeren Datenbank wieder her (npm run portal -- restore).\n' +
      'The database lacks changes that should have come before others; the portal leaves it alone. Restore a backup into an empty database (npm run portal -- restore).',
  );

interface SqlExecutor {
  execute: (statement: SQL) => PromiseLike<unknown>;
}
interface Applied {
  readonly hash: string;
  readonly created_at: string;
}

function refusalOf(applied: readonly Applied[], migrationsFolder: string): CannotStart | undefined {
  const migrationFiles = readMigrationFiles({ migrationsFolder });
  const hashes = migrationFiles.map(({ hash }) => hash);
  const newest = migrationFiles.at(-1)?.folderMillis ?? 0;
  const unknown = applied.filter(({ hash }) => !hashes.includes(hash));
  if (unknown.some(({ created_at }) => Number(created_at) > newest)) return newer();
  if (unknown.length > 0) return older();
  const isWhole = hashes.slice(0, applied.length).every((hash) => applied.some((one) => one.hash === hash));
  return isWhole ? undefined : incomplete();
}

/** Throws `CannotStart` where the database has been through other migrations than those of this program; to be asked before migrating. */
export async function refuseUnknownSchema(db: SqlExecutor, migrationsFolder: string): Promise<void> {
  const rowsOf = <T>(answer: unknown): T[] => (answer as { rows: T[] }).rows;
  const [table] = rowsOf<{ is: boolean }>(
    await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is`),
  );
  if (!table?.is) return;
  const applied = await db.execute(sql`select hash, created_at from drizzle.__drizzle_migrations`);
  const refusal = refusalOf(rowsOf<Applied>(applied), migrationsFolder);
  if (refusal) throw refusal;
}
