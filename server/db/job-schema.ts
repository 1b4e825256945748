import packageJson from 'pg-boss/package.json' with { type: 'json' };

/** The tables of the job queue, apart from those of the portal. */
export const jobSchema = 'jobs';
const schemaVersion = packageJson.pgboss.schema;

interface Client {
  query: (statement: string) => Promise<{ rows: unknown[] }>;
}

/** The version of the queue's tables in the database; undefined where there are none. */
async function versionIn(client: Client): Promise<number | undefined> {
  const table = await client.query(`select 1 where to_regclass('${jobSchema}.version') is not null`);
  if (table.rows.length === 0) return undefined;
  const { rows } = await client.query(`select version::int from ${jobSchema}.version`);
  return (rows[0] as { version: number } | undefined)?.version;
}

/** Brings the tables of the job queue to the version of its library. It takes a lock of its own and commits. */
export async function migrateJobs(client: Client): Promise<void> {
  const version = await versionIn(client);
  if (version !== undefined && version >= schemaVersion) return;
  const { getConstructionPlans, getMigrationPlans } = await import('pg-boss');
  await client.query(version === undefined ? getConstructionPlans(jobSchema) : getMigrationPlans(jobSchema, version));
}
