import type { ReadBytes } from './zip-directory.ts';

const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const entryLength = 128;
/** Larger ones mark the end of a chain, or sectors that hold no data. */
const lastSector = 0xfffffffa;
/** So many sectors of a directory are read; a file of 10 MB has no longer one. */
const longestChain = 512;
const inHeader = 109;

/**
 * Names of the streams and storages in an OLE compound file (old Office files, Outlook mails, installers), read from
 * its directory alone. Undefined where it is none.
 */
export async function oleNames(size: number, read: ReadBytes): Promise<string[] | undefined> {
  const header = await read(0, Math.min(512, size));
  if (header.length < 512 || !header.subarray(0, 8).equals(signature)) return undefined;
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return undefined;
  const sectorSize = 1 << shift;
  const sector = (no: number) => read(Math.min(size, (no + 1) * sectorSize), Math.min(size, (no + 2) * sectorSize));

  const numberAt = (bytes: Buffer, at: number) => (at + 4 <= bytes.length ? bytes.readUInt32LE(at) : lastSector);
  const perSector = sectorSize / 4;

  /** Where a sector of the table of chains lies: the header names the first 109, sectors with a link at their end the others. */
  async function tableSector(place: number): Promise<number> {
    if (place < inHeader) return numberAt(header, 76 + 4 * place);
    let left = place - inHeader;
    let list = await sector(numberAt(header, 68));
    for (; left >= perSector - 1 && list.length > 0; left -= perSector - 1)
      list = await sector(numberAt(list, sectorSize - 4));
    return numberAt(list, 4 * left);
  }

  const after = async (no: number) =>
    numberAt(await sector(await tableSector(Math.floor(no / perSector))), (no % perSector) * 4);

  const names: string[] = [];
  let no = header.readUInt32LE(48);
  // A number beyond the file would be looked up through a table without end.
  for (let count = 0; (no + 1) * sectorSize < size && count < longestChain; count += 1) {
    const entries = await sector(no);
    for (let at = 0; at + entryLength <= entries.length; at += entryLength) {
      const length = Math.min(entries.readUInt16LE(at + 64), 64);
      if (length >= 2) names.push(entries.toString('utf16le', at, at + length - 2));
    }
    no = await after(no);
  }
  return names;
}
