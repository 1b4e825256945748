import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Settings } from '#contract/me/settings.ts';
import type { Tx } from '#server/db/open.ts';
import { userSettings } from '#server/db/tables/settings-table.ts';
import { foundations, memberships, users } from '#server/db/tables/tables.ts';
import { memberTags } from '../session/member-tags.ts';

const batchSize = 500;

/** All users who may sign in, some at a time, with their own tags and what they have set. */
export async function* newsletterReaders(tx: Tx) {
  const tags = sql<string>`(select coalesce(string_agg(${memberTags}, ','), '') from ${memberships}
    join ${foundations} on ${foundations.trid} = ${memberships.trid} and ${foundations.active}
    where ${memberships.userId} = ${users.id})`;
  let last = '';
  for (;;) {
    const rows = await tx
      .select({ id: users.id, email: users.email, roles: users.roles, tags, settings: userSettings.data })
      .from(users)
      .leftJoin(userSettings, eq(userSettings.userId, users.id))
      .where(and(gt(users.id, last), eq(users.disabled, false)))
      .orderBy(asc(users.id))
      .limit(batchSize);
    const end = rows.at(-1);
    if (!end) return;
    yield rows.map((row) => ({ ...row, settings: (row.settings ?? {}) as Partial<Settings> }));
    last = end.id;
  }
}
