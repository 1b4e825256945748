import { eq } from 'drizzle-orm';
import type { GivableRole } from '#contract/profile/users.ts';
import { uuidv7 } from '#server/core/uuid.ts';
import { memberships } from '#server/db/tables/tables.ts';
import { joinFoundation } from '#server/queries/session/foundation-users.ts';
import { insertUsers } from '#server/queries/session/users.ts';
import { quickHash } from '#tests/demo-password.ts';
import { read } from '../me/notices.ts';
import type { Portal } from '../support/portal.ts';

/** Adds a user of one foundation with rights for it alone; the password is the demo one. Returns the id. */
export async function addMember(
  portal: Portal,
  trid: string,
  username: string,
  rights: readonly GivableRole[] = [],
  roles: readonly string[] = ['PORTAL_USER'],
): Promise<string> {
  const { db, clock, config } = portal.services;
  const id = uuidv7(clock());
  const now = clock();
  const terms = { acceptedTerms: config.termsVersion, acceptedTermsAt: now };
  const own = {
    id,
    account: trid,
    username,
    displayName: `Frau ${username}`,
    email: `${username}@p${trid}.example.com`,
  };
  await db.transaction(async (tx) => {
    await insertUsers(tx, [
      { ...own, ...terms, roles: [...roles], passwordHash: await quickHash, passwordSet: now, created: now },
    ]);
    const grants = Object.fromEntries(rights.map((role) => [role, { by: 'Test', at: now }]));
    await joinFoundation(tx, { userId: id, trid, rights: grants });
  });
  return id;
}

export const rightsOf = async (portal: Portal, userId: string) =>
  (await portal.services.db.select().from(memberships).where(eq(memberships.userId, userId))).map(
    ({ trid, rights }) => [trid, ...Object.keys(rights).sort()],
  );

const newLink = /\/invitation\?token=([\w-]+)/;

/** The secret of the latest invitation that was mailed. */
export async function latestLink(portal: Portal): Promise<string> {
  const mails = (await portal.mails()).map(read).filter((mail) => newLink.test(mail));
  return newLink.exec(mails.at(-1) ?? '')?.[1] ?? '';
}
