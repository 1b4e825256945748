import { berlinDay } from '#domain/date/berlin-day.ts';
import type { Tx } from '../db/open.ts';
import type { RecordRow } from '../queries/records/record-columns.ts';
import { createIn } from '../records/engine/create-record.ts';
import type { RecordType } from '../records/engine/definition/define-record.ts';
import type { RecordServices } from '../records/engine/record-services.ts';
import { applySideEffects, runAction } from '../records/engine/run-action.ts';
import { contextIn, contextOf, type Scope } from '../records/engine/scope.ts';
import { customers } from '../records/types/sales/customers/customers.ts';
import { drafts } from '../records/types/sales/drafts/drafts.ts';
import { tickets } from '../records/types/tickets/tickets.ts';
import { wholesaleCustomers } from '../records/types/wholesale/customers/wholesale-customers.ts';
import { portings } from '../records/types/wholesale/porting/portings.ts';
import { advance } from '../records/types/wholesale/start-process.ts';
import { place } from './customer-parts.ts';
import { type DemoPerson, uploadDemoFile } from './insert-ticket.ts';
import { officeMoment } from './office-moment.ts';
import { demoTicketFiles } from './ticket-files.ts';

const day = 86_400_000;
const trid = '2002';
const partner = '2002/spws.user';
const staff = '9001/etc.staff';

type Act = { readonly _action: string } & Readonly<Record<string, unknown>>;

const company = (companyName: string, phone: string) => ({
  clientKind: 'business',
  salutation: '3',
  companyName,
  legalForm: 'GMBH',
  phone,
});

/** 2002 sells and runs a little of everything: each record waits for its user, or for an employee, for a reason of its own. */
export async function insertSecondPartner(
  tx: Tx,
  services: RecordServices,
  person: (userId: string) => DemoPerson,
): Promise<void> {
  const now = services.clock();
  const scopeOf = (userId: string, daysAgo: number): Scope => ({
    tx,
    services,
    trid,
    at: contextOf(services, { trid, tx, by: person(userId), now: officeMoment(services, daysAgo) }),
    quiet: true,
  });
  const create = (record: RecordType, daysAgo: number, request: object): Promise<RecordRow> =>
    createIn(scopeOf(partner, daysAgo), services, record, { type: record.type, ...request });
  const act = async (record: RecordType, row: RecordRow, userId: string, daysAgo: number, input: Act) =>
    (await runAction(scopeOf(userId, daysAgo), { record, row, name: input._action, input })).row;

  const lead = await create(customers, 3, {
    ...company('Werkhof Isartor GmbH', '089 99998 410'),
    ...place('Beispielweg', '3', '80331', 'München'),
    consentData: true,
  });
  await act(customers, lead, staff, 2, {
    _action: 'offerLead',
    note: 'Zwölf Nebenstellen, heutiger Vertrag endet im Frühjahr.',
  });
  const buyer = await create(customers, 12, {
    ...company('Papierhaus Lindwurm GmbH', '0221 4710 440'),
    ...place('Musterallee', '8', '50667', 'Köln'),
    consentData: true,
    followUpDate: berlinDay(officeMoment(services, 1)),
  });
  await create(drafts, 5, { productType: 'hfo360', customerId: buyer.id, userCount: '14' });
  await create(portings, 4, {
    connectionKind: 'single',
    singles: [{ onkz: '221', number: '4710445' }],
    losingProvider: 'TAUNUSKABEL',
  });
  const ticket = await create(tickets, 3, {
    value5: 'etcCallBackRequest',
    category: 'tariff',
    description: 'Welcher Tarif passt für vierzehn Arbeitsplätze mit zwei Standorten?',
    contactLastName: 'Anders',
    contactFirstName: 'Tarek',
    contactEmail: 'spws.user@p2002.example.com',
    contactPhone: '0221 4710 400',
  });
  await act(tickets, ticket, staff, 2, {
    _action: 'status',
    version: 1,
    status: 'waiting',
    note: 'An welchen Tagen erreichen wir Sie am besten?',
  });

  const [paper] = await demoTicketFiles();
  if (!paper) throw new Error('no demo file');
  const proof = await uploadDemoFile(services, scopeOf(partner, 2), { ...paper, name: 'Gewerbeanmeldung.pdf' });
  const taken = await create(wholesaleCustomers, 2, {
    ...company('Tonstudio Kieselbach GmbH', '0221 4710 450'),
    ...place('Beispielgasse', '5', '50667', 'Köln'),
    email: 'buero@kieselbach.example.com',
    supportPhone: '0221 4710 459',
    sites: [{ name: 'Studio', address: { street: 'Beispielgasse', houseNumber: '5', zip: '50667', city: 'Köln' } }],
    contactTech: {
      salutation: '2',
      firstName: 'Ida',
      lastName: 'Kiesel',
      phone: '0221 4710 451',
      email: 'ida@kieselbach.example.com',
    },
    proofFile: [proof],
    endUserConsent: true,
  });
  const asking = scopeOf(staff, 1);
  const [process] = await contextIn(asking).look.search('ws.process', { objectId: taken.id });
  if (!process) throw new Error('a customer came without a process');
  const text = 'Auf dem Adressnachweis fehlt die Hausnummer. Bitte nennen Sie sie uns.';
  const step = { name: 'proofChecked', state: 'running' as const, text };
  const question = advance(process.id, { state: 'waitingPartner', step, dueAt: now + 2 * day });
  await applySideEffects(asking, wholesaleCustomers, taken, { changes: [question] });
}
