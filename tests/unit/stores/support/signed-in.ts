import type { Foundation } from '../../../../src/contract/foundation.ts';
import type { TicketRecord, TicketRow } from '../../../../src/contract/record.ts';
import { $foundation } from '../../../../src/stores/foundation/foundation.ts';
import { $session } from '../../../../src/stores/session/session.ts';
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

export const row = (foreignid: string): TicketRow => ({
  id: `id-${foreignid}`,
  foreignid,
  value1: `Betreff ${foreignid}`,
  value2: 'new',
  value5: 'etcBillingRequest',
  value6: 'other',
  value7: '2',
  version: 1,
  created: 1,
  modified: 1,
});

const contact = { contactLastName: 'P', contactFirstName: 'P', contactEmail: 'p@example.com', contactPhone: '1' };
const parts = { createdBy: 'P', modifiedBy: 'P' };
const details = {
  etcBillingRequest: { customerOrContract: 'V-1' },
  etcCallBackRequest: { description: 'Bitte um Rückruf' },
};

export const record = (
  foreignid: string,
  version = 1,
  type: keyof typeof details = 'etcBillingRequest',
): TicketRecord =>
  ({
    ...row(foreignid),
    ...parts,
    value5: type,
    version,
    data: { ...contact, ...details[type], history: [] },
  }) as TicketRecord;

export const page = (...foreignids: string[]) => ({
  items: foreignids.map(row),
  total: foreignids.length,
  counts: { new: foreignids.length },
});

/** The browser's storage in memory. */
export const memoryStorage = () => new MemoryStorage() as unknown as Storage;
