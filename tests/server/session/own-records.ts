import { and, eq, inArray } from 'drizzle-orm';
import { records } from '#server/db/tables/record-tables.ts';
import { memberships } from '#server/db/tables/tables.ts';
import { findUserByLogin } from '#server/queries/session/users.ts';
import { recordTypes } from '#server/records/registry.ts';
import { openPortal } from '../support/portal.ts';

export type OwnedRow = typeof records.$inferSelect;

/** Types with owners. */
export const owned = recordTypes.filter((record) => record.owned).map(({ type }) => type);
/** The organisations that the limited user acts for. */
export const trids = ['1001', '2001'] as const;

/** A portal in which 1001/sp.user sees only own records, of which 2001 has none. */
export async function openLimited() {
  const portal = await openPortal();
  const { db } = portal.services;
  const userOf = async (account: string, username: string) => (await findUserByLogin(db, account, username))?.id ?? '';
  const rowsIn = (trid: string) =>
    db
      .select()
      .from(records)
      .where(and(eq(records.trid, trid), inArray(records.type, owned)));
  const [limitedId, adminId] = [await userOf('1001', 'sp.user'), await userOf('1001', 'sp.admin')];
  const admin = await portal.as('1001/sp.admin');
  const limit = (ownOnly: boolean) => admin.put(`/foundation/1001/users/${limitedId}/roles`, { roles: [], ownOnly });
  await limit(true);
  const at = { by: 'Maren Holt', at: 0 };
  // Rights over all of the organisation, given by whichever way, rest.
  const rights = { PORTAL_ETC_PORTAL_ADMIN: at, PORTAL_ETC_COMISSION_STATEMENT: at };
  await db
    .update(memberships)
    .set({ rights })
    .where(and(eq(memberships.userId, limitedId), eq(memberships.trid, '1001')));
  await db.insert(memberships).values({ userId: limitedId, trid: '2001', rights: { ...rights, WS: at }, ownOnly: at });
  const all = (await Promise.all(trids.map(rowsIn))).flat();
  return {
    portal,
    admin,
    staff: await portal.as('9001/etc.staff'),
    limited: await portal.as('1001/sp.user'),
    ...{ limitedId, adminId, limit, rowsIn, userOf },
    /** Records of these organisations that are not the user's own. */
    foreign: all.filter(({ audience }) => !audience.includes(limitedId)),
    own: all.filter(({ audience }) => audience.includes(limitedId)),
  };
}
export type Limited = Awaited<ReturnType<typeof openLimited>>;
