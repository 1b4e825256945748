import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { customerRow } from '#contract/sales/customer.ts';
import { withoutResting } from '#domain/access/own-only.ts';
import { listedRecords } from '#domain/records/listed-records.ts';
import { callback } from '../support/file-calls.ts';
import type { Portal, Session } from '../support/portal.ts';
import { type Limited, type OwnedRow, openLimited } from './own-records.ts';

let portal: Portal;
let limited: Session;
let admin: Session;
let staff: Session;
let limitedId: string;
let adminId: string;
let limit: Limited['limit'];
let userOf: Limited['userOf'];
let foreign: OwnedRow[];
let rowsIn: Limited['rowsIn'];

beforeAll(async () => {
  ({ portal, limited, admin, staff, limitedId, adminId, limit, userOf, foreign, rowsIn } = await openLimited());
});
afterAll(() => portal.close());

describe('§access the owner of a record', () => {
  const customerOf = (owner: string) =>
    foreign.find(
      ({ id, type, ownerId }) =>
        type === 'hfo.vp.customer' &&
        ownerId === owner &&
        foreign.some(({ data, ownerId: of }) => (data as { customerId?: string }).customerId === id && of === owner),
    ) as OwnedRow;

  test('is changed by somebody without the limit; what belongs to a customer goes along', async () => {
    const { id } = customerOf(adminId);
    const path = `/foundation/1001/data/${id}`;
    const { version } = (await admin.get(path)).json();
    const body = { owner: limitedId, version };
    expect((await admin.put(`${path}/owner`, { ...body, version: version - 1 })).statusCode).toBe(409);
    expect((await admin.put(`${path}/owner`, { ...body, owner: 'nobody' })).json().fields).toEqual({ owner: 'choose' });
    const given = await admin.put(`${path}/owner`, body);
    expect(given.json().owner).toEqual({ id: limitedId, name: 'Jens Winter' });
    expect((await limited.get(path)).statusCode).toBe(200);
    const rows = (await rowsIn('1001')).filter(({ data }) => (data as { customerId?: string }).customerId === id);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect((await limited.get(`/foundation/1001/data/${row.id}`)).statusCode).toBe(200);
    const name = foreign.find((row) => row.id === id)?.value1 ?? '';
    expect((await limited.get('/search', { query: { search: name } })).body).toContain(id);
    expect((await limited.put(`${path}/owner`, { owner: adminId, version: version + 1 })).statusCode).toBe(403);
    const entries = (await staff.get('/staff/audit', { query: { text: 'owner' } })).body;
    expect(entries).toContain('owner 1001/sp.admin → 1001/sp.user');
  });

  test('is named in lists that ask for it, and narrows them, `me` for each reader', async () => {
    const list = async (session: Session, search: string, type = 'hfo.vp.customer') =>
      (
        await session.get('/foundation/1001/data', {
          query: { type, search, _selected: 'owner', _limit: '200' },
        })
      ).json();
    const owned = async (owner: string, type: string) =>
      (await rowsIn('1001')).filter((row) => row.type === type && row.ownerId === owner && !row.archived);
    for (const type of ['hfo.vp.customer', 'hfo.vp.draft', 'hfo.vp.order', 'hd.ticket']) {
      const mine = await list(admin, 'owner:me', type);
      expect([type, mine.total]).toEqual([type, (await owned(adminId, type)).length]);
      expect(new Set(mine.items.map((row: { owner: string }) => row.owner)).size).toBeLessThanOrEqual(1);
      expect(await list(admin, `owner:${adminId}`, type)).toEqual(mine);
    }
    const listed = listedRecords('hfo.vp.customer', customerRow);
    const whole = await admin.get('/foundation/1001/data', { query: { ...listed, _sort: 'value1', search: '' } });
    expect(whole.statusCode, whole.body).toBe(200);
    for (const row of whole.json().items) expect(z.safeParse(customerRow, row).error?.issues).toBeUndefined();
    const { items } = await list(admin, `owner:${limitedId}`);
    expect(items[0]).toMatchObject({ owner: 'Jens Winter' });
    expect((await list(admin, `owner:${limitedId},me`)).total).toBeGreaterThan(items.length);
    expect((await list(limited, `owner:${adminId}`)).total).toBe(0);
    expect(
      (await admin.get('/foundation/1001/data', { query: { type: 'hd.ticket', search: 'owner:m*' } })).statusCode,
    ).toBe(400);
  });

  test('of a ticket is who it was opened for', async () => {
    const ticket = { ...callback, owner: adminId };
    const { id } = (await limited.post('/foundation/1001/data', ticket)).json();
    expect((await admin.get(`/foundation/1001/data/${id}`)).json().owner.id).toBe(adminId);
    expect((await limited.get(`/foundation/1001/data/${id}`)).statusCode).toBe(200);
  });
});

