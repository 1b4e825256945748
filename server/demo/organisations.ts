import { addDays } from '#domain/date/berlin-day.ts';
import type { Tx } from '../db/open.ts';
import { createIn } from '../records/engine/create-record.ts';
import type { RecordType } from '../records/engine/definition/define-record.ts';
import type { RecordServices } from '../records/engine/record-services.ts';
import { runAction } from '../records/engine/run-action.ts';
import { system } from '../records/engine/run-due.ts';
import { contextOf, type Scope } from '../records/engine/scope.ts';
import { companyRequests, contactRequests, partnerRequests } from '../records/types/profile/change-requests.ts';
import { organisations } from '../records/types/profile/organisations.ts';
import { type DemoPerson, uploadDemoFile } from './insert-ticket.ts';
import { officeMoment } from './office-moment.ts';
import { demoOrganisations } from './organisation-list.ts';
import { demoTicketFiles } from './ticket-files.ts';

const longAgo = 300;

/** The first approver in demo data, so that the second approval is left for the person who tries the portal. */
const secondEmployee: DemoPerson = { id: 'demo-second-employee', name: 'Holger Lind', staff: true };

const trid = '1001';

/** What partners have told of themselves, and what they want changed (`docs/domain/change-requests.md`). */
export async function insertDemoOrganisations(
  tx: Tx,
  services: RecordServices,
  person: (userId: string) => DemoPerson,
): Promise<void> {
  const scope = (of: string, by: DemoPerson, daysAgo: number): Scope => {
    const at = contextOf(services, { trid: of, tx, by, now: officeMoment(services, daysAgo) });
    return { tx, services, trid: of, at: { ...at, provesPassword: async () => true }, quiet: true };
  };
  const staff = person('9001/etc.staff');
  for (const [of, organisation] of Object.entries(demoOrganisations))
    await createIn(scope(of, staff, longAgo), services, organisations, organisation);

  const request = async (record: RecordType, userId: string, daysAgo: number, values: Record<string, unknown>) => {
    const at = scope(trid, person(userId), daysAgo);
    return createIn(at, services, record, { type: record.type, effectiveOn: at.at.today, ...values });
  };
  const decide = (
    record: RecordType,
    row: Awaited<ReturnType<typeof request>>,
    by: DemoPerson,
    daysAgo: number,
    decision: object,
  ) => runAction(scope(trid, by, daysAgo), { record, row, name: 'decide', input: { _action: 'decide', ...decision } });
  const proof = async (name: string, daysAgo: number, userId = '1001/sp.admin') => {
    const [file] = await demoTicketFiles();
    return file ? [await uploadDemoFile(services, scope(trid, person(userId), daysAgo), { ...file, name })] : [];
  };

  const rejectedRequest = await request(contactRequests, '1001/sp.user', 20, {
    action: 'remove',
    contactId: 'anke-haas',
    remark: 'Frau Haas wechselt in den Innendienst.',
  });
  await decide(contactRequests, rejectedRequest, staff, 19, {
    approve: false,
    reason: 'Bitte reichen Sie dafür eine Änderung ein: Die Ansprechpartnerin bleibt ja im Haus.',
  });
  await request(contactRequests, '1001/sp.user', 1, {
    action: 'add',
    person: {
      salutation: '1',
      firstName: 'Timo',
      lastName: 'Krause',
      position: 'Techniker',
      phone: '+493023125304',
      email: 'timo.krause@sommer-telekom.example.com',
    },
    department: 'technology',
    getsNewsletter: true,
    effectiveOn: addDays(scope(trid, staff, 0).at.today, 7),
    consent: true,
  });
  const early = { tax: 60, profile: 30 };
  const tax = await request(companyRequests, '1001/sp.admin', early.tax, {
    changeTypes: ['tax'],
    vatId: 'DE999999987',
    taxNumber: '27/123/45679',
    selfBilling: true,
    proofTax: await proof('Bescheid Finanzamt.pdf', early.tax),
    confirmed: true,
  });
  const approvedTax = await decide(companyRequests, tax, staff, early.tax - 1, { approve: true });
  await runAction(scope(trid, system, early.tax - 1), {
    record: companyRequests,
    row: approvedTax.row,
    name: 'takeEffect',
    input: { _action: 'takeEffect' },
  });
  const profileRequest = await request(partnerRequests, '1001/sp.user', early.profile, {
    ...demoOrganisations[trid]?.profile,
    companyName: 'Sommer Telekom Nr. 1',
    effectiveOn: undefined,
  });
  await decide(partnerRequests, profileRequest, staff, early.profile - 1, {
    approve: false,
    reason: 'Bitte nennen Sie den Namen, unter dem Sie im Register stehen.',
  });
  const bank = await request(companyRequests, '1001/sp.admin', 2, {
    changeTypes: ['bank'],
    passwordProof: 'demo',
    bank: {
      accountHolder: 'Sommer Telekom GmbH',
      iban: 'DE89370400440532013000',
      ibanRepeat: 'DE89370400440532013000',
      bankName: 'Beispielbank Köln',
    },
    proofBank: await proof('Bankbestätigung.pdf', 2),
    effectiveOn: addDays(scope(trid, staff, 0).at.today, 3),
    confirmed: true,
  });
  await decide(companyRequests, bank, secondEmployee, 1, { approve: true });
  await request(partnerRequests, '1001/sp.admin', 0, {
    ...demoOrganisations[trid]?.profile,
    zipAreas: '10, 12, 13',
    effectiveOn: undefined,
  });
}
