import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { statementCount } from '#server/db/statement-count.ts';
import { customers } from '#server/records/types/sales/customers/customers.ts';
import { addressed } from '#tests/server/sales/customer-bodies.ts';
import { openPortal, type Portal } from '#tests/server/support/portal.ts';
import { type EngineCalls, engineCalls } from './engine-calls.ts';

let portal: Portal;
let partner: EngineCalls;
beforeEach(async () => {
  portal = await openPortal();
  partner = await engineCalls(portal, '1001/sp.admin');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await portal.close();
});

/** How often a record was read, and how often what is found and shown of it was worked out. */
function observeWrites() {
  const searchText = vi.spyOn(customers, 'searchText');
  const columns = vi.spyOn(customers, 'columns');
  const statements = vi.spyOn(statementCount, 'logQuery');
  return (id: string) => ({
    reads: statements.mock.calls.filter(
      ([text, params]) => text.startsWith('select') && text.includes(' from "records"') && params.includes(id),
    ).length,
    searchTexts: searchText.mock.calls.length,
    columns: columns.mock.calls.length,
  });
}

test('a new record is not read again, and its search text is made once', async () => {
  const count = observeWrites();
  const { id } = await partner.create('hfo.vp.customer', addressed);
  expect(count(id)).toEqual({ reads: 0, searchTexts: 1, columns: 1 });
  expect((await partner.list('hfo.vp.customer', { search: 'Möbel' })).items.map((item) => item.id)).toContain(id);
});

test('a change reads its record once, and makes its search text once', async () => {
  const { id } = await partner.create('hfo.vp.customer', addressed);
  const count = observeWrites();
  const { version, data } = await partner.done(id, 'update', { version: 1, companyName: 'Muster Küchen GmbH' });
  expect([version, data['companyName']]).toEqual([2, 'Muster Küchen GmbH']);
  expect(count(id)).toEqual({ reads: 1, searchTexts: 1, columns: 1 });
  expect(await partner.read(id)).toMatchObject({ version: 2, data });
  expect((await partner.list('hfo.vp.customer', { search: 'Küchen' })).items.map((item) => item.id)).toContain(id);
});
