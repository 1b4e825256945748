import { wholesaleCustomer } from '#contract/wholesale/customer.ts';
import type { SipData } from '#contract/wholesale/sip-account.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import { drawNumber } from '#server/records/engine/definition/numbers.ts';
import { contextIn, type Scope } from '#server/records/engine/scope.ts';
import { insertNew } from '#server/records/engine/write-record.ts';
import { sipAccounts } from '#server/records/types/wholesale/sip/sip-accounts.ts';
import { checkedSip, newAccount } from '#server/records/types/wholesale/sip/sip-data.ts';
import { ha1, newSipPassword } from '#server/records/types/wholesale/sip/sip-password.ts';

const minute = 60_000;

interface DemoAccount {
  /** Which of the demo's wholesale customers has it. */
  readonly customer: number;
  readonly label: string;
  readonly siteAddr: Readonly<Record<string, string>>;
  readonly maxChannels: number;
  readonly daysAgo: number;
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly head?: Partial<SipData>;
  /** Minutes since it registered last. */
  readonly registered?: number;
  /** No password has been requested yet. */
  readonly isFresh?: true;
}

const berlin = { street: 'Beispielstraße', houseNumber: '12', zip: '10115', city: 'Berlin' };
const online = (contactIp: string, userAgent: string, channelsInUse: number) => ({
  regState: 'online' as const,
  contactIp,
  userAgent,
  channelsInUse,
});

/** `docs/domain/demo-data.md`: seven accounts of 2001, two offline, one with static addresses, one locked. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    customer: 0,
    label: 'Zentrale Berlin',
    siteAddr: berlin,
    maxChannels: 30,
    daysAgo: 400,
    fields: { uploadMbit: '50', costLimitDay: '250' },
    head: online('203.0.113.17', 'Asterisk PBX 20.11.1', 9),
    registered: 4,
  },
  {
    customer: 0,
    label: 'Filiale Spandau',
    siteAddr: { street: 'Musterweg', houseNumber: '4a', zip: '13597', city: 'Berlin' },
    maxChannels: 4,
    daysAgo: 210,
    fields: { transport: 'UDP', srtp: false },
    head: { regState: 'offline', userAgent: 'AVM FRITZ!Box 7590 AX 8.02' },
    registered: 190,
  },
  {
    customer: 1,
    label: 'Elbkontor',
    siteAddr: { street: 'Beispielkai', houseNumber: '7', zip: '20457', city: 'Hamburg' },
    maxChannels: 20,
    daysAgo: 330,
    fields: { uploadMbit: '40' },
    head: online('198.51.100.42', '3CX Phone System 20.0', 12),
    registered: 2,
  },
  {
    customer: 2,
    label: 'Leitstelle Frankfurt',
    siteAddr: { street: 'Musterallee', houseNumber: '80', zip: '60327', city: 'Frankfurt am Main' },
    maxChannels: 60,
    daysAgo: 280,
    fields: { regMode: 'static', staticIps: [{ ip: '203.0.113.80' }, { ip: '203.0.113.81' }], uploadMbit: '100' },
    head: { regState: 'static', contactIp: '203.0.113.80', userAgent: 'innovaphone IP6013', channelsInUse: 21 },
    registered: 1,
  },
  {
    customer: 3,
    label: 'Praxis am Park',
    siteAddr: { street: 'Beispielring', houseNumber: '3', zip: '50667', city: 'Köln' },
    maxChannels: 8,
    daysAgo: 95,
    fields: { uploadMbit: '10' },
    head: { state: 'lockedByCustomer', ...online('198.51.100.77', 'STARFACE 8.2', 0) },
    registered: 12,
  },
  {
    customer: 3,
    label: 'Praxis Homeoffice',
    siteAddr: { street: 'Beispielgasse', houseNumber: '21', zip: '50968', city: 'Köln' },
    maxChannels: 2,
    daysAgo: 60,
    fields: { accountType: 'single', uploadMbit: '2' },
    head: online('198.51.100.130', 'LANCOM 1793VA 10.80', 2),
    registered: 8,
  },
  {
    customer: 4,
    label: 'Neubau München',
    siteAddr: { street: 'Musterplatz', houseNumber: '1', zip: '80331', city: 'München' },
    maxChannels: 10,
    daysAgo: 3,
    head: { state: 'inSetup' },
    isFresh: true,
  },
];

type ScopeOf = (daysAgo: number) => Scope;

/** The demo's SIP accounts, by user name; the customers come in the order of their numbers. */
export async function insertDemoAccounts(
  scopeOf: ScopeOf,
  customers: readonly RecordRow[],
  present: number,
): Promise<ReadonlyMap<string, RecordRow>> {
  const rows = new Map<string, RecordRow>();
  for (const { customer, daysAgo, label, siteAddr, maxChannels, fields, head, registered, isFresh } of demoAccounts) {
    const scope = scopeOf(daysAgo);
    const { now } = scope.at;
    const owner = customers[customer];
    if (!owner) throw new Error('the demo has too few wholesale customers');
    const ordered = { label, accountType: 'trunk' as const, maxChannels, siteAddr, ...fields } as never;
    const account = await newAccount(owner, owner[wholesaleCustomer.columns.name] ?? '', ordered, contextIn(scope));
    const id = scope.at.newId();
    const data = await checkedSip(
      {
        ...account,
        state: 'active',
        ...(!isFresh && {
          passwordHash: ha1(account.authUser, newSipPassword()),
          passwordSetAt: now + minute,
        }),
        ...(registered !== undefined && { lastRegisteredAt: present - registered * minute }),
        ...head,
      },
      contextIn(scope),
      id,
    );
    const numbered = await drawNumber(scope.tx, sipAccounts, now);
    rows.set(data.sipUser, await insertNew(scope, sipAccounts, { id, data, numbered }));
  }
  return rows;
}
