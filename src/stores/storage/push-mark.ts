import { forgetItem, storedItem, storeItem } from './stored-item.ts';

/** Apart from other names of islands, which the header does not carry. */
const markName = 'portal.push';

/** No page of the portal lies there: the worker controls none. */
export const pushScope = '/push/';

/** The user and the sign-in for which this browser shows news; `ended` where it still has to be told that it shows none. */
export const pushMark = (): string | undefined => storedItem(markName);
export const setPushMark = (mark: string): void => storeItem(markName, mark);
export const forgetPushMark = (): void => forgetItem(markName);
export const endedMark = 'ended';

const pushRegistration = () => navigator.serviceWorker?.getRegistration(pushScope);

/** What this browser is subscribed to; undefined where it is not, or knows no push messages. */
export async function pushSubscription(): Promise<PushSubscription | undefined> {
  return (await (await pushRegistration())?.pushManager?.getSubscription()) ?? undefined;
}

/**
 * Takes this browser off its push service, so that nothing can be shown any more: with its worker a browser ends the
 * subscription, and closes what the worker still shows. An attempt that fails is made again later.
 */
export async function endPushHere(): Promise<void> {
  setPushMark(endedMark);
  await (await pushRegistration())?.unregister();
  forgetPushMark();
}
