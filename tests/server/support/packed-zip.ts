import { crc32, deflateRawSync } from 'node:zlib';

interface PackedEntry {
  name: string;
  content: string | Buffer;
  /** What the directory says, where it lies. */
  claimed?: number;
  /** Name of an earlier entry that shares its packed bytes with this one. */
  sameAs?: string;
  /** Marked as encrypted. */
  isEncrypted?: boolean;
}

/** A ZIP with deflated entries, made as its attackers want it. */
export function packedZip(entries: readonly PackedEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  const existing = new Map<string, { at: number; packed: number; crc: number; unpacked: number }>();
  let offset = 0;
  for (const { name, content, claimed, sameAs, isEncrypted } of entries) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes, { level: 9 });
    const fields = { at: offset, packed: packed.length, crc: crc32(bytes), unpacked: bytes.length };
    const place = existing.get(sameAs ?? '') ?? fields;
    existing.set(name, place);
    const label = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(isEncrypted ? 0x0801 : 0x0800, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(place.crc, 10);
    common.writeUInt32LE(place.packed, 14);
    common.writeUInt32LE(claimed ?? place.unpacked, 18);
    common.writeUInt16LE(label.length, 22);
    if (place === fields) {
      const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, label, packed]);
      parts.push(local);
      offset += local.length;
    }
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(place.at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, rest, label]));
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, list, end]);
}

const zeros = Buffer.alloc(8 * 1024 ** 2);
const many = (count: number, folder: string, shared: boolean): PackedEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `${folder}part${index}.xml`,
    content: shared && index > 0 ? '' : zeros,
    ...(shared && index > 0 && { sameAs: `${folder}part0.xml` }),
  }));
const types: PackedEntry = { name: '[Content_Types].xml', content: '<Types/>' };
const nested = (depth: number): Buffer =>
  depth === 0 ? packedZip(many(4, '', false)) : packedZip([{ name: 'inner.zip', content: nested(depth - 1) }]);

/** Archives that unpack to far more than they have, by the verdict that each must get. */
export const bombs = {
  'flat.zip': ['unsafe', packedZip(many(80, '', false))],
  'overlapping.zip': ['unsafe', packedZip(many(8000, '', true))],
  'flat.xlsx': ['unsafe', packedZip([types, ...many(80, 'xl/', false)])],
  'overlapping.xlsx': ['unsafe', packedZip([types, ...many(8000, 'xl/', true)])],
  'flat.docx': ['unsafe', packedZip([types, ...many(80, 'word/', false)])],
  'overlapping.docx': ['unsafe', packedZip([types, ...many(8000, 'word/', true)])],
  'types.xlsx': [
    'unsafe',
    packedZip([
      { name: '[Content_Types].xml', content: zeros },
      { name: 'xl/workbook.xml', content: '<x/>' },
    ]),
  ],
  'small-on-paper.xlsx': ['unsafe', packedZip([types, { name: 'xl/sheet1.xml', content: zeros, claimed: 100 }])],
  'small-on-paper.zip': ['unsafe', packedZip([{ name: 'brief.txt', content: zeros, claimed: 100 }])],
  'nested.zip': ['unsafe', nested(5)],
  'nested.xlsx': ['unsafe', packedZip([types, { name: 'xl/embeddings/a.zip', content: nested(5) }])],
  'nested.docx': ['unsafe', packedZip([types, { name: 'word/embeddings/a.zip', content: nested(5) }])],
} satisfies Record<string, [string, Buffer]>;
