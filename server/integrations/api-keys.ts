import { randomBytes } from 'node:crypto';
import {
  type ApiKey,
  type ApiKeys,
  type ChangedApiKey,
  keyPrefix,
  type MadeApiKey,
  type NewApiKey,
} from '#contract/integrations/api-key.ts';
import { type KeyRights, keyAreas } from '#contract/integrations/key-rights.ts';
import { mayAccess } from '#domain/access/access.ts';
import { accessOf } from '#domain/access/routes.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { endOfDay } from '#domain/date/berlin-time.ts';
import { beyond, longestLife, mayWrite, secretOverlap, typesOfArea } from '#domain/integrations/api-keys.ts';
import { ApiError, invalidFields, notFound } from '#server/core/errors.ts';
import { uuidv7 } from '#server/core/uuid.ts';
import type { KeyEvent } from '#server/mail/integration-mails.ts';
import {
  type ApiKeyRow,
  apiKeysOf,
  countApiKeys,
  insertApiKey,
  lockApiKey,
  revokeKeySession,
  updateApiKey,
} from '#server/queries/integrations/api-keys.ts';
import { usersOf } from '#server/queries/session/foundation-users.ts';
import { countSessionsOf, sessionOf } from '#server/queries/session/sessions.ts';
import { readsIntegrations } from '#server/records/types/profile/members/access.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { mayHaveKeys } from '#server/session/api-key.ts';
import { secretHash } from '#server/session/purpose-tokens.ts';
import { checkGiver, confirm, type KeyServices, rolesOf } from './key-giver.ts';
import { rightsText, type Teller, tell, tellerOf } from './key-news.ts';

const maxKeys = 20;
/** How many signs of a secret are kept to tell it from others. */
const shownSigns = 8;
const day = 86_400_000;

const tooMany = () =>
  new ApiError(
    409,
    `Es gibt schon ${maxKeys} gültige Schlüssel. Bitte beenden Sie zuerst einen, der nicht mehr gebraucht wird.`,
  );
const isOver = () => new ApiError(409, 'Dieser Schlüssel ist schon beendet. Bitte legen Sie einen neuen an.');
const changedMeanwhile = () =>
  new ApiError(
    409,
    'Der Schlüssel wurde inzwischen geändert. Bitte laden Sie die Seite neu und prüfen Sie, ob es noch stimmt.',
  );

/** What the caller could give a key: what may be read and written by the rules of the record types. */
export function rightsToGive({ records }: Pick<KeyServices, 'records'>, acting: ActingFor): KeyRights {
  const held = keyAreas.map((area) => {
    if (area === 'commissions') {
      const isReadable = mayAccess(accessOf('EtcBillingDocuments'), acting.user.roles, acting.foundation.type);
      return [area, isReadable ? 'read' : undefined] as const;
    }
    const types = typesOfArea(area).flatMap((type) => records.get(type) ?? []);
    if (types.some(({ access }) => access.write(acting))) return [area, 'write'] as const;
    return [area, types.some(({ access }) => access.read(acting)) ? 'read' : undefined] as const;
  });
  return Object.fromEntries(held.filter(([, level]) => level !== undefined));
}

type Shown = ApiKeyRow & { readonly createdBy: string; readonly lacksGiver: boolean };

const wireKey = (row: Shown): ApiKey => {
  const { id, name, begin, rights, networks, created, expires, createdBy, lacksGiver, version } = row;
  return {
    ...{ id, name, begin, rights, networks, created, expires, createdBy, lacksGiver, version },
    until: berlinDay(expires),
    ...(row.lastUsed !== null && { lastUsed: row.lastUsed }),
    ...(row.lastAddress !== null && { lastAddress: row.lastAddress }),
    ...(row.ended !== null && { ended: row.ended }),
  };
};

export async function listApiKeys(services: KeyServices, acting: ActingFor, address: string): Promise<ApiKeys> {
  readsIntegrations(acting);
  const { trid } = acting.foundation;
  const [rows, members] = await Promise.all([apiKeysOf(services.db, trid), usersOf(services.db, trid)]);
  const ids = new Set(members.filter((member) => mayHaveKeys(member, rolesOf(member))).map(({ id }) => id));
  return {
    items: rows.map((row) => wireKey({ ...row, createdBy: row.giverName, lacksGiver: !ids.has(row.giver) })),
    offered: acting.employee ? {} : rightsToGive(services, acting),
    address,
    otherSessions: await countSessionsOf(services.db, trid, sessionOf(acting.token.jti), services.clock()),
  };
}

/** The last moment of the day that a key ends; throws where it is past or too far. */
function endOf(until: string, now: number): number {
  const today = berlinDay(now);
  if (until < today) throw invalidFields({ until: 'fromToday' });
  if (until > addDays(today, longestLife)) throw invalidFields({ until: `atMostDays:${longestLife}` });
  return endOfDay(until);
}

