import type { ApprovalOverview } from '#contract/staff/approvals.ts';
import type { Organisation, OrganisationList } from '#contract/staff/organisations.ts';
import { auditEntries } from '#server/db/tables/audit-tables.ts';
import { openPortal, type Session } from '../support/portal.ts';

export const reason = 'Vertrag beendet';

/** Calls about organisations, made by the first of two administrators unless another session is named. */
export async function organisationCalls() {
  const portal = await openPortal({ PUBLIC_BASE_URL: 'https://portal.example.com' });
  const signIn = async () => ({ jana: await portal.as('9001/etc.admin'), paul: await portal.as('9001/etc.lead') });
  let both = await signIn();
  const read = async (trid: string) => (await both.jana.get(`/admin/organisations/${trid}`)).json<Organisation>();
  const person = async (trid: string, userId: string) => {
    const user = (await read(trid)).people.find((one) => one.userId === userId);
    if (!user) throw new Error(`${userId} is not there`);
    return user;
  };
  return {
    portal,
    read,
    person,
    get jana() {
      return both.jana;
    },
    get paul() {
      return both.paul;
    },
    /** Moves the clock, by an ms at least, and signs both in. */
    pass: async (ms = 1) => {
      portal.pass(ms);
      both = await signIn();
    },
    list: async (query: Record<string, string> = {}) =>
      (await both.jana.get('/admin/organisations', { query })).json<OrganisationList>(),
    act: (trid: string, body: object, session = both.jana) => session.post(`/admin/organisations/${trid}`, body),
    actOn: async (trid: string, userId: string, body: object, session = both.jana) => {
      const { id, version } = await person(trid, userId);
      return session.post(`/admin/organisations/${trid}/users/${id}`, { version, ...body });
    },
    release: async (session: Session) => {
      const { approvals } = (await session.get('/admin/approvals')).json<ApprovalOverview>();
      return session.post(`/admin/approvals/${approvals[0]?.id}`, { _action: 'release' });
    },
    audited: async () =>
      (await portal.services.db.select().from(auditEntries)).map(({ text, trid }) => `${trid ?? ''} ${text}`),
  };
}
