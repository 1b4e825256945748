import { invalidFields } from '../core/errors.ts';
import { deletionRequests } from './account/deletion-requests.ts';
import { customers } from './customers/customers.ts';
import type { RecordType } from './definition/define-record.ts';
import { contactPersons } from './distributor/contact-persons.ts';
import { hotspotLinks } from './distributor/hotspot-links.ts';
import { numberPools } from './distributor/number-pools.ts';
import { priceLists } from './distributor/price-lists.ts';
import { unassignedMessages } from './distributor/unassigned-messages.ts';
import { voNumbers } from './distributor/vo-numbers.ts';
import { deputies } from './members/deputies.ts';
import { invitations } from './members/invitations.ts';
import { companyRequests, contactRequests, partnerRequests } from './profile/change-requests.ts';
import { organisations } from './profile/organisations.ts';
import type { RecordTypes } from './record-services.ts';
import { drafts } from './sales/drafts.ts';
import { orders } from './sales/orders.ts';
import { savedReplies } from './staff/saved-replies.ts';
import { tickets } from './tickets/tickets.ts';
import { backups } from './wholesale/backup/backups.ts';
import { wholesaleCustomers } from './wholesale/customers/wholesale-customers.ts';
import { numbers } from './wholesale/numbers/numbers.ts';
import { reservations } from './wholesale/numbers/reservations.ts';
import { portings } from './wholesale/porting/portings.ts';
import { portingsOut } from './wholesale/porting-out/portings-out.ts';
import { processes } from './wholesale/processes/processes.ts';
import { services } from './wholesale/services/services.ts';
import { sipAccounts } from './wholesale/sip/sip-accounts.ts';

export const registryOf = (types: readonly RecordType[]): RecordTypes =>
  new Map(types.map((record) => [record.type, record]));

export const recordTypes: readonly RecordType[] = [
  tickets,
  contactPersons,
  voNumbers,
  hotspotLinks,
  customers,
  drafts,
  orders,
  priceLists,
  numberPools,
  unassignedMessages,
  reservations,
  numbers,
  sipAccounts,
  portings,
  portingsOut,
  services,
  processes,
  backups,
  wholesaleCustomers,
  deletionRequests,
  organisations,
  contactRequests,
  companyRequests,
  partnerRequests,
  savedReplies,
  invitations,
  deputies,
];

export function recordType({ records }: { readonly records: RecordTypes }, name: unknown): RecordType {
  const found = typeof name === 'string' ? records.get(name) : undefined;
  if (!found) throw invalidFields({ type: 'choose' });
  return found;
}
