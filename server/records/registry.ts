import type { RecordType } from './engine/definition/define-record.ts';
import { companyRequests, contactRequests, partnerRequests } from './types/profile/change-requests.ts';
import { deletionRequests } from './types/profile/deletion-requests.ts';
import { deputies } from './types/profile/members/deputies.ts';
import { invitations } from './types/profile/members/invitations.ts';
import { organisations } from './types/profile/organisations.ts';
import { customers } from './types/sales/customers/customers.ts';
import { drafts } from './types/sales/drafts/drafts.ts';
import { orders } from './types/sales/orders/orders.ts';
import { checklists } from './types/staff/checklists.ts';
import { contactPersons } from './types/staff/maintenance/contact-persons.ts';
import { hotspotLinks } from './types/staff/maintenance/hotspot-links.ts';
import { numberPools } from './types/staff/maintenance/number-pools.ts';
import { priceLists } from './types/staff/maintenance/price-lists.ts';
import { unassignedMessages } from './types/staff/maintenance/unassigned-messages.ts';
import { voNumbers } from './types/staff/maintenance/vo-numbers.ts';
import { restrictedRecords } from './types/staff/restricted.ts';
import { savedReplies } from './types/staff/saved-replies.ts';
import { synonyms } from './types/staff/synonyms.ts';
import { tickets } from './types/tickets/tickets.ts';
import { backups } from './types/wholesale/backup-routing/backups.ts';
import { wholesaleCustomers } from './types/wholesale/customers/wholesale-customers.ts';
import { numbers } from './types/wholesale/numbers/numbers.ts';
import { reservations } from './types/wholesale/numbers/reservations.ts';
import { portings } from './types/wholesale/porting/portings.ts';
import { portingsOut } from './types/wholesale/porting-out/portings-out.ts';
import { processes } from './types/wholesale/processes/processes.ts';
import { services } from './types/wholesale/services/services.ts';
import { sipAccounts } from './types/wholesale/sip/sip-accounts.ts';

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
  synonyms,
  checklists,
  invitations,
  deputies,
  restrictedRecords,
];
