import { sql } from 'drizzle-orm';
import { readConfig } from '../../server/config/config.ts';
import { openDatabase } from '../../server/db/open.ts';

/** Copies one ticket of an organisation so often that it has `count` more, spread over all statuses and types. */
export async function addTickets(dataDir: string, trid: string, count: number): Promise<void> {
  const { db, close } = await openDatabase(readConfig({ DATA_DIR: dataDir, DATABASE_URL: process.env.DATABASE_URL }));
  await db.execute(sql`
    insert into records (id, trid, type, foreignid, number, value1, value2, value3, value4, value5, value6, value7, archived,
      version, created, created_by, modified, modified_by, data, search_text)
    select gen_random_uuid()::text, trid, type, (1000000 + n)::text, 1000000 + n, value1 || ' ' || n,
      (array['new', 'inProgress', 'waiting', 'closed', 'reopened'])[1 + n % 5], value3, value4,
      (array['etcBillingRequest', 'etcCallBackRequest', 'etcProjectRequest', 'etcProvisionComplain'])[1 + n % 4],
      value6, value7, false, 1, created + n, created_by, modified + (n * 7919) % 86400000, modified_by, data, search_text
    from (select * from records where trid = ${trid} and type = 'hd.ticket' order by number limit 1) one,
      generate_series(1, ${count}::int) n`);
  await db.execute(sql`
    insert into record_tallies as t (trid, type, archived, first, second, n)
    select trid, type, archived, coalesce(value2, ''), coalesce(value5, ''), count(*) from records
    where trid = ${trid} and number between 1000001 and ${1_000_000 + count}::int group by 1, 2, 3, 4, 5
    on conflict (trid, type, archived, first, second) do update set n = t.n + excluded.n`);
  await db.execute(sql`analyze records`);
  await close();
}
