import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod/mini';

const keyFile = z.object({
  /** Tokens are signed with the first key; the others are still believed, so that a key can be replaced without logouts. */
  keys: z.array(z.object({ kid: z.string(), secret: z.string() })).check(z.minLength(1)),
});

export interface TokenKeys {
  readonly signing: { readonly kid: string; readonly secret: Uint8Array };
  /** Undefined where no key of that name is believed. */
  readonly find: (kid: string | undefined) => Uint8Array | undefined;
}

/** Reads the keys of session tokens, and makes the first one where the file is missing. */
export function loadKeys(file: string): TokenKeys {
  if (!existsSync(file)) create(file);
  const { keys } = keyFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  const secrets = new Map(keys.map(({ kid, secret }) => [kid, Buffer.from(secret, 'base64url')]));
  const [first] = [...secrets];
  if (!first || [...secrets.values()].some((secret) => secret.length < 32)) throw new Error(`${file}: unusable keys`);
  return {
    signing: { kid: first[0], secret: first[1] },
    find: (kid) => (kid === undefined ? undefined : secrets.get(kid)),
  };
}

function create(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const keys = [{ kid: randomUUID(), secret: randomBytes(32).toString('base64url') }];
  writeFileSync(file, JSON.stringify({ keys }), { mode: 0o600, flush: true });
}
