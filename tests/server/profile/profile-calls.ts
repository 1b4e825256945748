import type { RequestState, RequestType } from '#contract/profile/change-request.ts';
import type { PartnerContact } from '#contract/profile/organisation.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { uuidv7 } from '#server/core/uuid.ts';
import { insertUsers } from '#server/queries/session/users.ts';
import { runDue } from '#server/records/engine/run-due.ts';
import { quickHash } from '#tests/demo-password.ts';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { day, demoPassword, type Portal } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';

export const newIban = 'DE89370400440532013000';

/** A wish for another contact person. */
export const contactWish = (portal: Portal, email: string, more: object = {}) => ({
  action: 'add',
  person: { salutation: '2', firstName: 'Nora', lastName: 'Feld', phone: '030 23125 345', email },
  department: 'sales',
  effectiveOn: berlinDay(portal.now()),
  consent: true,
  ...more,
});
/** A wish to take one away. */
export const removal = (portal: Portal, contactId: string, more: object = {}) => ({
  action: 'remove',
  contactId,
  effectiveOn: berlinDay(portal.now()),
  ...more,
});

export const proofOf = async (calls: EngineCalls, current = demoPassword): Promise<string> =>
  (await calls.post('/password/proof', { current })).json().proof;

export const bankWish = async (portal: Portal, calls: EngineCalls, more: object = {}) => ({
  changeTypes: ['bank'],
  bank: { accountHolder: 'Sommer Telekom GmbH', iban: newIban, ibanRepeat: newIban },
  proofBank: [await calls.upload('bank.pdf', pdf())],
  effectiveOn: berlinDay(portal.now()),
  confirmed: true,
  passwordProof: await proofOf(calls),
  ...more,
});

/** Another employee, for what two must approve. */
export async function secondEmployee(portal: Portal): Promise<EngineCalls> {
  const now = portal.now();
  await insertUsers(portal.services.db, [
    {
      id: uuidv7(now),
      account: '9001',
      username: 'etc.second',
      displayName: 'Rolf Zweig',
      email: 'etc.second@p9001.example.com',
      passwordHash: await quickHash,
      roles: ['PORTAL_USER', 'PORTAL_EMPLOYEE'],
      acceptedTerms: portal.config.termsVersion,
      created: now,
      passwordSet: now,
    },
  ]);
  return engineCalls(portal, '9001/etc.second');
}

interface Organisation {
  email: string;
  contacts: PartnerContact[];
  bank?: { iban: string; accountHolder: string };
  profile?: Record<string, unknown>;
}
export const organisationOf = async (calls: EngineCalls): Promise<Organisation> =>
  (await calls.get('/foundation/1001/profile')).json().organisation;

export const nextWeek = (portal: Portal): string => berlinDay(portal.now() + 7 * day);

/** A request about a contact in a state, as it comes to be there. */
export async function requestIn(
  portal: Portal,
  partner: EngineCalls,
  staff: EngineCalls,
  state: RequestState,
  type: RequestType = 'etc.contact',
): Promise<string> {
  const effectiveOn = state === 'effective' ? berlinDay(portal.now()) : nextWeek(portal);
  const { id } = await partner.create(
    type,
    contactWish(portal, `${state}@sommer-telekom.example.com`, { effectiveOn }),
  );
  if (state === 'inReview') await staff.done(id, 'review');
  if (state === 'approved' || state === 'effective') await staff.done(id, 'decide', { approve: true });
  if (state === 'effective') await runDue(portal.services);
  if (state === 'rejected') await staff.done(id, 'decide', { approve: false, reason: 'Doppelt' });
  if (state === 'withdrawn') await partner.done(id, 'withdraw');
  return id;
}
