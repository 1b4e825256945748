import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Refused } from '../admin/command.ts';

/**
 * AES-256-GCM in chunks of 1 MiB, so that no byte is used before it was checked. After these 16 bytes come a salt of 32,
 * then the chunks, each with its tag of 16 behind it. The key of a file is HKDF-SHA256 of the key and the salt, the nonce
 * of a chunk its number in 11 bytes and a byte that is 1 for the last one: chunks cannot change places, and no end can be
 * cut off. The plain text is a tar of the folder of a backup.
 */
const magic = Buffer.from('PORTAL-BACKUP-1\n');
const saltBytes = 32;
const chunkBytes = 1024 ** 2;
const tagBytes = 16;
const algorithm = 'aes-256-gcm';

const keyOf = (key: Buffer, salt: Buffer) => Buffer.from(hkdfSync('sha256', key, salt, 'portal backup 1', 32));

function nonceOf(chunk: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(chunk), 3);
  nonce[11] = Number(isLast);
  return nonce;
}

/** Pieces of exactly `size` bytes, and a last one of at most as many, which is marked. */
async function* piecesOf(source: AsyncIterable<Buffer>, size: number) {
  let rest = Buffer.alloc(0);
  for await (const bytes of source) {
    rest = Buffer.concat([rest, bytes]);
    while (rest.length > size) {
      yield { bytes: rest.subarray(0, size), isLast: false };
      rest = rest.subarray(size);
    }
  }
  yield { bytes: rest, isLast: true };
}

export async function* encrypt(source: AsyncIterable<Buffer>, key: Buffer): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const fileKey = keyOf(key, salt);
  yield Buffer.concat([magic, salt]);
  let chunk = 0;
  for await (const { bytes, isLast } of piecesOf(source, chunkBytes)) {
    const cipher = createCipheriv(algorithm, fileKey, nonceOf(chunk, isLast));
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    chunk += 1;
  }
}

const damaged = () =>
  new Refused('The backup cannot be decrypted: it was made with another BACKUP_KEY, or it was cut or changed.');

/** Throws before it hands on a byte that is not as it was encrypted. */
export async function* decrypt(source: AsyncIterable<Buffer>, key: Buffer): AsyncGenerator<Buffer> {
  const iterator = source[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < magic.length + saltBytes) {
    const { value, done } = await iterator.next();
    if (done) throw damaged();
    head = Buffer.concat([head, value]);
  }
  if (!head.subarray(0, magic.length).equals(magic)) throw new Refused('The file is no encrypted backup of a portal.');
  const fileKey = keyOf(key, head.subarray(magic.length, magic.length + saltBytes));
  async function* others() {
    yield head.subarray(magic.length + saltBytes);
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  let chunk = 0;
  for await (const { bytes, isLast } of piecesOf(others(), chunkBytes + tagBytes)) {
    if (bytes.length < tagBytes) throw damaged();
    const decipher = createDecipheriv(algorithm, fileKey, nonceOf(chunk, isLast));
    decipher.setAuthTag(bytes.subarray(bytes.length - tagBytes));
    try {
      yield Buffer.concat([decipher.update(bytes.subarray(0, bytes.length - tagBytes)), decipher.final()]);
    } catch {
      throw damaged();
    }
    chunk += 1;
  }
}
