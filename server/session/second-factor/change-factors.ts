import { randomBytes } from 'node:crypto';
import type * as z from 'zod/mini';
import type { authenticatorAddition, passkeyAddition } from '#contract/me/factor-requests.ts';
import {
  type Factor,
  type FactorAdded,
  type FactorKind,
  type FactorState,
  maxFactors,
} from '#contract/me/second-factor.ts';
import {
  factorExists,
  invalidFields,
  lastFactor,
  noSession,
  notFound,
  passkeyRefused,
  setupOver,
  tooManyFactors,
} from '#server/core/errors.ts';
import { uuidv7 } from '#server/core/uuid.ts';
import type { Tx } from '#server/db/open.ts';
import { securityMail } from '#server/mail/security-mails.ts';
import { insertMail } from '#server/queries/outbox.ts';
import {
  countRecoveryCodes,
  deleteFactor,
  type FactorRow,
  factorsOf,
  insertFactor,
  lockFactors,
  replaceRecoveryCodes,
} from '#server/queries/session/second-factors.ts';
import { findUser, type User } from '#server/queries/session/users.ts';
import { seal, unsealWithAny } from '../seal.ts';
import type { SessionServices } from '../session-services.ts';
import { isFactorDemanded } from './demand-factor.ts';
import { base32, otpauthUri, stepOfCode } from './one-time-code.ts';
import { loadWebAuthn, registeredPasskey, registrationOptions } from './passkeys.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { sealedFor } from './reseal-factors.ts';

/** How long (ms) a secret that was shown may be confirmed with a code. */
const setupTime = 15 * 60_000;
const secretLength = 20;

/** Nothing of what proves anything. */
const serializeFactor = ({ id, kind, name, created, lastUsed }: FactorRow): Factor => ({
  id,
  kind: kind as FactorKind,
  name,
  created,
  ...(lastUsed !== null && { lastUsed }),
});

export async function factorStateOf(services: SessionServices, user: Pick<User, 'id' | 'roles'>): Promise<FactorState> {
  return {
    factors: (await factorsOf(services.db, user.id)).map(serializeFactor),
    recoveryCodesLeft: await countRecoveryCodes(services.db, user.id),
    isDemanded: await isFactorDemanded(services, user),
  };
}

type Addition = Pick<FactorRow, 'id' | 'kind' | 'name' | 'key'> & Partial<FactorRow>;

/** Adds a factor within `tx`; the first one comes with recovery codes. */
async function add(services: SessionServices, tx: Tx, user: User, addition: Addition): Promise<FactorAdded> {
  const now = services.clock();
  const before = await lockFactors(tx, user.id);
  if (before.length >= maxFactors) throw tooManyFactors();
  if (!(await insertFactor(tx, { ...addition, userId: user.id, created: now }))) throw factorExists();
  const { id, kind, name } = addition;
  await insertMail(tx, securityMail(services, user, { event: 'factorAdded', name }), now);
  const factor = { id, kind: kind as FactorKind, name, created: now };
  if (before.length > 0) return { factor };
  return { factor, recoveryCodes: await renewRecoveryCodes(tx, user.id, now) };
}

const setupOf = (userId: string) => `setup:${userId}`;

/** A secret for an app. Nothing is kept before a code shows that the app has it: until then the caller carries it, sealed. */
export function beginAuthenticator({ config, keys, clock }: SessionServices, user: User) {
  const secret = randomBytes(secretLength);
  const pendingSetup = [uuidv7(clock()), secret.toString('base64url'), clock() + setupTime].join(' ');
  return {
    secret: base32(secret),
    uri: otpauthUri(config.company, `${user.account}/${user.username}`, secret),
    setup: seal(keys.sealing, setupOf(user.id), pendingSetup),
  };
}

export async function addAuthenticator(
  services: SessionServices,
  userId: string,
  { name, code, setup }: z.infer<typeof authenticatorAddition>,
): Promise<FactorAdded> {
  const { db, keys, clock } = services;
  const now = clock();
  const [id = '', text = '', until = ''] = unsealWithAny(keys.opening, setupOf(userId), setup)?.split(' ') ?? [];
  const user = await findUser(db, userId);
  // Also where the clock was set back since, or the password changed.
  if (!user || !(now < Number(until) && Number(until) <= now + setupTime)) throw setupOver();
  if (user.sessionsSince > Number(until) - setupTime) throw noSession();
  const step = stepOfCode(Buffer.from(text, 'base64url'), code, now);
  if (step === undefined) throw invalidFields({ code: 'factorCodeWrong' });
  const key = seal(keys.sealing, sealedFor(id), text);
  const added = await db.transaction((tx) =>
    add(services, tx, user, { id, kind: 'authenticator', name, key, usedSteps: [step] }),
  );
  services.sendMails();
  return added;
}

export const beginPasskey = async (services: SessionServices, user: User) =>
  registrationOptions(services, user, await factorsOf(services.db, user.id));

export async function addPasskey(
  services: SessionServices,
  userId: string,
  { name, credential }: z.infer<typeof passkeyAddition>,
): Promise<FactorAdded> {
  const user = await findUser(services.db, userId);
  if (!user) throw noSession();
  await loadWebAuthn();
  const added = await services.db.transaction(async (tx) => {
    const passkey = await registeredPasskey(services, tx, userId, credential);
    if (!passkey) throw passkeyRefused();
    return add(services, tx, user, { id: uuidv7(services.clock()), kind: 'passkey', name, ...passkey });
  });
  services.sendMails();
  return added;
}

/** Removes a factor; the last one takes the recovery codes with it, and stays where one is demanded. */
export async function removeFactor(services: SessionServices, user: User, id: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const rows = await lockFactors(tx, user.id);
    const row = rows.find((one) => one.id === id);
    if (!row) throw notFound();
    const isLast = rows.length === 1;
    if (isLast && (await isFactorDemanded(services, user))) throw lastFactor();
    await deleteFactor(tx, id);
    if (isLast) await replaceRecoveryCodes(tx, user.id, []);
    const mail = securityMail(services, user, { event: 'factorRemoved', name: row.name, isLast });
    await insertMail(tx, mail, services.clock());
  });
  services.sendMails();
}

/** New recovery codes in place of those of before; of use only beside a factor. */
export async function newCodes(services: SessionServices, user: User): Promise<string[]> {
  const now = services.clock();
  const codes = await services.db.transaction(async (tx) => {
    if ((await lockFactors(tx, user.id)).length === 0) throw notFound();
    await insertMail(tx, securityMail(services, user, { event: 'recoveryCodesNew' }), now);
    return renewRecoveryCodes(tx, user.id, now);
  });
  services.sendMails();
  return codes;
}
