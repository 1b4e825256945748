/** Reads bytes `start` to `end`, the end not included. */
export type ReadBytes = (start: number, end: number) => Promise<Buffer>;

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const longestComment = 65_535;
const longestDirectory = 4 * 1024 ** 2;

/** Names of a ZIP's entries from its directory at the end; nothing is unpacked. Undefined where it is no readable ZIP. */
export async function zipEntries(size: number, read: ReadBytes): Promise<string[] | undefined> {
  const tailStart = Math.max(0, size - endLength - longestComment);
  const tail = await read(tailStart, size);
  for (let at = tail.length - endLength; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== endSignature) continue;
    const length = tail.readUInt32LE(at + 12);
    const start = tail.readUInt32LE(at + 16);
    if (length > longestDirectory || start + length > tailStart + at) return undefined;
    return entryNamesOf(await read(start, start + length), tail.readUInt16LE(at + 10));
  }
  return undefined;
}

function entryNamesOf(directory: Buffer, count: number): string[] | undefined {
  const names: string[] = [];
  for (let at = 0; names.length < count; ) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== entrySignature) return undefined;
    const nameLength = directory.readUInt16LE(at + 28);
    names.push(directory.toString('utf8', at + 46, at + 46 + nameLength));
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return names;
}
