import type { ByteSource } from './byte-source.ts';
import { crc32 } from './crc32.ts';
import { contentStart, readZip, viewOf } from './zip.ts';

const deflated = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(
    await new Response(
      new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new CompressionStream('deflate-raw')),
    ).arrayBuffer(),
  );

/** Method, checksum and sizes stand alike in a part's header and in the directory, from `at` on. */
function describe(view: DataView, at: number, content: Uint8Array, packed: Uint8Array): void {
  view.setUint16(at, 8, true);
  view.setUint32(at + 6, crc32(content), true);
  view.setUint32(at + 10, packed.length, true);
  view.setUint32(at + 14, content.length, true);
}

/** The ZIP with other content in the part of this name; every byte of the others stays. Throws UnreadableFile. */
export async function replacePart(zip: ByteSource, name: string, content: Uint8Array): Promise<Blob> {
  const { entries, start: directory, end } = await readZip(zip);
  const packed = await deflated(content);
  const inOrder = entries.toSorted((a, b) => a.at - b.at);
  const pieces: Uint8Array[] = [];
  const places = new Map<number, number>();
  let length = 0;
  const put = (piece: Uint8Array) => {
    pieces.push(piece);
    length += piece.length;
  };
  for (const [index, entry] of inOrder.entries()) {
    places.set(entry.at, length);
    if (entry.name !== name) {
      put(await zip.read(entry.at, inOrder[index + 1]?.at ?? directory));
      continue;
    }
    const head = (await zip.read(entry.at, await contentStart(entry, zip))).slice();
    const view = viewOf(head);
    // The sizes stand in front again, not behind the content.
    view.setUint16(6, view.getUint16(6, true) & ~8, true);
    describe(view, 8, content, packed);
    put(head);
    put(packed);
  }
  const newDirectory = length;
  for (const entry of entries) {
    const record = (await zip.read(entry.record.start, entry.record.end)).slice();
    const view = viewOf(record);
    view.setUint32(42, places.get(entry.at) ?? 0, true);
    if (entry.name === name) {
      view.setUint16(8, view.getUint16(8, true) & ~8, true);
      describe(view, 10, content, packed);
    }
    put(record);
  }
  const last = (await zip.read(end, zip.size)).slice();
  const view = viewOf(last);
  view.setUint32(12, length - newDirectory, true);
  view.setUint32(16, newDirectory, true);
  put(last);
  return new Blob(pieces as Uint8Array<ArrayBuffer>[]);
}
