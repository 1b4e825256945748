import type { OrganisationData, PartnerContact } from '../../src/contract/profile/organisation.ts';
import { addDays } from '../../src/domain/date/berlin-day.ts';
import type { Tx } from '../db/open.ts';
import { createIn } from '../records/create-record.ts';
import type { RecordType } from '../records/definition/define-record.ts';
import { companyRequests, contactRequests, partnerRequests } from '../records/profile/change-requests.ts';
import { organisations } from '../records/profile/organisations.ts';
import type { RecordServices } from '../records/record-services.ts';
import { runAction } from '../records/run-action.ts';
import { system } from '../records/run-due.ts';
import { contextOf, type Scope } from '../records/scope.ts';
import { type DemoPerson, uploadDemoFile } from './insert-ticket.ts';
import { demoTicketFiles } from './ticket-files.ts';

const day = 86_400_000;
const longAgo = 300;

const contact = (
  id: string,
  [salutation, firstName, lastName, position]: readonly [string, string, string, string],
  [phone, email]: readonly [string, string],
  more: Partial<PartnerContact> = {},
): PartnerContact => ({
  id,
  person: { salutation, firstName, lastName, position, phone, email },
  department: 'sales',
  isMain: false,
  getsCommission: false,
  getsNewsletter: true,
  ...more,
});

const place = (street: string, houseNumber: string, zip: string, city: string) => ({
  street,
  houseNumber,
  zip,
  city,
  country: 'DE',
});

const demoOrganisations: Readonly<Record<string, OrganisationData>> = {
  '1001': {
    companyName: 'Sommer Telekom GmbH',
    legalForm: 'GMBH',
    registerCourt: 'Berlin (Charlottenburg)',
    registerType: 'HRB',
    registerNumber: '900101 B',
    tradeUntil: '2028-12-31',
    address: place('Beispielallee', '12', '10115', 'Berlin'),
    owners: 'Petra Sommer',
    phone: '+493023125300',
    email: 'kontakt@sommer-telekom.example.com',
    website: 'https://sommer-telekom.example.com',
    vatId: 'DE999999987',
    taxNumber: '27/123/45678',
    selfBilling: true,
    smallBusiness: false,
    bank: { accountHolder: 'Sommer Telekom GmbH', iban: 'DE02120300000000202051', bankName: 'Beispielbank Berlin' },
    dpo: { name: 'Dr. Karin Wolff', email: 'datenschutz@sommer-telekom.example.com' },
    contacts: [
      contact(
        'petra-sommer',
        ['2', 'Petra', 'Sommer', 'Geschäftsführerin'],
        ['+493023125301', 'petra.sommer@sommer-telekom.example.com'],
        {
          department: 'management',
          isMain: true,
          getsCommission: true,
        },
      ),
      contact(
        'jens-winter',
        ['1', 'Jens', 'Winter', 'Vertriebsleiter'],
        ['+493023125302', 'jens.winter@sommer-telekom.example.com'],
      ),
      contact(
        'anke-haas',
        ['2', 'Anke', 'Haas', 'Buchhaltung'],
        ['+493023125303', 'buchhaltung@sommer-telekom.example.com'],
        {
          department: 'accounting',
          getsCommission: true,
          getsNewsletter: false,
        },
      ),
    ],
    profile: {
      companyName: 'Sommer Telekom',
      address: place('Beispielallee', '12', '10115', 'Berlin'),
      phone: '+493023125300',
      email: 'kontakt@sommer-telekom.example.com',
      website: 'https://sommer-telekom.example.com',
      openingHours: 'Mo–Fr 9–18 Uhr, Sa 10–14 Uhr',
      focus: ['mobile', 'landline', 'cloudTelephony'],
      hasTechnician: true,
      wantsLeads: true,
      maxLeads: '10',
    },
  },
  '1002': {
    companyName: 'Winter IT-Service',
    legalForm: 'EINZEL',
    tradeUntil: '2027-06-30',
    address: place('Musterweg', '3', '50667', 'Köln'),
    owners: 'Jens Winter',
    phone: '+492214710300',
    email: 'info@winter-it.example.com',
    vatId: 'DE999999911',
    selfBilling: true,
    smallBusiness: true,
    bank: { accountHolder: 'Jens Winter', iban: 'DE02500105170137075030' },
    contacts: [
      contact('winter', ['1', 'Jens', 'Winter', 'Inhaber'], ['+492214710300', 'info@winter-it.example.com'], {
        isMain: true,
      }),
    ],
  },
  '1003': {
    companyName: 'Nordlicht Mobilfunk e. K.',
    legalForm: 'EK',
    registerCourt: 'Hamburg',
    registerType: 'HRA',
    registerNumber: '900103',
    address: place('Hafenstraße', '7', '20095', 'Hamburg'),
    owners: 'Ole Brandt',
    phone: '+494066969300',
    email: 'info@nordlicht.example.com',
    bank: { accountHolder: 'Nordlicht Mobilfunk e. K.', iban: 'DE02100500000054540402' },
    contacts: [
      contact('brandt', ['1', 'Ole', 'Brandt', 'Inhaber'], ['+494066969302', 'info@nordlicht.example.com'], {
        isMain: true,
      }),
    ],
  },
  '2001': {
    companyName: 'Holt Voice Wholesale GmbH',
    legalForm: 'GMBH',
    registerCourt: 'Hamburg',
    registerType: 'HRB',
    registerNumber: '900201',
    address: place('Speicherweg', '21', '20457', 'Hamburg'),
    owners: 'Maren Holt',
    phone: '+494066969300',
    email: 'info@holt-voice.example.com',
    vatId: 'DE999999946',
    contacts: [
      contact(
        'holt',
        ['2', 'Maren', 'Holt', 'Geschäftsführerin'],
        ['+494066969301', 'maren.holt@holt-voice.example.com'],
        { isMain: true },
      ),
    ],
  },
};

/** Who approved first in demo data, so that the second approval is left for whoever tries the portal. */
const secondEmployee: DemoPerson = { id: 'demo-second-employee', name: 'Holger Lind', staff: true };

const trid = '1001';

/** What partners have told of themselves, and what they want changed (`domain.md` 6). */
export async function insertDemoOrganisations(
  tx: Tx,
  services: RecordServices,
  person: (userId: string) => DemoPerson,
): Promise<void> {
  const scope = (of: string, by: DemoPerson, daysAgo: number): Scope => {
    const at = contextOf(services, { trid: of, tx, by, now: services.clock() - daysAgo * day });
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
    said: object,
  ) => runAction(scope(trid, by, daysAgo), { record, row, name: 'decide', input: { _action: 'decide', ...said } });
  const proof = async (name: string, daysAgo: number, userId = '1001/sp.admin') => {
    const [file] = await demoTicketFiles();
    return file ? [await uploadDemoFile(services, scope(trid, person(userId), daysAgo), { ...file, name })] : [];
  };

  const refused = await request(contactRequests, '1001/sp.user', 20, {
    action: 'remove',
    contactId: 'anke-haas',
    remark: 'Frau Haas wechselt in den Innendienst.',
  });
  await decide(contactRequests, refused, staff, 19, {
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
  const shown = await request(partnerRequests, '1001/sp.user', early.profile, {
    ...demoOrganisations[trid]?.profile,
    companyName: 'Sommer Telekom Nr. 1',
    effectiveOn: undefined,
  });
  await decide(partnerRequests, shown, staff, early.profile - 1, {
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
