import { unpackEntry } from '../content/unpack-entry.ts';
import { zipEntries } from '../content/zip-directory.ts';

/** What one part and all parts together may grow to, in bytes: an archive of a few KB can hold terabytes. */
const largestPart = 24 * 1024 ** 2;
const largestSum = 48 * 1024 ** 2;

/** The parts of a ZIP whose names are wanted, unpacked. Throws where it is no readable ZIP or grows too large. */
export async function* zipParts(zip: Buffer, wanted: RegExp): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const read = async (start: number, end: number) => zip.subarray(start, end);
  const entries = await zipEntries(zip.length, read);
  if (!entries) throw new Error('no archive');
  let room = largestSum;
  for (const entry of entries) {
    if (!wanted.test(entry.name)) continue;
    const bytes = await unpackEntry(entry, zip.length, read, Math.min(largestPart, room));
    if (!bytes) throw new Error('a part is broken or grows too large');
    room -= bytes.length;
    if (room <= 0) throw new Error('the archive grows too large');
    yield { name: entry.name, bytes };
  }
}