describe('§access the limit', () => {
  test('is given and taken with a sentence where it cannot be, and counts with the next call', async () => {
    const [{ id } = { id: '' }] = foreign.filter(({ type, trid }) => type === 'hfo.vp.order' && trid === '1001');
    const path = `/foundation/1001/data/${id}`;
    expect((await limited.get(path)).statusCode).toBe(404);
    expect((await limit(false)).statusCode).toBe(204);
    expect((await limited.get(path)).statusCode).toBe(200);
    expect((await limit(true)).statusCode).toBe(204);
    expect((await limited.get(path)).statusCode).toBe(404);
    const self = await admin.put(`/foundation/1001/users/${adminId}/roles`, {
      roles: ['PORTAL_ETC_PORTAL_ADMIN'],
      ownOnly: true,
    });
    expect([self.statusCode, self.json()._errorMessage]).toEqual([409, expect.stringContaining('Ihr eigenes Recht')]);
    const log = (await staff.get('/staff/audit', { query: { text: 'ownOnly' } })).body;
    expect(log).toContain('-ownOnly');
    expect(log).toContain('1001/sp.user +ownOnly');
  });

  test('of a deputy leaves what is the absent user’s own', async () => {
    const { items } = (
      await admin.get('/foundation/1001/data', { query: { type: 'hfo.vp.order', _limit: '200' } })
    ).json();
    const today = new Date(portal.services.clock()).toISOString().slice(0, 10);
    const made = await admin.post('/foundation/1001/data', {
      type: 'etc.deputy',
      ...{ deputy: limitedId, from: today, to: today, note: '' },
    });
    expect(made.statusCode).toBe(201);
    const { token } = (await limited.post(`/foundation/1001/deputies/${made.json().id}/session`, {})).json();
    const acting = await portal.call('GET', '/foundation/1001/data', {
      token,
      query: { type: 'hfo.vp.order', _limit: '200' },
    });
    const rows = await rowsIn('1001');
    const absent = rows.filter(
      ({ type, audience, archived }) => type === 'hfo.vp.order' && !archived && audience.includes(adminId),
    );
    expect(acting.json().total).toBe(absent.length);
    expect(absent.length).toBeLessThan(items.length);
    expect((await portal.call('GET', '/foundation/1001/commission-lines', { token })).statusCode).toBe(403);
  });

  test('is set by employees too, shown with who set it, and never for employees', async () => {
    const put = (session: Session, trid: string, user: string, ownOnly: boolean) =>
      session.put(`/foundation/${trid}/users/${user}/roles`, { roles: [], ownOnly });
    const person = async () =>
      (await lead.get('/admin/organisations/1001')).json().people.find((one: { id: string }) => one.id === limitedId);
    const lead = await portal.as('9001/etc.admin');
    expect((await person()).ownOnly).toMatchObject({ by: 'Petra Sommer' });
    expect((await put(lead, '1001', limitedId, false)).statusCode).toBe(204);
    expect((await person()).ownOnly).toBeUndefined();
    expect((await put(lead, '1001', limitedId, true)).statusCode).toBe(204);
    expect((await person()).ownOnly).toMatchObject({ by: 'Jana Reuter' });
    const employee = await put(lead, '9001', await userOf('9001', 'etc.staff'), true);
    expect([employee.statusCode, employee.json()._errorMessage]).toEqual([409, expect.stringContaining('Mitarbeiter')]);
  });

  test('rests the rights that reach over all of an organisation', () => {
    expect(withoutResting(['SP', 'portal_etc_comission_statement', 'PORTAL_ETC_PORTAL_ADMIN'])).toEqual(['SP']);
  });
});
