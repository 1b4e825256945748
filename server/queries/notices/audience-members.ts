import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Settings } from '#contract/me/settings.ts';
import type { AudienceAnswer, NoticeAudience } from '#contract/notices/notice.ts';
import { effectiveRoles, isEmployee } from '#domain/access/roles.ts';
import { matchesAudience, matchesFoundation } from '#domain/notices/notice-audience.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { userSettings } from '#server/db/tables/settings-table.ts';
import { foundations, memberships, users } from '#server/db/tables/tables.ts';
import { allTrids } from '../session/foundations.ts';
import { memberTags } from '../session/member-tags.ts';
import { audienceFacts } from './audience-facts.ts';

const memberFields = {
  trid: foundations.trid,
  title: foundations.title,
  userId: users.id,
  email: users.email,
  roles: users.roles,
  tags: memberTags,
  settings: userSettings.data,
};

/** The members of active organisations that an audience means, a few organisations at a time; employees are none. */
async function* audienceMembers(db: Db | Tx, audience: NoticeAudience) {
  for await (const batch of allTrids(db)) {
    const trids =
      audience.foundations.length === 0 ? batch : batch.filter((trid) => audience.foundations.includes(trid));
    if (trids.length === 0) continue;
    const facts = await audienceFacts(db, trids, audience);
    const concerned = trids.filter((trid) => {
      const own = facts.get(trid);
      return own && matchesFoundation(audience, own);
    });
    if (concerned.length === 0) continue;
    const rows = await db
      .select(memberFields)
      .from(memberships)
      .innerJoin(users, and(eq(users.id, memberships.userId), eq(users.disabled, false)))
      .innerJoin(foundations, and(eq(foundations.trid, memberships.trid), eq(foundations.active, true)))
      .leftJoin(userSettings, eq(userSettings.userId, users.id))
      .where(inArray(memberships.trid, concerned))
      .orderBy(asc(foundations.trid), asc(users.id));
    yield rows.filter(
      ({ trid, roles, tags }) =>
        !isEmployee(roles) && matchesAudience(audience, effectiveRoles(roles, tags), facts.get(trid)),
    );
  }
}

const maxNames = 20;

/** How many users and organisations an audience means. */
export async function countAudience(db: Db | Tx, audience: NoticeAudience): Promise<AudienceAnswer> {
  const [userIds, titles] = [new Set<string>(), new Map<string, string>()];
  for await (const members of audienceMembers(db, audience))
    for (const { userId, trid, title } of members) {
      userIds.add(userId);
      titles.set(trid, title ?? trid);
    }
  return { users: userIds.size, foundations: titles.size, names: [...titles.values()].slice(0, maxNames) };
}

export interface Recipient {
  readonly userId: string;
  readonly trid: string;
  readonly email: string;
  readonly settings: Partial<Settings>;
}

/** The users of an audience, each once, with the first of their organisations that is meant. */
export async function* audienceRecipients(db: Db | Tx, audience: NoticeAudience): AsyncGenerator<Recipient[]> {
  const userIds = new Set<string>();
  for await (const members of audienceMembers(db, audience)) {
    const recipients: Recipient[] = [];
    for (const { userId, trid, email, settings } of members) {
      if (userIds.has(userId)) continue;
      userIds.add(userId);
      recipients.push({ userId, trid, email, settings: (settings ?? {}) as Partial<Settings> });
    }
    yield recipients;
  }
}
