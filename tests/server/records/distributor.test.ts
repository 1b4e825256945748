import { afterAll, beforeAll, expect, test } from 'vitest';
import { deletionRecord, deletionRow } from '#contract/me/own-data.ts';
import { changeRequestRecord, changeRequestRow } from '#contract/profile/change-request.ts';
import { deputyRecord, deputyRow } from '#contract/profile/deputy.ts';
import { invitationRecord, invitationRow } from '#contract/profile/invitation.ts';
import { customerRecord, customerRow } from '#contract/sales/customer.ts';
import { draftRecord, draftRow } from '#contract/sales/draft.ts';
import { orderRecord, orderRow } from '#contract/sales/order.ts';
import { priceList } from '#contract/sales/price-list.ts';
import { checklist } from '#contract/staff/checklist.ts';
import { contactPerson } from '#contract/staff/contact-person.ts';
import { hotspotLink } from '#contract/staff/hotspot-link.ts';
import { savedReply } from '#contract/staff/saved-reply.ts';
import { synonym } from '#contract/staff/synonym.ts';
import { voNumber } from '#contract/staff/vo-number.ts';
import { ticketRecord, ticketRow } from '#contract/ticket-record.ts';
import { backupRule } from '#contract/wholesale/backup-rule.ts';
import { wholesaleCustomer } from '#contract/wholesale/customer.ts';
import { numberRecord, numberRow } from '#contract/wholesale/number.ts';
import { numberPool } from '#contract/wholesale/number-pool.ts';
import { portingRecord, portingRow } from '#contract/wholesale/porting.ts';
import { portingOut } from '#contract/wholesale/porting-out.ts';
import { wholesaleProcess } from '#contract/wholesale/process.ts';
import { wholesaleService } from '#contract/wholesale/service.ts';
import { sipAccount } from '#contract/wholesale/sip-account.ts';
import { unassignedMessage } from '#contract/wholesale/unassigned-message.ts';
import { listedRecords } from '#domain/records/listed-records.ts';
import { recordTypes } from '#server/records/registry.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { type EngineCalls, engineCalls } from './engine/engine-calls.ts';

let portal: Portal;
let partner: EngineCalls;
let staff: EngineCalls;
let wholesaleStaff: EngineCalls;
beforeAll(async () => {
  portal = await openPortal();
  partner = await engineCalls(portal, '1001/sp.admin');
  staff = await engineCalls(portal, '9001/etc.staff');
  wholesaleStaff = await engineCalls(portal, '9001/etc.staff', '2001');
});
afterAll(() => portal.close());

const shownBy = {
  'hd.ticket': [ticketRow, ticketRecord],
  'etc.contactPerson': [contactPerson.row, contactPerson.record],
  'etc.voNumber': [voNumber.row, voNumber.record],
  'etc.hotspotLink': [hotspotLink.row, hotspotLink.record],
  'sales.priceList': [priceList.row, priceList.record],
  'hfo.vp.customer': [customerRow, customerRecord],
  'hfo.vp.draft': [draftRow, draftRecord],
  'hfo.vp.order': [orderRow, orderRecord],
  'ws.customer': [wholesaleCustomer.row, wholesaleCustomer.record],
  'ws.process': [wholesaleProcess.row, wholesaleProcess.record],
  'ws.sip': [sipAccount.row, sipAccount.record],
  'ws.number': [numberRow, numberRecord],
  'ws.service': [wholesaleService.row, wholesaleService.record],
  'ws.backup': [backupRule.row, backupRule.record],
  'ws.porting': [portingRow, portingRecord],
  'ws.portingOut': [portingOut.row, portingOut.record],
  'etc.checklist': [checklist.row, checklist.record],
  'etc.savedReply': [savedReply.row, savedReply.record],
  'etc.synonym': [synonym.row, synonym.record],
  'etc.deletion': [deletionRow, deletionRecord],
  'etc.invitation': [invitationRow, invitationRecord],
  'etc.deputy': [deputyRow, deputyRecord],
  'etc.numberPool': [numberPool.row, numberPool.record],
  'etc.contact': [changeRequestRow, changeRequestRecord],
  'etc.company': [changeRequestRow, changeRequestRecord],
  'etc.partner': [changeRequestRow, changeRequestRecord],
  'etc.unassignedMessage': [unassignedMessage.row, unassignedMessage.record],
} as const;
/** They are used up at once or given back, and shown in no list; the demo data erase no person. */
const unlisted = ['ws.reservation', 'etc.organisation', 'etc.restricted'];

const listed = recordTypes.filter(({ type }) => !unlisted.includes(type));
test.each(listed.map(({ type }) => type as keyof typeof shownBy))(
  '§3 the demo data of %s fit the contracts that the portal shows them by',
  async (type) => {
    const calls = type.startsWith('ws.') ? wholesaleStaff : staff;
    const [row, record] = shownBy[type];
    const { items } = await calls.list(type, { ...listedRecords(type, row), _limit: '200' });
    expect(items.length).toBeGreaterThan(1);
    for (const item of items) {
      expect(row.safeParse(item).error).toBeUndefined();
      expect(record.safeParse(await calls.read(item.id)).error).toBeUndefined();
    }
  },
);

