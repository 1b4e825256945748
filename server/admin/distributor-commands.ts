import { addDays } from '#domain/date/berlin-day.ts';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import { organisations } from '../records/types/profile/organisations.ts';
import { contactPersons } from '../records/types/staff/maintenance/contact-persons.ts';
import { hotspotLinks } from '../records/types/staff/maintenance/hotspot-links.ts';
import { voNumbers } from '../records/types/staff/maintenance/vo-numbers.ts';
import { readDay, readRoles, readTrids } from './checks.ts';
import type { Command } from './command.ts';
import { type MaintainedType, recordCommands } from './record-commands.ts';

const persons: MaintainedType = {
  noun: 'contact-person',
  named: 'email',
  record: contactPersons,
  options: {
    name: { is: 'name' },
    position: { is: 'what the person does, empty for nothing' },
    phone: { is: 'phone number' },
    'video-call': { is: 'address of video calls, empty for none', field: 'videoCallUrl' },
    partners: { is: 'trids, with commas between; empty for all', read: readTrids },
  },
};

const numbers: MaintainedType = {
  noun: 'vo-number',
  named: 'vo',
  record: voNumbers,
  options: {
    operator: { is: 'code of the network operator' },
    label: { is: 'what it is called, empty for nothing' },
    'valid-from': { is: 'YYYY-MM-DD, empty for always', field: 'validFrom' },
  },
  actions: { status: { operand: 'active|dormant|terminated', does: 'says how it stands' } },
};

const links: MaintainedType = {
  noun: 'hotspot-link',
  named: 'id',
  record: hotspotLinks,
  options: {
    title: { is: 'title' },
    link: { is: 'address' },
    category: { is: 'category' },
    description: { is: 'what it is about, empty for nothing' },
    kind: { is: '0 for news, 1 for what stays', read: (_services, text) => Number(text) },
    roles: { is: 'codes, with commas between; empty for all', read: (_services, text) => readRoles(text) },
    'valid-from': {
      is: 'YYYY-MM-DD, empty for always',
      field: 'validFrom',
      read: (_services, day) => berlinMoment(readDay(day)),
    },
    'valid-to': {
      is: 'YYYY-MM-DD, empty for always',
      field: 'validTo',
      read: (_services, day) => berlinMoment(addDays(readDay(day), 1)) - 1,
    },
  },
};

/** What stands in "Meine Daten"; contacts and bank data change by requests alone. */
const coreData: MaintainedType = {
  noun: 'core-data',
  named: 'companyName',
  record: organisations,
  options: {
    owners: { is: 'owners or managing directors, empty for none' },
    phone: { is: 'phone number, empty for none' },
    email: { is: 'mail address, empty for none' },
    website: { is: 'address of the web site, empty for none' },
    'vat-id': { is: 'VAT identification number, empty for none', field: 'vatId' },
    'tax-number': { is: 'tax number, empty for none', field: 'taxNumber' },
    'trade-until': { is: 'YYYY-MM-DD until which the trade registration holds, empty for none', field: 'tradeUntil' },
  },
};

/** Decision 30: what the distributor maintains, without the portal's pages. */
export const distributorCommands: readonly Command[] = [persons, numbers, links, coreData].flatMap(recordCommands);
