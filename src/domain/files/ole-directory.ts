import type { ByteSource } from './byte-source.ts';
import { viewOf } from './zip.ts';

const signature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const entryLength = 128;
/** Larger ones mark the end of a chain, or sectors that hold no data. */
const lastSector = 0xfffffffa;
/** So many sectors of a directory are read; a file of 10 MB has no longer one. */
const longestChain = 512;
const inHeader = 109;
const decoder = new TextDecoder('utf-16le', { ignoreBOM: true });

/** True for a container in which older Office files lie, and those with a password. */
export const isOle = (head: Uint8Array): boolean => signature.every((byte, at) => head[at] === byte);

/**
 * Names of the streams and storages in an OLE compound file (old Office files, Outlook mails, installers), read from
 * its directory alone. Undefined where it is none.
 */
export async function oleNames({ size, read }: ByteSource): Promise<string[] | undefined> {
  const head = await read(0, Math.min(512, size));
  if (head.length < 512 || !isOle(head)) return undefined;
  const header = viewOf(head);
  const shift = header.getUint16(30, true);
  if (shift !== 9 && shift !== 12) return undefined;
  const sectorSize = 1 << shift;
  const sector = async (no: number) =>
    viewOf(await read(Math.min(size, (no + 1) * sectorSize), Math.min(size, (no + 2) * sectorSize)));

  const numberAt = (bytes: DataView, at: number) =>
    at + 4 <= bytes.byteLength ? bytes.getUint32(at, true) : lastSector;
  const perSector = sectorSize / 4;

  /** Where a sector of the table of chains lies: the header names the first 109, sectors with a link at their end the others. */
  async function tableSector(place: number): Promise<number> {
    if (place < inHeader) return numberAt(header, 76 + 4 * place);
    let left = place - inHeader;
    let list = await sector(numberAt(header, 68));
    for (; left >= perSector - 1 && list.byteLength > 0; left -= perSector - 1)
      list = await sector(numberAt(list, sectorSize - 4));
    return numberAt(list, 4 * left);
  }

  const after = async (no: number) =>
    numberAt(await sector(await tableSector(Math.floor(no / perSector))), (no % perSector) * 4);

  const names: string[] = [];
  let no = header.getUint32(48, true);
  // A number beyond the file would be looked up through a table without end.
  for (let count = 0; (no + 1) * sectorSize < size && count < longestChain; count += 1) {
    const entries = await sector(no);
    for (let at = 0; at + entryLength <= entries.byteLength; at += entryLength) {
      const length = Math.min(entries.getUint16(at + 64, true), 64);
      if (length >= 2) names.push(decoder.decode(new Uint8Array(entries.buffer, entries.byteOffset + at, length - 2)));
    }
    no = await after(no);
  }
  return names;
}
