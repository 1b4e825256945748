import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { paperPath } from '#domain/sales/orders/papers.ts';
import { engineCalls } from '../records/engine/engine-calls.ts';
import { fetchFile } from '../support/file-calls.ts';
import { openPortal } from '../support/portal.ts';
import { newOrder } from './submit-bodies.ts';

test('§order-submission the proof is created once, and each download has the same bytes', async () => {
  const portal = await openPortal();
  const partner = await engineCalls(portal, '1001/sp.admin');
  const { order } = await newOrder(partner);
  const ask = async () => {
    const path = paperPath('1001', order.id, 'proof', 'de');
    const granted = await partner.post('/public/onetimeaction', { _action: 'downloadFile', path });
    return (await fetchFile(portal, granted.json().token)).rawPayload;
  };
  const [first, twin] = await Promise.all([ask(), ask()]);
  expect(first.equals(twin)).toBe(true);
  const [trid, id] = ['1001', order.id];
  await portal.services.db.execute(
    sql`update record_papers set bytes = bytes || convert_to('%kept', 'UTF8') where trid = ${trid} and record_id = ${id}`,
  );
  expect((await ask()).equals(Buffer.concat([first, Buffer.from('%kept')]))).toBe(true);
  await portal.close();
});
