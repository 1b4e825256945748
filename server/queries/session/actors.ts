import { setImmediate as turn } from 'node:timers/promises';
import { and, eq, exists, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { sessions } from '#server/db/tables/session-tables.ts';
import { foundations, memberships, revokedTokens, users } from '#server/db/tables/tables.ts';
import { factorFrom } from './factor-demands.ts';
import { isOwnOnly, memberTags } from './member-tags.ts';
import { sessionOf } from './sessions.ts';
import { signInRulesOf } from './sign-in-rules.ts';
import { userColumns } from './users.ts';

export type FoundationRow = typeof foundations.$inferSelect;

/** Everything that a call is judged by, in one statement: the user, whether the session was ended or the token replaced, and the foundation of the path. */
const prepare = (db: Db) =>
  db
    .select({
      user: {
        ...userColumns,
        phone: users.phone,
        sessionsSince: users.sessionsSince,
        factorFrom: factorFrom(users.id),
        signInRules: signInRulesOf(users.id),
      },
      revoked: sql<boolean>`${exists(
        db
          .select({ one: sql`1` })
          .from(revokedTokens)
          .where(eq(revokedTokens.jti, sql.placeholder('session'))),
      )}`,
      /** From when on (ms) the token is refused because there is a newer one of its session. */
      replacedSince: sql<number | null>`(${db
        .select({ since: sql`${revokedTokens.since}::float8` })
        .from(revokedTokens)
        .where(eq(revokedTokens.jti, sql.placeholder('jti')))})`,
      /** When (ms) the login of the session was; null for tokens without a session of their own. */
      begun: sql<number | null>`(${db
        .select({ begun: sql`${sessions.created}::float8` })
        .from(sessions)
        .where(eq(sessions.id, sql.placeholder('session')))})`,
      /** What the session wrote last, as a place in the write-ahead log. */
      written: sql<number | null>`(${db
        .select({ written: sql`${sessions.written}::float8` })
        .from(sessions)
        .where(eq(sessions.id, sql.placeholder('session')))})`,
      foundation: getTableColumns(foundations),
      member: memberships.userId,
      tags: memberTags,
      ownOnly: isOwnOnly,
    })
    .from(users)
    .leftJoin(foundations, eq(foundations.trid, sql.placeholder('trid')))
    .leftJoin(memberships, and(eq(memberships.userId, users.id), eq(memberships.trid, foundations.trid)))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('find_caller');

interface Callers {
  readonly statement: ReturnType<typeof prepare>;
  /** Not sent yet. */
  readonly waiting: Map<string, Promise<Caller | undefined>>;
}
export type Caller = Awaited<ReturnType<ReturnType<typeof prepare>['execute']>>[number];

const callers = new WeakMap<Db, Callers>();

/**
 * `foundation` is null where no such foundation exists, `member` where the user does not belong to it. A page makes several
 * calls at once: those of one token that come in one turn of the event loop share a statement, which is sent after the last
 * of them.
 */
export function findCaller(db: Db, userId: string, jti: string, trid = ''): Promise<Caller | undefined> {
  const { statement, waiting } = callers.get(db) ?? { statement: prepare(db), waiting: new Map<string, never>() };
  callers.set(db, { statement, waiting });
  const key = `${trid} ${jti} ${userId}`;
  const pendingActor =
    waiting.get(key) ??
    turn().then(async () => {
      waiting.delete(key);
      const [caller] = await statement.execute({ userId, jti, session: sessionOf(jti), trid });
      return caller;
    });
  waiting.set(key, pendingActor);
  return pendingActor;
}
