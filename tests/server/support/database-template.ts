import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type OpenDatabase, openPostgres } from '#server/db/open.ts';

/** A new database with tables, without rows or with the demo data. */
export async function testDatabase(template: 'template' | 'template_demo' = 'template'): Promise<OpenDatabase> {
  const connection = inject('postgres');
  const admin = new pg.Client(connection);
  await admin.connect();
  const name = `portal_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name} template ${template} strategy file_copy`);
  const contexts = await openPostgres({ ...connection, database: name });
  const close = async () => {
    await contexts.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
  return { ...contexts, close };
}
