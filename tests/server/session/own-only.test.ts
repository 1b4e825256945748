import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attachments } from '#server/db/tables/record-tables.ts';
import { recordTypes } from '#server/records/registry.ts';
import { addressed } from '../sales/customer-bodies.ts';
import { callback } from '../support/file-calls.ts';
import type { Portal, Session } from '../support/portal.ts';
import { type Limited, type OwnedRow, openLimited, owned, trids } from './own-records.ts';

let portal: Portal;
let limited: Session;
let admin: Session;
let limitedId: string;
let foreign: OwnedRow[];
let own: OwnedRow[];
let rowsIn: Limited['rowsIn'];

beforeAll(async () => {
  ({ portal, limited, admin, limitedId, foreign, own, rowsIn } = await openLimited());
});
afterAll(() => portal.close());

/** What an organisation keeps for all of its users, and what is guarded by rules of its own. */
const shared = [
  'etc.voNumber',
  'etc.organisation',
  'etc.contact',
  'etc.company',
  'etc.partner',
  'etc.invitation',
  'etc.deputy',
  'etc.restricted',
];
test('§access every type is either owned or shared in its organisation', () => {
  const kept = recordTypes.filter((record) => record.home === undefined && !record.owned);
  expect(kept.map(({ type }) => type).sort()).toEqual(shared.toSorted());
  expect(new Set(foreign.map(({ type }) => type)).size).toBeGreaterThan(9);
  expect(new Set(own.map(({ type }) => type))).toEqual(
    new Set(['hd.ticket', 'hfo.vp.customer', 'hfo.vp.draft', 'hfo.vp.order']),
  );
});

/** One foreign record of each type. */
const strangers = () => [...new Map(foreign.map((row) => [row.type, row])).values()];

/** What tells of a foreign record: its id, its number, and the name of its customer. */
function marksOf(): string[] {
  const known = JSON.stringify(own);
  const marks = foreign.flatMap(({ id, type, foreignid, value1 }) => [
    id,
    ...(foreignid?.includes('-') ? [foreignid] : []),
    ...(type.endsWith('.customer') && value1 ? [value1] : []),
  ]);
  return marks.filter((mark) => !known.includes(mark));
}

const typesOf = [...owned, ...shared];
const names = () =>
  foreign.flatMap(({ type, value1 }) => (type.endsWith('.customer') && value1 ? [value1] : [])).slice(0, 4);

/** What routes are asked beside their address. */
const queries: Readonly<Record<string, () => Record<string, string>[]>> = {
  '/foundation/:trid/data': () => [
    ...typesOf.map((type) => ({
      type,
      search: 'archived:true,false',
      _limit: '200',
      _selected: 'data,related,foreignid',
    })),
    ...owned.map((type) => ({ type, _limit: '200', _counts: 'value1' })),
    ...strangers().map(({ type, id }) => ({ type, search: `id:${id}` })),
    ...names().map((name) => ({ type: 'hfo.vp.customer', search: name })),
  ],
  '/search': () => [
    {},
    ...names().map((search) => ({ search })),
    ...strangers().flatMap(({ foreignid }) => (foreignid ? [{ search: foreignid }] : [])),
  ],
  '/foundation/:trid/wholesale/search': () => [
    ...names().map((term) => ({ criterion: 'name', term })),
    ...strangers().flatMap(({ type, value1 }) =>
      type === 'ws.number' && value1 ? [{ criterion: 'number', term: value1 }] : [],
    ),
  ],
  '/foundation': () => [{}],
  '/public/filebrowser/*': () => [{ _action: 'list' }, { _action: 'search', search: 'Vertrag' }],
  '/me/notifications': () => [{}],
};

