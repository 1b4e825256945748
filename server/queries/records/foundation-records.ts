import { type SQL, sql } from 'drizzle-orm';
import type { ContactPersonData } from '#contract/staff/contact-person.ts';
import type { VoNumberData } from '#contract/staff/vo-number.ts';
import { sortKey } from '#server/db/fold.ts';
import type { Db } from '#server/db/open.ts';
import { records } from '#server/db/tables/record-tables.ts';

interface Place {
  readonly voNumbers: { readonly type: string };
  readonly contactPersons: { readonly type: string; readonly trid: string };
}
export interface FoundationRecords {
  readonly voNumbers: Readonly<Record<string, VoNumberData[]>>;
  readonly contactPersons: Readonly<Record<string, ContactPersonData[]>>;
}

const presentNumbers = (trids: readonly string[], type: string): SQL => sql`
  select ${records.trid} as key, json_agg(${records.data} order by ${sortKey(records.value1)}, ${records.number}) as value
  from ${records}
  where ${records.trid} = any (${sql.param(trids)}::text[]) and ${records.type} = ${type} and not ${records.archived}
  group by ${records.trid}`;

/** In the order in which they were named. */
const contacts = (keys: readonly string[], { type, trid }: Place['contactPersons']): SQL => sql`
  select key, json_agg(${records.data} order by ${records.number}) as value
  from ${records}, unnest(${records.audience}) as key
  where ${records.trid} = ${trid} and ${records.type} = ${type} and not ${records.archived}
    and key = any (${sql.param(keys)}::text[])
  group by key`;

const byKey = (rows: SQL) => sql`(select coalesce(json_object_agg(r.key, r.value), '{}') from (${rows}) r)`;

/** What employees maintain for some foundations: VO numbers by trid, and contact persons by trid or by `everybody`. */
export async function findFoundationRecords(
  db: Db,
  trids: readonly string[],
  everybody: string,
  { voNumbers, contactPersons }: Place,
): Promise<FoundationRecords> {
  const [foundationRecord] = await db
    .select({
      voNumbers: sql<FoundationRecords['voNumbers']>`${byKey(presentNumbers(trids, voNumbers.type))}`,
      contactPersons: sql<
        FoundationRecords['contactPersons']
      >`${byKey(contacts([...trids, everybody], contactPersons))}`,
    })
    .from(sql`(select) one`);
  return foundationRecord ?? { voNumbers: {}, contactPersons: {} };
}
