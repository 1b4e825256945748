import { afterEach, beforeEach } from 'vitest';
import { callback } from '../support/file-calls.ts';
import type { Portal, Session } from '../support/portal.ts';
import type { Receiver } from './receiver.ts';
import { openWithReceiver, trid } from './webhook-calls.ts';

export let portal: Portal;
export let receiver: Receiver;
export let admin: Session;

/** A portal with a receiver for each test of a file. */
export function openEach(): void {
  beforeEach(async () => {
    ({ portal, receiver } = await openWithReceiver());
    await renew();
  });
  afterEach(async () => {
    await receiver.close();
    await portal.close();
  });
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
