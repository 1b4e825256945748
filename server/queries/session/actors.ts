import { and, eq, exists, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { foundations, memberships, revokedTokens, users } from '../../db/tables/tables.ts';
import { memberTags } from './member-tags.ts';
import { sessionOf } from './sessions.ts';

export type FoundationRow = typeof foundations.$inferSelect;

/** Everything that a call is judged by, in one statement: the user, whether the token or its session was ended, and the foundation of the path. */
const prepare = (db: Db) =>
  db
    .select({
      user: {
        id: users.id,
        account: users.account,
        username: users.username,
        displayName: users.displayName,
        email: users.email,
        phone: users.phone,
        roles: users.roles,
        disabled: users.disabled,
        sessionsSince: users.sessionsSince,
      },
      revoked: sql<boolean>`${exists(
        db
          .select({ one: sql`1` })
          .from(revokedTokens)
          .where(inArray(revokedTokens.jti, [sql.placeholder('jti'), sql.placeholder('session')])),
      )}`,
      foundation: getTableColumns(foundations),
      member: memberships.userId,
      tags: memberTags,
    })
    .from(users)
    .leftJoin(foundations, eq(foundations.trid, sql.placeholder('trid')))
    .leftJoin(memberships, and(eq(memberships.userId, users.id), eq(memberships.trid, foundations.trid)))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('find_caller');

const prepared = new WeakMap<Db, ReturnType<typeof prepare>>();

/** `foundation` is null where no such foundation exists, `member` where the user does not belong to it. */
export async function findCaller(db: Db, userId: string, jti: string, trid: string | undefined) {
  const statement = prepared.get(db) ?? prepare(db);
  prepared.set(db, statement);
  const [found] = await statement.execute({ userId, jti, session: sessionOf(jti), trid: trid ?? '' });
  return found;
}
export type Caller = NonNullable<Awaited<ReturnType<typeof findCaller>>>;
