import { attempt } from './attempt.ts';

/** Apart from other names of islands, which the header does not carry. */
const markName = 'portal.push';

/** No page of the portal lies there: the worker controls none. */
export const pushScope = '/push/';

/** The user and the sign-in for which this browser shows news; `ended` where it still has to be told that it shows none. */
export const pushMark = (): string | undefined => attempt(() => localStorage.getItem(markName)) ?? undefined;
export const setPushMark = (mark: string): void => void attempt(() => localStorage.setItem(markName, mark));
export const forgetPushMark = (): void => void attempt(() => localStorage.removeItem(markName));
export const endedMark = 'ended';

/** What this browser is subscribed to; undefined where it is not, or knows no push messages. */
export async function pushSubscription(): Promise<PushSubscription | undefined> {
  const registration = await globalThis.navigator?.serviceWorker?.getRegistration(pushScope);
  return (await registration?.pushManager?.getSubscription()) ?? undefined;
}

/** Takes this browser off its push service, so that nothing can be shown any more; an attempt that fails is made again later. */
export async function endPushHere(): Promise<void> {
  setPushMark(endedMark);
  const subscription = await pushSubscription();
  await subscription?.unsubscribe();
  forgetPushMark();
}
