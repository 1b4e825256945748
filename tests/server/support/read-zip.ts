interface ZipEntry {
  name: string;
  crc: number;
  /** `2026-11-21 10:30:20`, as it stands there. */
  modified: string;
  content: Buffer;
}

/** Reads a stored-only ZIP by its directory, as unpackers do. */
export function readZip(bytes: Buffer): ZipEntry[] {
  const end = bytes.length - 22;
  let at = bytes.readUInt32LE(end + 16);
  return Array.from({ length: bytes.readUInt16LE(end + 10) }, () => {
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const [time, day] = [bytes.readUInt16LE(at + 12), bytes.readUInt16LE(at + 14)];
    const parts = [(day >> 5) & 15, day & 31, time >> 11, (time >> 5) & 63, (time & 31) * 2];
    const [month, date, ...clock] = parts.map((part) => String(part).padStart(2, '0'));
    const entry = {
      name,
      modified: `${1980 + (day >> 9)}-${month}-${date} ${clock.join(':')}`,
      crc: bytes.readUInt32LE(at + 16),
      content: bytes.subarray(start, start + bytes.readUInt32LE(at + 24)),
    };
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    return entry;
  });
}