describe('§access a user who is limited to own records', () => {
  test('gets 404 or nothing of others on each route that reads', async () => {
    const marks = marksOf();
    expect(marks.length).toBeGreaterThan(80);
    const told: string[] = [];
    const opened: string[] = [];
    const paths = portal.routes.filter(({ method, url }) => method === 'GET' && url.startsWith('/api/'));
    for (const path of paths.map(({ url }) => url.slice('/api'.length))) {
      const rows = /:trid.*:id|filebrowser/.test(path) ? strangers() : trids.map((trid) => ({ trid, id: '' }));
      for (const { trid, id } of rows)
        for (const query of queries[path]?.() ?? [{}]) {
          const address = path
            .replace(':trid', trid)
            .replace(':id', id)
            .replace('*', `home${trid}_${id}`)
            .replace(/:\w+/g, 'x');
          const { statusCode, body } = await limited.get(address, { query });
          const leak = marks.find((mark) => body.includes(mark));
          if (leak) told.push(`${path} ${JSON.stringify(query)}: ${leak}`);
          if (path.includes('/data/:id') && statusCode !== 404) opened.push(`${path} ${id}`);
          if (statusCode >= 500) opened.push(`${path} ${statusCode}`);
        }
    }
    expect(told).toEqual([]);
    expect(opened).toEqual([]);
  }, 60_000);

  test('acts on nothing of others', async () => {
    const done: string[] = [];
    for (const { trid, type, id, version } of strangers()) {
      const actions = recordTypes.find((record) => record.type === type)?.actions ?? {};
      const path = `/foundation/${trid}/data/${id}`;
      for (const _action of Object.keys(actions)) {
        const { statusCode } = await limited.post(path, { _action, version });
        if (statusCode !== 404 && !actions[_action]?.internal) done.push(`${type} ${_action} ${statusCode}`);
      }
      for (const answer of [
        await limited.post(`${path}/notes`, { text: 'x' }),
        await limited.put(`${path}/owner`, { owner: limitedId, version }),
        await limited.delete(`/foundation/${trid}/number-reservations/${id}`),
      ])
        if (answer.statusCode !== 404) done.push(`${type} ${answer.statusCode}`);
      const items = [{ id, version }];
      for (const bulk of [{ action: 'archive' }, { action: 'followUp' }, { action: 'handOver', owner: limitedId }]) {
        const { items: outcomes } = (await limited.post(`/foundation/${trid}/bulk-actions`, { ...bulk, items })).json();
        if (outcomes[0].status !== 404) done.push(`${type} ${bulk.action} ${JSON.stringify(outcomes)}`);
      }
    }
    expect(done).toEqual([]);
    expect((await Promise.all(trids.map(rowsIn))).flat().length).toBe(foreign.length + own.length);
  }, 60_000);

  test('counts own records alone, in lists, on the home page and in figures', async () => {
    for (const type of owned.filter((one) => one.startsWith('hfo.') || one === 'hd.ticket')) {
      const mine = own.filter((row) => row.type === type && !row.archived);
      const { total, counts } = (
        await limited.get('/foundation/1001/data', { query: { type, _counts: 'value3' } })
      ).json();
      expect([type, total]).toEqual([type, mine.length]);
      const summed = Object.values(counts as Record<string, number>).reduce((sum, n) => sum + n, 0);
      expect(summed).toBeLessThanOrEqual(mine.length);
    }
    const figures = (await limited.get('/foundation/1001/sales-figures')).json();
    const customers = own.filter(({ type, archived }) => type === 'hfo.vp.customer' && !archived);
    expect(figures.customers).toBe(customers.length);
    expect(figures.commission).toBeUndefined();
    const { months } = (await limited.get('/foundation/1001/pipeline')).json();
    const drafts = own.filter(({ type }) => type === 'hfo.vp.draft').length;
    expect(months.reduce((sum: number, one: { drafts: number }) => sum + one.drafts, 0)).toBeLessThanOrEqual(drafts);
    const wholesale = (await limited.get('/foundation/2001/wholesale-figures')).json();
    expect(wholesale.accounts).toMatchObject({ active: 0, offline: 0 });
    expect(wholesale.numbers).toMatchObject({ active: 0 });
  });

  test('names nothing of others in a new record, and learns no names of similar customers', async () => {
    const customer = foreign.find(({ type }) => type === 'hfo.vp.customer');
    const draft = { type: 'hfo.vp.draft', productType: 'hfo360', customerId: customer?.id };
    expect((await limited.post('/foundation/1001/data', draft)).statusCode).toBe(400);
    expect((await admin.post('/foundation/1001/data', draft)).statusCode).toBe(201);
    const ticket = { ...callback, customerId: customer?.id };
    expect((await limited.post('/foundation/1001/data', ticket)).json().fields).toMatchObject({ customerId: 'choose' });
    const { type: _type, ...row } = addressed;
    expect((await admin.post('/foundation/1001/data', addressed)).statusCode).toBe(201);
    const judge = async (calls: Session) =>
      (await calls.post('/foundation/1001/customer-imports', { rows: [row], dryRun: true })).json().similar;
    expect(await judge(limited)).toEqual([]);
    expect(await judge(admin)).toHaveLength(1);
    expect((await limited.post('/foundation/1001/data', addressed)).statusCode).toBe(201);
  });

  test('downloads no file of others', async () => {
    const { db } = portal.services;
    const files = (
      await Promise.all(trids.map((trid) => db.select().from(attachments).where(eq(attachments.trid, trid))))
    ).flat();
    const ids = new Set(foreign.map(({ id }) => id));
    const strange = files.filter(({ recordId }) => ids.has(recordId));
    expect(strange.length).toBeGreaterThan(0);
    for (const { trid, recordId, id } of strange) {
      const path = `home${trid}_${recordId}/${id}`;
      const { statusCode } = await limited.post('/public/onetimeaction', { _action: 'downloadFile', path });
      expect(statusCode).toBe(404);
    }
  });

  test('reads neither statements nor users, whatever rights were given', async () => {
    const lines = await limited.get('/foundation/1001/commission-lines');
    expect(lines.statusCode).toBe(403);
    expect((await limited.get('/foundation/1001/profile')).json().users).toBeUndefined();
    expect(
      (await limited.put(`/foundation/1001/users/${limitedId}/roles`, { roles: [], ownOnly: false })).statusCode,
    ).toBe(403);
    const { items } = (await limited.get('/foundation')).json();
    expect(items.find((one: { trid: string }) => one.trid === '1001')).toMatchObject({
      ownOnly: true,
      type: 'SP,PORTAL_ETC_COMISSION_PAPERS',
    });
  });

  test('owns what is created, and what becomes of it', async () => {
    const made = (await limited.post('/foundation/1001/data', { type: 'hfo.vp.draft', productType: 'hfo360' })).json();
    expect(made.owner.id).toBe(limitedId);
    expect((await limited.get(`/foundation/1001/data/${made.id}`)).statusCode).toBe(200);
    const copy = (await limited.post(`/foundation/1001/data/${made.id}`, { _action: 'copy' })).json();
    expect((await limited.get(`/foundation/1001/data/${copy.id}`)).json().owner.id).toBe(limitedId);
  });
});
