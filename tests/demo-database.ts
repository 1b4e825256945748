import type { PoolConfig } from 'pg';
import { readConfig } from '../server/config/config.ts';
import { createServices } from '../server/create-services.ts';
import { openPostgres } from '../server/db/open.ts';
import { users } from '../server/db/tables/tables.ts';
import { loadDemoData } from '../server/demo/load.ts';
import { quickHash } from './demo-password.ts';

/** A Monday morning in Berlin. */
export const monday = Date.parse('2026-11-23T09:00:00+01:00');

/** Settings that the demo data depend on; if one of them is set, the demo data are created again. */
export const shapesDemoData = /^(?:TERMS_VERSION|DEMO_DATA|DEMO_PASSWORD|PUBLIC_HOLIDAY_STATE)$/;

/** Fills an empty database and a folder with the demo data of that Monday. */
export async function makeDemoData(connection: PoolConfig, dataDir: string): Promise<void> {
  const { db, close } = await openPostgres(connection);
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO_DATA: 'small' });
  const { services, stop } = createServices({ config, db, clock: () => monday });
  await loadDemoData(services);
  await db.update(users).set({ passwordHash: await quickHash });
  await stop();
  await close();
}
