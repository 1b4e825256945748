import { eq, getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workItems } from '#server/db/tables/work-tables.ts';
import { rebuildWork } from '#server/records/engine/rebuild-work.ts';
import { callback } from '#tests/server/support/file-calls.ts';
import { openPortal, type Portal } from '#tests/server/support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const waitsOf = async (id: string) => {
  const rows = await portal.services.db.select().from(workItems).where(eq(workItems.recordId, id));
  return rows.map(({ side, task }) => `${side} ${task}`);
};

test('§my-portal a ticket waits for an employee, then the partner, and for neither once closed', async () => {
  const partner = await portal.as('1001/sp.admin');
  const staff = await portal.as('9001/etc.staff');
  const { id } = (await partner.post('/foundation/1001/data', callback)).json();
  const act = (who: typeof staff, body: object) => who.post(`/foundation/1001/data/${id}`, body);
  expect(await waitsOf(id)).toEqual(['staff review']);
  await act(staff, { _action: 'status', version: 1, status: 'waiting' });
  expect(await waitsOf(id)).toEqual(['partner answer']);
  await act(partner, { _action: 'append', note: 'Bitte am Nachmittag.' });
  expect(await waitsOf(id)).toEqual(['staff work']);
  await act(staff, { _action: 'status', version: 3, status: 'closed' });
  expect(await waitsOf(id)).toEqual([]);
});

test('§my-portal work items can be rebuilt from the records alone', async () => {
  const { db } = portal.services;
  // Only this table knows the start of the wait; a rebuild sets it to the last change of the record.
  const { since: _since, ...columns } = getTableColumns(workItems);
  const all = () => db.select(columns).from(workItems).orderBy(workItems.trid, workItems.recordId, workItems.side);
  const before = await all();
  expect(before.length).toBeGreaterThan(0);
  await db.delete(workItems);
  await rebuildWork(portal.services);
  expect(await all()).toEqual(before);
});
