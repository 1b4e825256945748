import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** Encrypts a text that the database keeps; it opens only for the same `owner`, so that rows cannot be swapped. */
export function seal(key: Uint8Array, owner: string, text: string): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Opens what one of several keys sealed for this owner. */
export function unsealWithAny(keys: readonly Uint8Array[], owner: string, sealed: string): string | undefined {
  for (const key of keys) {
    const text = unseal(key, owner, sealed);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Undefined for what was not sealed with this key for this owner. */
export function unseal(key: Uint8Array, owner: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < ivLength + tagLength) return undefined;
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), { authTagLength: tagLength })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
    return decipher.update(bytes.subarray(ivLength + tagLength), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