const newSecret = (): string => keyPrefix + randomBytes(32).toString('base64url');
const secretColumns = (secret: string) => ({
  hash: secretHash(secret),
  begin: secret.slice(0, keyPrefix.length + shownSigns),
});

interface Giving {
  readonly acting: ActingFor;
  readonly body: NewApiKey;
  readonly teller: Teller;
  /** Proves, where the key may write, that it is the giver. */
  readonly confirm: () => Promise<void>;
}

/** Makes a key of a giver; throws where the giver has not all of its rights. */
export async function giveApiKey(
  services: KeyServices,
  { acting, body, teller, confirm }: Giving,
): Promise<MadeApiKey> {
  const now = services.clock();
  const expires = endOf(body.until, now);
  const [area] = beyond(body.rights, rightsToGive(services, acting));
  if (area) throw invalidFields({ [`rights.${area}`]: 'rightNotHeld' });
  if (mayWrite(body.rights)) await confirm();
  const secret = newSecret();
  const row: ApiKeyRow = {
    ...{ id: uuidv7(now), trid: acting.foundation.trid, name: body.name, rights: body.rights },
    ...{ networks: body.networks, created: now, giver: acting.user.id, expires, version: 1 },
    ...secretColumns(secret),
    ...{ formerHash: null, formerUntil: null, ended: null, lastUsed: null, lastAddress: null },
  };
  await services.db.transaction(async (tx) => {
    if ((await countApiKeys(tx, row.trid, now)) >= maxKeys) throw tooMany();
    await insertApiKey(tx, row);
    await tell(services, tx, teller, 'made', row, `${rightsText(row.rights)} ${body.until}`);
  });
  services.sendMails();
  return { key: wireKey({ ...row, createdBy: acting.user.displayName, lacksGiver: false }), secret };
}

export async function makeApiKey(services: KeyServices, acting: ActingFor, body: NewApiKey): Promise<MadeApiKey> {
  checkGiver(acting);
  return giveApiKey(services, {
    ...{ acting, body, teller: tellerOf(acting) },
    confirm: () => confirm(services, acting, body.password),
  });
}

interface Change {
  readonly id: string;
  readonly event: KeyEvent;
  readonly version?: number;
  readonly text?: (row: ApiKeyRow) => string;
  readonly changes: (row: ApiKeyRow) => Parameters<typeof updateApiKey>[2];
}

/** Changes a key that still counts, unless it was changed since the caller saw it. */
async function change(services: KeyServices, acting: ActingFor, { id, event, version, text, changes }: Change) {
  const { trid } = acting.foundation;
  const now = services.clock();
  const changed = await services.db.transaction(async (tx) => {
    const row = await lockApiKey(tx, trid, id);
    if (!row) throw notFound();
    if (row.ended !== null || row.expires <= now) throw isOver();
    if (version !== undefined && row.version !== version) throw changedMeanwhile();
    const after = await updateApiKey(tx, row, changes(row));
    if (after.ended !== null) await revokeKeySession(tx, id, now + day);
    await tell(services, tx, tellerOf(acting), event, after, text?.(row) ?? '');
    return after;
  });
  services.sendMails();
  const { items } = await listApiKeys(services, acting, '');
  const key = items.find((one) => one.id === changed.id);
  if (!key) throw notFound();
  return key;
}

const withNetworks = (until: string, networks: readonly string[]) => [until, ...networks].join(' ');

export function changeApiKey(services: KeyServices, acting: ActingFor, id: string, body: ChangedApiKey) {
  checkGiver(acting);
  const { name, networks, until, version } = body;
  const expires = endOf(until, services.clock());
  const text = (row: ApiKeyRow) =>
    `${withNetworks(berlinDay(row.expires), row.networks)} → ${withNetworks(until, networks)}`;
  return change(services, acting, {
    id,
    event: 'changed',
    version,
    text,
    changes: () => ({ name, networks, expires }),
  });
}

/** A new secret; the former one counts beside it for a day. */
export async function rotateApiKey(
  services: KeyServices,
  acting: ActingFor,
  id: string,
  { password, version }: { password: string; version: number },
): Promise<MadeApiKey> {
  checkGiver(acting);
  await confirm(services, acting, password);
  const secret = newSecret();
  const formerUntil = services.clock() + secretOverlap;
  const key = await change(services, acting, {
    ...{ id, event: 'secretChanged', version },
    changes: ({ hash }) => ({ ...secretColumns(secret), formerHash: hash, formerUntil }),
  });
  return { key, secret };
}

export async function endApiKey(services: KeyServices, acting: ActingFor, id: string): Promise<void> {
  readsIntegrations(acting);
  const ended = services.clock();
  await change(services, acting, { id, event: 'ended', changes: () => ({ ended }) });
}
