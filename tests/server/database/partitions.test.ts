import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statementCount } from '#server/db/statement-count.ts';
import { reportDamage, sweepUploads } from '#server/files/uploads/sweep-uploads.ts';
import { deleteExpired } from '#server/maintenance/delete-expired.ts';
import { runDue } from '#server/records/engine/run-due.ts';
import { unboundTables } from '../support/bound-trid.ts';
import { billing, callback, fetchFile, fileCalls } from '../support/file-calls.ts';
import { partitionedDatabase, touchedPartitions } from '../support/partitioned.ts';
import { day, openPortal, type Portal } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';

let portal: Portal;
const request = new Map<string, unknown[]>();
const guard = statementCount.observe;
beforeAll(async () => {
  portal = await openPortal({}, partitionedDatabase);
  statementCount.observe = (text, params) => {
    guard?.(text, params);
    if (/^(select|insert|update|delete|with)/i.test(text.trim())) request.set(text, params);
  };
});
afterAll(async () => {
  statementCount.observe = guard;
  await portal.close();
});

const list = (query: Record<string, string> = {}) => ({ query: { type: 'hd.ticket', _counts: 'value2', ...query } });

test('the portal works on tables partitioned by foundation, and a statement reads one partition', async () => {
  const me = await fileCalls(portal);
  const staff = await portal.as('9001/etc.staff');
  const files = [await me.upload('a.pdf', pdf()), await me.upload('b.pdf', pdf())];
  const before = (await me.get('/foundation/1001/data', list())).json();
  const key = { headers: { 'idempotency-key': '0b6b1a52-6a0c-4a53-9d2f-6f2c2d4b8a10' } };
  const created = await me.post('/foundation/1001/data', billing(files), key);
  expect(created.statusCode).toBe(201);
  const { id, foreignid } = created.json();
  expect((await me.post('/foundation/1001/data', billing(files), key)).json().id).toBe(id);
  for (const trid of ['1002', '2001', '2002']) {
    expect((await staff.post(`/foundation/${trid}/data`, callback)).statusCode).toBe(201);
  }

  const status = { _action: 'status', status: 'inProgress', note: 'Wird geprüft.', version: 1 };
  expect((await staff.post(`/foundation/1001/data/${id}`, status)).statusCode).toBe(200);
  expect((await me.post(`/foundation/1001/data/${id}`, { _action: 'append', note: 'Danke.' })).statusCode).toBe(200);
  expect((await me.get(`/foundation/1002/data/${id}`)).statusCode).toBe(404);
  const after = (await me.get('/foundation/1001/data', list())).json();
  expect(after.total).toBe(before.total + 1);
  expect(after.counts.inProgress).toBe((before.counts.inProgress ?? 0) + 1);
  for (const search of ['Sonnental', `foreignid:${foreignid}`, 'value2:inProgress', 'created:0.. value7:2..']) {
    const find = (await me.get('/foundation/1001/data', list({ search, _sort: '-modified' }))).json();
    expect(
      find.items.map((item: { id: string }) => item.id),
      search,
    ).toContain(id);
  }

  expect((await me.list('1001', id)).json().total).toBe(2);
  const archive = await me.grant({ _action: 'downloadArchiveFile', _attachment: files.join() });
  expect((await fetchFile(portal, archive.token)).statusCode).toBe(200);
  const one = await me.grant({ _action: 'downloadFile', path: `home1001_${id}/${files[0]}` });
  const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  expect(sum((await fetchFile(portal, one.token)).rawPayload)).toBe(sum(pdf()));

  const number = { type: 'etc.voNumber', vo: 'VO77001', operator: 'ETC' };
  const vo = (await staff.post('/foundation/1001/data', number)).json();
  const dormant = { _action: 'status', status: 'dormant' };
  expect((await staff.post(`/foundation/1001/data/${vo.id}`, dormant)).statusCode).toBe(200);
  expect((await staff.get(`/foundation/1001/data/${vo.id}/timeline`)).json().items).toHaveLength(2);
  expect((await staff.post(`/foundation/1001/data/${vo.id}`, { _action: 'delete' })).statusCode).toBe(200);
  const [contact] = (await staff.get('/foundation/1001/data', { query: { type: 'etc.contactPerson' } })).json().items;
  expect((await staff.get(`/foundation/1001/data/${contact.id}`)).json().data.name).toBe(contact.value1);

  const formInput = '/foundation/1001/form-inputs/ticket.etcBillingRequest';
  const answer = await portal.call('PUT', formInput, { token: me.token, body: { version: 0, data: { note: 'x' } } });
  expect(answer.statusCode).toBe(200);
  expect((await me.get(formInput)).json().data).toEqual({ note: 'x' });
  expect((await me.get('/foundation/1001/form-inputs')).json().total).toBe(1);
  const activities = (await me.get('/foundation/1001/activities')).json().items;
  expect(activities.map(({ kind }: { kind: string }) => kind)).toContain('ticket.created');

  const wide: string[] = [];
  let looked = 0;
  for (const [text, params] of [...request]) {
    const touched = await touchedPartitions(portal.database.db, text, params);
    looked += touched.size;
    if ([...touched.values()].some((parts) => parts.length > 1)) wide.push(text);
  }
  expect(wide).toEqual([]);
  expect(looked).toBeGreaterThan(20);
});

test('what goes over all foundations goes over all partitions', async () => {
  const { services } = portal;
  expect(await runDue(services)).toBe(0);
  expect(await reportDamage(services)).toBe(0);
  expect(await sweepUploads(services)).toMatchObject({ setAside: 0, deleted: 0 });
  await deleteExpired(services.db, portal.now() + 100 * day);
  const session = await portal.as('1001/sp.admin');
  expect((await session.get('/foundation/1001/form-inputs')).json().total).toBe(0);
  expect((await session.get('/foundation')).json().items[0].voNumbers).toHaveLength(3);
  expect([...request.keys()].flatMap(unboundTables)).toEqual([]);
});
