import type { Foundation } from '#contract/foundation.ts';
import type { TicketType } from '#contract/ticket.ts';
import type { TicketData, WireTicketRecord, WireTicketRow } from '#contract/ticket-record.ts';
import { $foundation } from '#stores/foundation/foundation.ts';
import { $session } from '#stores/session/session.ts';
import { MemoryStorage } from './memory-storage.ts';

export function actAs(username: string, trid: string, roles: readonly string[] = ['PORTAL_USER']): void {
  const user = { account: '1001', username, displayName: username, email: `${username}@example.com` };
  const soon = Date.now() + 3_600_000;
  $session.set({ token: 'a.b.c', roles: [...roles], user, expiresAt: soon, refreshAt: soon });
  actFor(trid);
}

export function actFor(trid: string): void {
  const foundation: Foundation = {
    trid,
    title: `F ${trid}`,
    type: '',
    active: true,
    app: 'ETC',
    number: trid,
    voNumbers: [],
  };
  $foundation.set(foundation);
}

export const row = (foreignid: string): WireTicketRow => ({
  id: `id-${foreignid}`,
  foreignid: Number(foreignid),
  value1: `Betreff ${foreignid}`,
  value2: 'new',
  value5: 'etcBillingRequest',
  value6: 'other',
  value7: '2',
  version: 1,
  created: 1,
  modified: 1,
});

export const record = (foreignid: string, version = 1, type: TicketType = 'etcBillingRequest'): WireTicketRecord => ({
  ...row(foreignid),
  value5: type,
  version,
  createdBy: 'P',
  modifiedBy: 'P',
  data: ticketOf(type),
});

const contact = {
  contactLastName: 'Sommer',
  contactFirstName: 'Petra',
  contactEmail: 'p@example.com',
  contactPhone: '',
};
const snapshot = { ...contact, category: 'other', status: 'new', files: 2, history: [] } as const;

function ticketOf(type: TicketType): TicketData {
  const common = { ...snapshot, history: [] };
  switch (type) {
    case 'etcCallBackRequest':
      return { ...common, value5: type, description: 'Bitte um Rückruf' };
    case 'etcProvisionComplain':
      return { ...common, value5: type, description: 'Provision fehlt', operator: 'ALSTERKOM' };
    default:
      return { ...common, value5: 'etcBillingRequest', customerOrContract: 'Bäckerei Sonnental' };
  }
}

export const page = (...foreignids: string[]) => ({
  items: foreignids.map(row),
  total: foreignids.length,
  counts: { new: foreignids.length },
});

/** The browser's storage in memory. */
export const memoryStorage = () => new MemoryStorage() as unknown as Storage;
