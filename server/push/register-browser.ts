import { createECDH, timingSafeEqual } from 'node:crypto';
import type { NewPushBrowser, PushBrowsers, PushRenewal } from '#contract/me/push.ts';
import { isPushService, maxPushBrowsers } from '#domain/me/push-delivery.ts';
import { ApiError, invalidFields, notFound } from '../core/errors.ts';
import {
  countOtherPushSubscriptions,
  deleteOwnPushSubscription,
  findPushSubscription,
  pushIdOf,
  pushSubscriptionsOf,
  putPushSubscription,
} from '../queries/me/push-subscriptions.ts';
import { findUser } from '../queries/session/users.ts';
import { checkAddress } from '../webhooks/checked-address.ts';
import type { PushServices } from './push-services.ts';

type Parts = Pick<PushServices, 'db' | 'clock' | 'config' | 'keys' | 'webhooks'>;
type BrowserKeys = Omit<NewPushBrowser, 'locale'>;

const tooMany = () =>
  new ApiError(409, `Sie haben schon ${maxPushBrowsers} Browser eingeschaltet. Entfernen Sie zuerst einen davon.`, {
    rule: true,
  });

/** Whether messages can be encrypted for it: not every number of that length is a point of the curve. */
function isPoint(p256dh: string): boolean {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  try {
    curve.computeSecret(p256dh, 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** Throws for addresses that the portal sends nothing to: other hosts than push services, and own networks. */
async function checkBrowser({ config, webhooks }: Parts, { endpoint, p256dh }: BrowserKeys): Promise<void> {
  const { services, networks } = config.push;
  const url = new URL(endpoint);
  if (!isPushService(url.hostname, services)) throw invalidFields({ endpoint: 'invalid' });
  if (!isPoint(p256dh)) throw invalidFields({ p256dh: 'invalid' });
  const { fault } = await checkAddress(url, { resolve: webhooks.resolve, networks });
  // A name server that does not answer now may do so when there is something to send.
  if (fault !== undefined && fault !== 'unreachable') throw invalidFields({ endpoint: 'invalid' });
}

/** The browsers of a user; no key where the operator has turned push messages off. */
export async function listPushBrowsers({ db, config, keys }: Parts, userId: string): Promise<PushBrowsers> {
  const rows = await pushSubscriptionsOf(db, userId);
  const key = config.push.services.length > 0 ? keys.push?.publicKey : undefined;
  const items = rows.map(({ id, client, created, lastSuccess }) => ({
    ...{ id, client, created },
    ...(lastSuccess !== null && { lastSuccess }),
  }));
  return { ...(key !== undefined && { key }), items };
}

interface Registration {
  readonly userId: string;
  readonly sessionId: string;
  /** Name of the browser. */
  readonly client: string;
  readonly browser: NewPushBrowser;
}

/** Turns a browser on, or notes that its user has signed in with it again; throws at the limit of browsers. */
export async function registerPushBrowser(
  services: Parts,
  { userId, sessionId, client, browser }: Registration,
): Promise<void> {
  await checkBrowser(services, browser);
  const id = pushIdOf(browser.endpoint);
  const now = services.clock();
  await services.db.transaction(async (tx) => {
    if ((await countOtherPushSubscriptions(tx, userId, id)) >= maxPushBrowsers) throw tooMany();
    const user = await findUser(tx, userId);
    // Clocks of servers differ: no sign-in is older than the moment from which sessions count.
    const confirmed = Math.max(now, user?.sessionsSince ?? 0);
    await putPushSubscription(tx, { id, userId, sessionId, client, ...browser, created: now, confirmed });
  });
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Follows a browser to the address that its push service gave it in place of another, without a session: the secret that
 * it shared with the portal before proves it. Throws "not found" for all else.
 */
export async function renewPushBrowser(services: Parts, { before, next }: PushRenewal): Promise<void> {
  const provenRow = async (db: Parameters<typeof findPushSubscription>[0]) => {
    const row = await findPushSubscription(db, pushIdOf(before.endpoint));
    if (!row || !isSame(row.auth, before.auth)) throw notFound();
    return row;
  };
  await provenRow(services.db);
  await checkBrowser(services, next);
  await services.db.transaction(async (tx) => {
    const { failures: _failures, lastSuccess: _success, ...row } = await provenRow(tx);
    // Of two at the same time the first counts.
    if (!(await deleteOwnPushSubscription(tx, row.userId, row.id))) throw notFound();
    const taken = await findPushSubscription(tx, pushIdOf(next.endpoint));
    // What another browser has is not taken from it by a call without a session.
    if (taken && taken.userId !== row.userId) throw notFound();
    await putPushSubscription(tx, { ...row, ...next, id: pushIdOf(next.endpoint) });
  });
}
