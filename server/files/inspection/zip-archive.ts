import { crc32 } from 'node:zlib';
import { berlinClock } from '#domain/date/berlin-clock.ts';
import type { Segment } from '../storage/segments.ts';

interface ArchiveFile {
  /** Unique in the archive and without folders. */
  name: string;
  size: number;
  /** Milliseconds since the epoch. */
  modified: number;
  segment: Segment;
  /** CRC-32 of the bytes where it is known; else the file is read once more for it. */
  crc?: number;
}

const storedVersion = 20;
/** Names are UTF-8 (bit 11). */
const flags = 0x0800;

/**
 * An archive that stores its files as they are: what partners send is compressed already. Its size and every position
 * are known beforehand, so it resumes by range like a single file. A checksum that is not known is read beforehand, which
 * spares data descriptors after stored files, a form that some unpackers refuse. Below 4 GB, which the limits of uploads keep.
 */
export function zipArchive(files: readonly ArchiveFile[]): Segment[] {
  const entries = files.map((file) => ({
    ...file,
    bytes: Buffer.from(file.name, 'utf8'),
    crc: once(async () => file.crc ?? checksum(file.segment)),
  }));
  let offset = 0;
  const placed = entries.map((entry) => {
    const at = offset;
    offset += 30 + entry.bytes.length + entry.size;
    return { ...entry, at };
  });
  const directorySize = placed.reduce((sum, { bytes }) => sum + 46 + bytes.length, 0);
  return [
    ...placed.flatMap((entry) => [
      createSegment(30 + entry.bytes.length, async () => localHeader(entry.bytes, entry, await entry.crc())),
      entry.segment,
    ]),
    ...placed.map((entry) =>
      createSegment(46 + entry.bytes.length, async () =>
        directoryEntry(entry.bytes, entry, await entry.crc(), entry.at),
      ),
    ),
    createSegment(22, async () => directoryEnd(placed.length, directorySize, offset)),
  ];
}

const createSegment = (size: number, bytes: () => Promise<Buffer>): Segment => ({
  size,
  read: async ({ start, end }) => (await bytes()).subarray(start, end + 1),
});

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let value: Promise<T> | undefined;
  return () => (value ??= make());
}

async function checksum({ size, read }: Segment): Promise<number> {
  let crc = 0;
  if (size === 0) return crc;
  const bytes = read({ start: 0, end: size - 1 });
  if (bytes instanceof Promise) return crc32(await bytes);
  for await (const chunk of bytes) crc = crc32(chunk, crc);
  return crc;
}

type Headed = Pick<ArchiveFile, 'size' | 'modified'>;

/** What the two headers of a file have in common: version, flags, method, time, date, checksum, sizes, length of the name. */
function shared(header: Buffer, at: number, name: Buffer, file: Headed, crc: number): void {
  // The form knows no zone: what users here read on their clocks.
  const when = berlinClock(Math.max(file.modified, Date.UTC(1980, 0, 2)));
  header.writeUInt16LE(storedVersion, at);
  header.writeUInt16LE(flags, at + 2);
  header.writeUInt16LE((when.getUTCHours() << 11) | (when.getUTCMinutes() << 5) | (when.getUTCSeconds() >> 1), at + 6);
  header.writeUInt16LE(
    ((when.getUTCFullYear() - 1980) << 9) | ((when.getUTCMonth() + 1) << 5) | when.getUTCDate(),
    at + 8,
  );
  header.writeUInt32LE(crc, at + 10);
  header.writeUInt32LE(file.size, at + 14);
  header.writeUInt32LE(file.size, at + 18);
  header.writeUInt16LE(name.length, at + 22);
}

export function localHeader(name: Buffer, file: Headed, crc: number): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  shared(header, 4, name, file, crc);
  return Buffer.concat([header, name]);
}

export function directoryEntry(name: Buffer, file: Headed, crc: number, offset: number): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(storedVersion, 4);
  shared(header, 6, name, file, crc);
  header.writeUInt32LE(offset, 42);
  return Buffer.concat([header, name]);
}

export function directoryEnd(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
