import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { tokenLifetime } from '#contract/session.ts';

const keyFile = z.object({
  /** Tokens are signed with the first key; the others are still believed, so that a key can be replaced without logouts. */
  keys: z
    .array(z.object({ kid: z.string(), secret: z.string(), replaced: z.optional(z.number()) }))
    .check(z.minLength(1)),
  /** Seals what is kept in the database; `keys reseal` alone replaces it, because nothing could be opened without it. */
  sealing: z.optional(z.string()),
  /** Sealing keys of before, while what they sealed is sealed again. */
  earlierSealing: z.optional(z.array(z.string())),
  /** Signs what push services are sent (VAPID, RFC 8292); browsers subscribe by its public half. */
  push: z.optional(z.object({ publicKey: z.string(), privateKey: z.string() })),
});
type KeyFile = z.infer<typeof keyFile>;
type StoredKey = KeyFile['keys'][number];

/** A pair of P-256, as the bytes of the point and of the number, in Base64 for addresses. */
export type PushKeys = NonNullable<KeyFile['push']>;

export interface TokenKeys {
  readonly signing: { readonly kid: string; readonly secret: Uint8Array };
  /** Undefined where no key of that name is believed. */
  readonly find: (kid: string | undefined) => Uint8Array | undefined;
  readonly sealing: Uint8Array;
  /** All keys that open what is sealed, the one that seals first. */
  readonly opening: readonly Uint8Array[];
  /** Undefined while an earlier version has taken them out of the file; the next start makes others. */
  readonly push: PushKeys | undefined;
  /** The portal that tokens are for. */
  readonly audience: string;
  /** When (ms) this process began: tokens of an earlier version, which named no audience, are older. */
  readonly since: number;
}

/** No token that a key signed lives longer than this (ms) after the key was replaced; a minute for clocks that differ. */
const believedFor = tokenLifetime + 60_000;
const isBelieved = ({ replaced }: StoredKey, now: number) => replaced === undefined || now < replaced + believedFor;

/**
 * The keys of session tokens; creates the first one if the file is missing. A changed file is read again, so that a
 * running server follows a rotation by another process.
 */
export function loadKeys(file: string, audience: string, clock: () => number): TokenKeys {
  if (!existsSync(file)) create(file, { keys: [newKey()], sealing: newSecret(), push: newPushKeys() });
  const keyFileData = readKeys(file);
  const { sealing, push } = keyFileData;
  if (!sealing) write(file, { ...keyFileData, sealing: newSecret(), push: push ?? newPushKeys() });
  else if (!push) tryWrite(file, { ...keyFileData, push: newPushKeys() });
  let content = readKeys(file);
  let written = stampOf(file);
  function current(): KeyFile {
    const stamp = stampOf(file);
    if (stamp !== undefined && stamp !== written) {
      written = stamp;
      content = { sealing: content.sealing, ...(readUsable(file) ?? content) };
    }
    return content;
  }
  return {
    audience,
    since: clock(),
    get signing() {
      const [first] = current().keys as [StoredKey];
      return { kid: first.kid, secret: bytesOf(first) };
    },
    get sealing() {
      return Buffer.from(current().sealing ?? '', 'base64url');
    },
    get push() {
      return current().push;
    },
    get opening() {
      return sealingKeys(current());
    },
    find(kid) {
      const now = clock();
      const key = current().keys.find((one) => one.kid === kid && isBelieved(one, now));
      return key && bytesOf(key);
    },
  };
}

/**
 * Signs with a new key from now on (ms); the keys before it are believed until their last token has ended, and then
 * dropped. If sessions are to end, they are dropped at once.
 */
export function rotateKeys(
  file: string,
  now: number,
  endsSessions = false,
): { kid: string; believed: number; dropped: number } {
  const keyFileData = existsSync(file) ? readKeys(file) : undefined;
  const before = keyFileData?.keys ?? [];
  const validKeys = before
    .map((key) => ({ ...key, replaced: key.replaced ?? now }))
    .filter((key) => !endsSessions && isBelieved(key, now));
  const added = newKey();
  write(file, { ...keyFileData, keys: [added, ...validKeys], sealing: keyFileData?.sealing ?? newSecret() });
  return { kid: added.kid, believed: validKeys.length, dropped: before.length - validKeys.length };
}

const sealingKeys = ({ sealing, earlierSealing = [] }: KeyFile): Uint8Array[] =>
  [sealing ?? '', ...earlierSealing].map((secret) => Buffer.from(secret, 'base64url'));

/** Seals with a new key from now on; answers it, and those that still open what was sealed before. */
export function addSealingKey(file: string): Pick<TokenKeys, 'sealing' | 'opening'> {
  const { sealing, earlierSealing = [], ...others } = readKeys(file);
  const content = {
    ...others,
    sealing: newSecret(),
    earlierSealing: [...(sealing ? [sealing] : []), ...earlierSealing],
  };
  write(file, content);
  return { sealing: Buffer.from(content.sealing, 'base64url'), opening: sealingKeys(content) };
}

/** Drops the sealing keys of before. */
export function dropEarlierSealing(file: string): void {
  const { earlierSealing: _earlier, ...content } = readKeys(file);
  write(file, content);
}

/** Signs push messages with another pair from now on; browsers that subscribed by the one of before have to do so again. */
export function replacePushKeys(file: string): PushKeys {
  const push = newPushKeys();
  write(file, { ...readKeys(file), push });
  return push;
}

/** The keys without their secrets, the signing one first. */
export const describeKeys = (file: string): Omit<StoredKey, 'secret'>[] =>
  readKeys(file).keys.map(({ secret: _secret, ...keyInfo }) => keyInfo);

const newSecret = () => randomBytes(32).toString('base64url');
const newKey = (): StoredKey => ({ kid: randomUUID(), secret: newSecret() });
function newPushKeys(): PushKeys {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    format: 'jwk',
  });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}
const bytesOf = ({ secret }: StoredKey): Uint8Array => Buffer.from(secret, 'base64url');

/** Undefined while the file cannot be looked at; then what was read before stays. */
function stampOf(file: string): string | undefined {
  const fileStats = statSync(file, { throwIfNoEntry: false, bigint: true });
  return fileStats && `${fileStats.ino} ${fileStats.mtimeNs} ${fileStats.size}`;
}

function readKeys(file: string): KeyFile {
  const read = keyFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (read.keys.some((key) => bytesOf(key).length < 32)) throw new Error(`${file}: unusable keys`);
  return read;
}

/** A file damaged by a manual edit must not stop a running server. */
function readUsable(file: string): KeyFile | undefined {
  try {
    return readKeys(file);
  } catch {
    return undefined;
  }
}

/** Renamed into place, so that no process reads half a file. */
function writePart(file: string, content: KeyFile): string {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, JSON.stringify(content), { mode: 0o600, flush: true });
  return part;
}

function write(file: string, content: KeyFile): void {
  renameSync(writePart(file, content), file);
}

/** A file that the server may only read goes without a key that nothing else depends on. */
function tryWrite(file: string, content: KeyFile): void {
  try {
    write(file, content);
  } catch (error) {
    rmSync(`${file}.${process.pid}.part`, { force: true });
    if (!['EACCES', 'EPERM', 'EROFS', 'EBUSY'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Of servers that start together on one file the first makes it; a link, unlike a renamed file, takes no other's place. */
function create(file: string, content: KeyFile): void {
  const part = writePart(file, content);
  try {
    linkSync(part, file);
  } catch (error) {
    // Some network drives know no links.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(part, file);
  }
  rmSync(part, { force: true });
}
