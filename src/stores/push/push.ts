import * as api from '#api/me/push.ts';
import type { PushBrowser } from '#contract/me/push.ts';
import { readToken } from '#domain/access/session.ts';
import { userIdOf } from '#domain/access/session-life.ts';
import { siteConfig } from '#domain/site/site-config.ts';
import { pageLocale } from '#domain/text/page-locale.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $session, $user } from '../session/session-state.ts';
import { endPushHere, pushScope, pushSubscription, setPushMark } from '../storage/push-mark.ts';
import { disguise } from '../storage/storage.ts';

/** `none` where the portal sends no push messages. */
export type PushState = 'none' | 'unsupported' | 'denied' | 'off' | 'on';

export interface PushView {
  readonly state: PushState;
  /** By which this browser subscribes. */
  readonly key?: string;
  readonly browsers: readonly PushBrowser[];
  /** Which of them is this one. */
  readonly here?: string;
}

const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis && isSecureContext;

const base64Url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer()))).replace(/[+/=]/g, (sign) =>
    sign === '+' ? '-' : sign === '/' ? '_' : '',
  );
const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** What the portal calls the browser with this address. */
const idOf = async (endpoint: string) =>
  base64Url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));

/** The user and the sign-in of this page. */
export function presentMark(): string {
  const session = $session.get();
  const [id = ''] = readToken(session?.token ?? '')?.jti?.split('~') ?? [];
  return session ? `${disguise(userIdOf(session.user))} ${id}` : '';
}

async function viewOf({ key, items }: Awaited<ReturnType<typeof api.readPushBrowsers>>): Promise<PushView> {
  const subscription = canPush() ? await pushSubscription().catch(() => undefined) : undefined;
  const id = subscription && (await idOf(subscription.endpoint));
  const here = items.some((browser) => browser.id === id) ? id : undefined;
  const state = (): PushState => {
    if (key === undefined) return 'none';
    if (!canPush()) return 'unsupported';
    if (Notification.permission === 'denied') return 'denied';
    return here ? 'on' : 'off';
  };
  return { state: state(), browsers: items, ...(key !== undefined && { key }), ...(here && { here }) };
}

/** The browsers that show news of the user, and how this one stands. */
export const ownPush = loader<PushView>(async () => viewOf(await api.readPushBrowsers()));

onActive(ownPush.$value, [$user], () => {
  if ($user.get()) void ownPush.reload();
  else ownPush.reset();
});

/** A subscription by another key of the portal, or of a former user, is of no use. */
async function subscribe(registration: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const present = await registration.pushManager.getSubscription();
  if (present && base64Url(present.options.applicationServerKey) === key) return present;
  await present?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
}

/** Resolves once the worker runs: before that no browser subscribes. */
async function startWorker(): Promise<ServiceWorkerRegistration> {
  const { apiBase } = siteConfig;
  const query = apiBase === '/api' ? '' : `?${new URLSearchParams({ api: apiBase })}`;
  const registration = await navigator.serviceWorker.register(`/push-worker.js${query}`, { scope: pushScope });
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  if (worker && worker.state !== 'activated')
    await new Promise<void>((resolve) => {
      worker.addEventListener('statechange', () => {
        if (worker.state === 'activated' || worker.state === 'redundant') resolve();
      });
    });
  return registration;
}

async function register(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  const answer = await api.registerPushBrowser({ endpoint: endpoint ?? '', p256dh, auth, locale: pageLocale() });
  setPushMark(presentMark());
  ownPush.put(await viewOf(answer));
}

/** This browser does not do what it was asked to: its maker's service cannot be reached, or is turned off in it. */
export class PushServiceError extends Error {}

/**
 * Asks for permission and turns this browser on; false where permission was not given. Rejects with `PushServiceError`,
 * or with the ApiError.
 */
export async function turnPushOn(key: string): Promise<boolean> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') {
    await ownPush.reload();
    return false;
  }
  const subscription = await startWorker()
    .then((registration) => subscribe(registration, key))
    .catch((cause: unknown) => {
      throw new PushServiceError('no subscription', { cause });
    });
  try {
    await register(subscription);
  } catch (error) {
    await subscription.unsubscribe().catch(() => false);
    throw error;
  }
  return true;
}

/** Takes a browser off the list; this one is unsubscribed, too. Rejects with the ApiError. */
export async function removePushBrowser(id: string, isHere: boolean): Promise<void> {
  await api.endPushBrowser(id).catch((error: unknown) => {
    if (!(error instanceof Error && 'status' in error && error.status === 404)) throw error;
  });
  if (isHere) await endPushHere().catch(() => {});
  await ownPush.reload();
}

/**
 * After a sign-in: the browser of the same user goes on with it, so that its end is the browser's end; what another user
 * left, or what the user removed elsewhere, is taken off its push service.
 */
export async function followSignIn(mark: string): Promise<void> {
  const present = presentMark();
  const [user] = present.split(' ');
  if (!present || mark === present) return;
  const subscription = await pushSubscription();
  const isOwn = mark.split(' ')[0] === user;
  if (!subscription || !isOwn || Notification.permission !== 'granted') return endPushHere();
  const { items } = await api.readPushBrowsers();
  const id = await idOf(subscription.endpoint);
  if (!items.some((browser) => browser.id === id)) return endPushHere();
  await register(subscription);
}
