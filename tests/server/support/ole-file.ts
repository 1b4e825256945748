const sectorSize = 512;
const perSector = sectorSize / 4;
const [free, endOfChain] = [0xffffffff, 0xfffffffe];

function entryOf(name: string): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 0, 62, 'utf16le');
  entry.writeUInt16LE(2 * name.length + 2, 64);
  return entry;
}

/** An OLE compound file with these streams and storages in its directory, which lies behind `before` sectors of data. */
export function oleFile(names: readonly string[], before = 4): Buffer {
  const entries = ['Root Entry', ...names].map(entryOf);
  const directory = Math.ceil(entries.length / 4);
  const tables = Math.ceil((before + directory + 200) / perSector);
  const lists = tables > 109 ? 1 : 0;
  const first = { table: before, list: before + tables, directory: before + tables + lists };
  const file = Buffer.alloc((1 + first.directory + directory) * sectorSize, 0);
  const at = (sector: number) => (1 + sector) * sectorSize;
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(first.directory, 48);
  file.writeUInt32LE(lists ? first.list : endOfChain, 68);
  for (let place = 0; place < Math.max(109, tables); place += 1) {
    const where = place < 109 ? 76 + 4 * place : at(first.list) + 4 * (place - 109);
    file.writeUInt32LE(place < tables ? first.table + place : free, where);
  }
  for (let part = 0; part < directory; part += 1) {
    const next = part + 1 < directory ? first.directory + part + 1 : endOfChain;
    file.writeUInt32LE(next, at(first.table) + 4 * (first.directory + part));
  }
  for (const [index, entry] of entries.entries()) entry.copy(file, at(first.directory) + 128 * index);
  return file;
}
