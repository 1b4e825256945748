import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordTypes } from '#server/records/registry.ts';
import { openPortal, type Portal, type Session } from '../support/portal.ts';
import { idOf } from './desk-scope.ts';

let portal: Portal;
let staff: Session;
beforeAll(async () => {
  portal = await openPortal();
  staff = await portal.as('9001/etc.staff');
});
afterAll(() => portal.close());

const viewOf = async (trid: string, account: string, username: string) => {
  const { token } = (await staff.post('/staff/views', { trid, user: await idOf(portal, account, username) })).json();
  return (path: string, query: Record<string, string> = {}) => portal.call('GET', path, { token, query });
};

interface Entry {
  readonly id: string;
  readonly value1: string;
  readonly value2: string;
  readonly value3?: string;
  readonly value4?: string;
  readonly value5?: string;
  readonly value6?: string;
  readonly value9?: string;
  readonly created: number;
}
const kinds = ['recordRead', 'listRead'];
/** What was read so far, newest first. */
const entries = async (): Promise<Entry[]> => {
  const result: { items: Entry[] } = (await staff.get('/staff/audit', { query: { _limit: '200' } })).json();
  return result.items.filter(({ value2 }) => kinds.includes(value2));
};
/** The entries of some reads. */
async function leaves(read: () => Promise<unknown>): Promise<Entry[]> {
  const before = new Set((await entries()).map(({ id }) => id));
  await read();
  return (await entries()).filter(({ id }) => !before.has(id));
}

/** The same for everybody, or the frame of each page. */
const withoutEntry = [
  ...[
    '/foundation',
    '/me/settings',
    '/content/:collection',
    '/content-search',
    '/hotspot/',
    '/products',
    '/catalogue',
    '/academy/requirements',
  ],
  ...['/area-codes/:onkz', '/address-streets'],
];
/** Not for this user, or about something that the demo has none of. */
const elsewhere = [
  // Of an administrator, and never for an employee.
  ...['/content/images/:name', '/foundation/:trid/access-evidence'],
  ...['/foundation/:trid/data/:id/check', '/foundation/:trid/data/:id/recipients'],
  '/foundation/:trid/availability-checks/:id',
  ...['/foundation/:trid/commission-complaints/:id', '/foundation/:trid/commission-complaints/preview'],
  ...['/foundation/:trid/commission-lines/:id', '/foundation/:trid/wholesale/search', '/foundation/:trid/pipeline'],
  ...['/foundation/:trid/commission-gaps', '/foundation/:trid/commission-lines', '/foundation/:trid/users'],
  ...['/foundation/:trid/commission-statements', '/foundation/:trid/missing-commissions', '/foundation/:trid/logo'],
];

test.each([
  ['1001', '1001', 'sp.admin', 'hfo.vp.draft'],
  ['2001', '2001', 'ws.user', 'ws.sip'],
  ['1003', '1003', 'etc.statement', 'etc.organisation'],
])(
  'B10 each read route that a view of %s opens leaves an entry of the employee',
  async (trid, account, username, type) => {
    const get = await viewOf(trid, account, username);
    const [first] = (await get(`/foundation/${trid}/data`, { type })).json().items;
    const reads = portal.routes.filter(
      ({ method, url }) =>
        method === 'GET' &&
        url.startsWith('/api/') &&
        !/\/public\/.*:token|\/public\/calendar|\/docs|openapi|health|metrics|terms|brand|legal|\/help$|sign-on\/(?:callback|:id)|scim|download|archive/.test(
          url,
        ),
    );
    const query: Record<string, Record<string, string>> = {
      '/foundation/:trid/data': { type, search: 'Muster' },
      '/search': { search: 'Muster' },
      '/library/news': { foundation: trid },
      '/public/filebrowser/*': { _action: 'list' },
      '/foundation/:trid/pipeline': { from: '2026-01-01', to: '2026-12-31' },
    };
    const log: string[] = [];
    const unread: string[] = [];
    for (const { url } of reads) {
      const route = url.slice('/api'.length);
      const path = route
        .replace(':trid', trid)
        .replace(':id', first.id)
        .replace('*', `home${trid}_${first.id}`)
        .replace(':onkz', '30')
        .replace(':collection', 'courses')
        .replace(/:\w+/g, 'x');
      let status = 0;
      const left = await leaves(async () => {
        status = (await get(path, query[route] ?? {})).statusCode;
      });
      if (withoutEntry.includes(route)) expect([route, left]).toEqual([route, []]);
      if (status === 403 || withoutEntry.includes(route)) continue;
      if (status === 200) log.push(route);
      else unread.push(route);
      if (status !== 200) continue;
      expect([route, left.length]).toEqual([route, 1]);
      expect(left[0]).toMatchObject({
        value1: `9001/etc.staff in der Ansicht von ${account}/${username}`,
        value3: trid,
        created: portal.now(),
      });
      if (route in query)
        expect(left[0]?.value6).toContain(
          Object.entries(query[route] ?? {})
            .at(-1)
            ?.join('='),
        );
      if (route.includes(':id')) expect(left[0]).toMatchObject({ value2: 'recordRead', value5: first.id });
    }
    expect(unread.filter((route) => !elsewhere.includes(route))).toEqual([]);
    expect(log).toEqual(
      expect.arrayContaining([
        ...['/foundation/:trid/data', '/foundation/:trid/data/:id', '/foundation/:trid/data/:id/timeline'],
        ...[
          '/foundation/:trid/activities',
          '/foundation/:trid/profile',
          '/waiting',
          '/search',
          '/public/filebrowser/*',
        ],
      ]),
    );
  },
);

test('B10 a list of each record type that the user may read leaves its type and its query', async () => {
  const get = await viewOf('1001', '1001', 'sp.admin');
  for (const { type } of recordTypes) {
    let status = 0;
    const left = await leaves(async () => {
      status = (await get('/foundation/1001/data', { type, search: 'archived:false', _limit: '10', _: '1' }))
        .statusCode;
    });
    if (status !== 200) continue;
    expect(left).toEqual([
      expect.objectContaining({ value2: 'listRead', value4: type, value6: 'search=archived:false&_limit=10' }),
    ]);
  }
});

test('B10 a read logs the record number and masks accounts, except the user’s own reads', async () => {
  const get = await viewOf('1001', '1001', 'sp.admin');
  const [order] = (await get('/foundation/1001/data', { type: 'hfo.vp.order' })).json().items;
  const [read] = await leaves(() => get(`/foundation/1001/data/${order.id}`));
  expect(read).toMatchObject({ value4: 'hfo.vp.order', value5: order.id, value9: order.foreignid });
  const [searched] = await leaves(() => get('/search', { search: 'DE89370400440532013000' }));
  expect(searched?.value6).toBe('/search?search=DE** **** … 3000');
  const own = await portal.as('1001/sp.admin');
  expect(await leaves(() => own.get('/search', { query: { search: 'Muster' } }))).toEqual([]);
});

test('B10 in a view no file and no paper is handed out, so that none needs an entry', async () => {
  const { token } = (
    await staff.post('/staff/views', { trid: '1001', user: await idOf(portal, '1001', 'sp.admin') })
  ).json();
  const [order] = (await portal.call('GET', '/foundation/1001/data', { token, query: { type: 'hfo.vp.order' } })).json()
    .items;
  const body = { _action: 'downloadFile', path: `home1001_${order.id}/order.de.pdf` };
  expect((await portal.call('POST', '/public/onetimeaction', { token, body })).statusCode).toBe(403);
});
