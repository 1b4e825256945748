import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { crc32 } from 'node:zlib';

export interface LeakedPasswords {
  readonly size: number;
  /** Of a password in small letters. */
  has(password: string): boolean;
}

/** Checksums in place of texts: 200 KB for fifty thousand passwords, and one of a hundred thousand others is refused with them. */
async function read(): Promise<LeakedPasswords> {
  const file = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json');
  const sums = Uint32Array.from(JSON.parse(await readFile(file, 'utf8')) as string[], (one) => crc32(one)).sort();
  return {
    size: sums.length,
    has(password) {
      const passwordSum = crc32(password);
      let [from, to] = [0, sums.length];
      while (from < to) {
        const middle = (from + to) >>> 1;
        if ((sums[middle] as number) < passwordSum) from = middle + 1;
        else to = middle;
      }
      return sums[from] === passwordSum;
    },
  };
}

let list: Promise<LeakedPasswords> | undefined;

/** The most frequent passwords of published leaks; read once, at the start of the server. */
export function leakedPasswords(): Promise<LeakedPasswords> {
  list ??= read();
  return list;
}
