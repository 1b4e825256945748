import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCalls } from '../commissions/import-calls.ts';
import { openReceiver, type Receiver, verified } from './receiver.ts';
import { subscribe, trid } from './webhook-calls.ts';

const calls = importCalls({
  PUBLIC_BASE_URL: 'https://portal.example.com',
  WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1/32',
});
let receiver: Receiver;
beforeAll(async () => {
  calls.portal.services.webhooks.resolve = async () => ['127.0.0.1'];
  receiver = await openReceiver();
});
afterAll(() => receiver.close());

test('§webhooks a statement is told to the organisations in it once it counts, without amounts', async () => {
  const { secret } = await subscribe(calls.partner, receiver.url, ['statement.published']);
  calls.nextMonth();
  const attempt = await calls.upload(await calls.file());
  await calls.portal.idle();
  expect(receiver.received).toEqual([]);
  expect((await calls.act(attempt.id, 'take')).statusCode).toBe(200);
  await calls.portal.idle();
  expect(receiver.received).toHaveLength(1);
  const { portal, month } = calls;
  expect(verified(secret, receiver.received[0], portal.now())).toEqual({
    type: 'statement.published',
    timestamp: new Date(portal.now()).toISOString(),
    eventType: 'CustomerBillCreateEvent',
    data: {
      organisation: trid,
      month,
      operator: 'VIERFUNK',
      link: `https://portal.example.com/etc/documents/billing-documents?trid=${trid}`,
    },
  });
});
