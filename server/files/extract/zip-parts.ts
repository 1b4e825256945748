import { inflateRawSync } from 'node:zlib';

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const mostEntries = 10_000;
/** What one part and all parts together may grow to, in bytes: an archive of a few KB can hold terabytes. */
const largestPart = 24 * 1024 ** 2;
const largestSum = 48 * 1024 ** 2;

/** The parts of a ZIP whose names are wanted, unpacked. Throws where it is no readable ZIP or grows too large. */
export function* zipParts(zip: Buffer, wanted: RegExp): Generator<{ name: string; bytes: Buffer }> {
  let room = largestSum;
  for (const { name, method, packed, at } of entriesOf(zip)) {
    if (!wanted.test(name)) continue;
    const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
    const data = zip.subarray(start, start + packed);
    const bytes =
      method === 0 ? data : inflateRawSync(data, { maxOutputLength: Math.max(1, Math.min(largestPart, room)) });
    room -= bytes.length;
    if (room <= 0) throw new Error('the archive grows too large');
    yield { name, bytes };
  }
}

function* entriesOf(zip: Buffer) {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || zip.readUInt32LE(end) !== endSignature) throw new Error('no archive');
  const count = Math.min(zip.readUInt16LE(end + 10), mostEntries);
  let at = zip.readUInt32LE(end + 16);
  for (let seen = 0; seen < count; seen += 1) {
    if (zip.readUInt32LE(at) !== entrySignature) throw new Error('broken directory');
    const nameLength = zip.readUInt16LE(at + 28);
    yield {
      name: zip.toString('utf8', at + 46, at + 46 + nameLength),
      method: zip.readUInt16LE(at + 10),
      packed: zip.readUInt32LE(at + 20),
      at: zip.readUInt32LE(at + 42),
    };
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
}
