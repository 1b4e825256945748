import { createHash, randomBytes } from 'node:crypto';
import { expired } from '../core/errors.ts';
import type { Tx } from '../db/open.ts';
import {
  type DownloadGrant,
  findDownloadToken,
  insertDownloadToken,
  spendDownloadToken,
} from '../queries/download-tokens.ts';
import { sessionOf } from '../queries/session/sessions.ts';
import type { Actor } from '../session/actor.ts';
import type { DownloadFile } from './download.ts';
import type { DownloadServices } from './download-services.ts';

/** A token must be used within a minute, and then serves its download for a quarter of an hour, in ms. */
const firstUseWithin = 60_000;
const servedFor = 15 * 60_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Makes a token of 256 bits; only its hash is kept. */
export async function grantDownload(
  { db, clock }: DownloadServices,
  { user, token: { jti }, deputy }: Actor,
  files: readonly DownloadFile[],
  name: string,
): Promise<{ token: string; name: string }> {
  const token = randomBytes(32).toString('base64url');
  const owner = { userId: user.id, session: sessionOf(jti), deputy: deputy?.claim ?? null };
  await insertDownloadToken(db, { hash: hashOf(token), ...owner, files: [...files], name, created: clock() });
  return { token, name };
}

/** What a token opens, without using it. Throws 410 where it is unknown or over, or its user was disabled. */
export async function lookAtGrant({ db, clock }: DownloadServices, token: string): Promise<DownloadGrant> {
  const grant = await findDownloadToken(db, hashOf(token));
  const now = clock();
  const alive =
    grant && (grant.firstUsed === null ? now < grant.created + firstUseWithin : now < grant.firstUsed + servedFor);
  if (!alive || grant.disabled) throw expired();
  return grant;
}

/** Uses a token; `onFirstUse` runs once for all its uses, in the transaction that marks it. */
export async function spendGrant(
  services: DownloadServices,
  grant: DownloadGrant,
  onFirstUse: (tx: Tx, now: number) => Promise<void>,
): Promise<void> {
  const now = services.clock();
  if (grant.firstUsed !== null) return;
  await services.db.transaction(async (tx) => {
    if (await spendDownloadToken(tx, grant.hash, now, now - firstUseWithin)) await onFirstUse(tx, now);
  });
}