const person = { name: 'Max Muster', phone: '030 23125 299', email: 'max@etc.example.com' };
const names = async (calls: EngineCalls) => (await calls.list('etc.contactPerson')).items.map((item) => item.value1);

test('§1 employees maintain contact persons, and partners do not see the partners of a person', async () => {
  await staff.create('etc.contactPerson', { ...person, partners: ['2001'] });
  expect(await names(staff)).toEqual(expect.arrayContaining(['Max Muster', 'Jana Reuter']));
  expect((await partner.get('/foundation/1001/data', { query: { type: 'etc.contactPerson' } })).statusCode).toBe(403);
  expect((await partner.tryCreate('etc.contactPerson', person)).statusCode).toBe(403);

  const [lind] = (await staff.list('etc.contactPerson', { search: 'Lind' })).items;
  const { id = '', version } = lind ?? {};
  expect((await partner.act(id, 'update', { version, phone: '030 23125 298' })).statusCode).toBe(404);
  expect((await partner.get(`/foundation/1001/data/${id}`)).statusCode).toBe(404);
  const changed = await staff.done(id, 'update', { version, phone: '030 23125 298' });
  expect(changed.data).toMatchObject({ name: 'Holger Lind', phone: '030 23125 298' });
  const row = async () => (await staff.list('etc.contactPerson', { search: 'Lind' })).items[0];
  expect((await row())?.value3).toBe('Partnerbetreuung');
  await staff.done(id, 'update', { version: 2, position: null, partners: null });
  expect(await row()).toMatchObject({ value2: 'all' });
  expect(await row()).not.toHaveProperty('value3');
  expect((await staff.act(id, 'update', { version: 3, email: 'kein' })).json().fields).toEqual({ email: 'email' });
  const emptied = await staff.act(id, 'update', { version: 3, name: null, position: null });
  expect([emptied.statusCode, emptied.json().fields]).toEqual([400, { name: 'required' }]);
  expect(
    (await staff.tryCreate('etc.contactPerson', { ...person, email: 'MAX@etc.example.com' })).json().fields,
  ).toEqual({
    email: 'taken',
  });
});

test('§1 VO numbers belong to their organisation, are maintained by employees and end once', async () => {
  const listed = (await partner.list('etc.voNumber')).items;
  expect(listed.map((item) => item.value1)).toEqual(expect.arrayContaining(['VO10023', 'VO20417', 'VO30881']));
  expect(listed.find((item) => item.value1 === 'VO30881')?.value2).toBe('dormant');
  const creation = await staff.create('etc.voNumber', { vo: 'vo90001', operator: 'VF' });
  expect(creation.data).toMatchObject({ vo: 'VO90001', state: 'active' });
  expect((await staff.tryCreate('etc.voNumber', { vo: 'VO90001', operator: 'VF' })).json().fields).toEqual({
    vo: 'taken',
  });
  expect((await staff.tryCreate('etc.voNumber', { vo: '!', operator: 'VF' })).json().fields).toEqual({
    vo: 'voNumber',
  });
  expect((await partner.act(creation.id, 'status', { status: 'terminated' })).statusCode).toBe(403);
  expect((await staff.act(creation.id, 'delete')).statusCode).toBe(409);
  await staff.done(creation.id, 'status', { status: 'dormant' });
  await staff.done(creation.id, 'status', { status: 'terminated' });
  expect((await staff.act(creation.id, 'status', { status: 'active' })).statusCode).toBe(409);
  const elsewhere = await engineCalls(portal, '2001/ws.user', '2001');
  expect((await elsewhere.list('etc.voNumber')).total).toBe(0);
  expect(await elsewhere.status(creation.id)).toBe(404);
});

test('§3 a hotspot link must be a web address, and appears where the requirements say', async () => {
  const link = { kind: 1, title: 'Neues Werkzeug', link: 'https://example.com/neu', category: 'Tool' };
  const script = await staff.tryCreate('etc.hotspotLink', { ...link, link: 'javascript:alert(1)' });
  expect(script.json().fields).toEqual({ link: 'url' });
  const { id } = await staff.create('etc.hotspotLink', { ...link, roles: ['SP'] });
  const render = async (userId: string): Promise<{ id: string }[]> =>
    (await (await portal.as(userId)).get('/hotspot/')).json().items;
  expect((await render('1001/sp.admin'))[0]).toMatchObject({ id, type: 1, title: link.title });
  expect((await render('2001/ws.user')).map((item) => item.id)).not.toContain(id);
  await staff.done(id, 'archive');
  expect((await render('1001/sp.admin')).map((item) => item.id)).not.toContain(id);
});
