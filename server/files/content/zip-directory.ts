/** Reads bytes `start` to `end`, the end not included. */
export type ReadBytes = (start: number, end: number) => Promise<Buffer>;

export interface ZipEntry {
  name: string;
  /** Bytes in the archive, and what the directory says of the unpacked ones. */
  packed: number;
  unpacked: number;
  method: number;
  /** Where the entry's own header begins. */
  at: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const longestComment = 65_535;
const longestDirectory = 4 * 1024 ** 2;

/** Where the tail of a file begins that a ZIP's end would be in, and where in it that end is; the last one counts. */
async function findEnd(size: number, read: ReadBytes) {
  const start = Math.max(0, size - endLength - longestComment);
  const tail = await read(start, size);
  for (let at = tail.length - endLength; at >= 0; at -= 1)
    if (tail.readUInt32LE(at) === endSignature) return { start, tail, at };
  return undefined;
}

/** The entries that a ZIP's directory at the end names; nothing is unpacked. Undefined where it is no readable ZIP. */
export async function zipEntries(size: number, read: ReadBytes): Promise<ZipEntry[] | undefined> {
  const found = await findEnd(size, read);
  if (!found) return undefined;
  const { start: tailStart, tail, at } = found;
  const length = tail.readUInt32LE(at + 12);
  const start = tail.readUInt32LE(at + 16);
  if (length > longestDirectory || start + length > tailStart + at) return undefined;
  return entriesOf(await read(start, start + length), tail.readUInt16LE(at + 10));
}

/** True where an unpacker takes the file for a ZIP whatever it begins with: its last bytes are the end of one. */
export async function endsAsZip(size: number, read: ReadBytes): Promise<boolean> {
  const found = await findEnd(size, read);
  return found !== undefined && found.at + endLength + found.tail.readUInt16LE(found.at + 20) === found.tail.length;
}

function entriesOf(directory: Buffer, count: number): ZipEntry[] | undefined {
  const entries: ZipEntry[] = [];
  for (let at = 0; entries.length < count; ) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== entrySignature) return undefined;
    const nameLength = directory.readUInt16LE(at + 28);
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      method: directory.readUInt16LE(at + 10),
      at: directory.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}
