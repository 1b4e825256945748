import { expect, test } from 'vitest';
import { customerRow } from '#contract/sales/customer.ts';
import { orderRow } from '#contract/sales/order.ts';
import { listedRecords } from '#domain/records/listed-records.ts';

test('§7-7 the list of customers asks for their synchronisation, other lists do not', () => {
  expect(listedRecords('hfo.vp.customer', customerRow)).toMatchObject({ type: 'hfo.vp.customer', _sync: 'true' });
  expect(listedRecords('hfo.vp.order', orderRow)).not.toHaveProperty('_sync');
});
