import { deflated, viewOf, zipParts } from './zip-entries.ts';

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum >>> 0;
});

/** The checksum that ZIPs keep of each part (CRC-32). */
export const checksum = (bytes: Uint8Array): number => {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (table[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
};

/** Method, checksum and sizes stand alike in a part's header and in the directory, from `at` on. */
function describe(view: DataView, at: number, content: Uint8Array, packed: Uint8Array): void {
  view.setUint16(at, 8, true);
  view.setUint32(at + 6, checksum(content), true);
  view.setUint32(at + 10, packed.length, true);
  view.setUint32(at + 14, content.length, true);
}

/** The ZIP with other content in one of its parts; every byte of the others stays. Throws where it has no such part. */
export async function replacePart(
  zip: Uint8Array,
  name: string,
  content: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const { parts, directory, end } = zipParts(zip);
  const packed = await deflated(content);
  const inOrder = parts.toSorted((a, b) => a.place - b.place);
  const pieces: Uint8Array[] = [];
  const places = new Map<number, number>();
  let length = 0;
  const put = (piece: Uint8Array) => {
    pieces.push(piece);
    length += piece.length;
  };
  for (const [index, part] of inOrder.entries()) {
    places.set(part.place, length);
    const next = inOrder[index + 1]?.place ?? directory;
    if (part.name !== name) {
      put(zip.subarray(part.place, next));
      continue;
    }
    const head = zip.slice(part.place, part.packed.byteOffset - zip.byteOffset);
    const view = viewOf(head);
    // The sizes stand in front again, not behind the content.
    view.setUint16(6, view.getUint16(6, true) & ~8, true);
    describe(view, 8, content, packed);
    put(head);
    put(packed);
  }
  const newDirectory = length;
  for (const part of parts) {
    const record = zip.slice(part.record.start, part.record.end);
    const view = viewOf(record);
    view.setUint32(42, places.get(part.place) ?? 0, true);
    if (part.name === name) {
      view.setUint16(8, view.getUint16(8, true) & ~8, true);
      describe(view, 10, content, packed);
    }
    put(record);
  }
  const last = zip.slice(end);
  const view = viewOf(last);
  view.setUint32(12, length - newDirectory, true);
  view.setUint32(16, newDirectory, true);
  put(last);
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
