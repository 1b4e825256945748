import { UnreadableTable } from './read-csv.ts';

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
/** What one part may grow to, in bytes: an archive of a few KB can hold terabytes. */
const largestPart = 16 * 1024 ** 2;

async function inflated(packed: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([packed as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > largestPart) throw new UnreadableTable('archive');
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The parts of a ZIP whose names are wanted, as texts. Throws where it is none. */
export async function unzipTexts(zip: Uint8Array, wanted: RegExp): Promise<Map<string, string>> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  let end = zip.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== endSignature) end -= 1;
  if (end < 0) throw new UnreadableTable('archive');
  const found = new Map<string, string>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > zip.length || view.getUint32(at, true) !== entrySignature) throw new UnreadableTable('archive');
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ];
    const name = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + nameLength));
    if (wanted.test(name)) {
      const method = view.getUint16(at + 10, true);
      const size = view.getUint32(at + 20, true);
      const place = view.getUint32(at + 42, true);
      const start = place + 30 + view.getUint16(place + 26, true) + view.getUint16(place + 28, true);
      const packed = zip.subarray(start, start + size);
      found.set(name, new TextDecoder().decode(method === 0 ? packed : await inflated(packed)));
    }
    at += 46 + nameLength + extra + comment;
  }
  return found;
}
