import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { callback } from '../support/file-calls.ts';
import type { Portal, Session } from '../support/portal.ts';
import type { Receiver } from './receiver.ts';
import { openWithReceiver, trid } from './webhook-calls.ts';

export let portal: Portal;
export let receiver: Receiver;
export let admin: Session;

async function open(): Promise<void> {
  ({ portal, receiver } = await openWithReceiver());
  await renew();
}
async function close(): Promise<void> {
  await receiver.close();
  await portal.close();
}

/** A portal with a receiver for each test of a file. */
export function openEach(): void {
  beforeEach(open);
  afterEach(close);
}
/** One for all tests of a file. */
export function openOnce(): void {
  beforeAll(open);
  afterAll(close);
}
/** Signs in again, where the session of before is over. */
export async function renew(): Promise<void> {
  admin = await portal.as('1001/sp.admin');
}
export async function newTicket() {
  const answer = await admin.post(`/foundation/${trid}/data`, callback);
  await portal.idle();
  return answer.json();
}
