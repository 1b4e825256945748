const ascii = (bytes: Buffer, at: number, length: number) => bytes.toString('latin1', at, at + length);

/** A RIFF file of the kind WAVE that is as long as it says, with the description of its sound before the sound itself. */
export function isWave(head: Buffer, size: number): boolean {
  if (head.length < 44 || ascii(head, 0, 4) !== 'RIFF' || ascii(head, 8, 4) !== 'WAVE') return false;
  // Some recorders leave out the byte that makes the length even.
  if (![size, size - 1].includes(head.readUInt32LE(4) + 8)) return false;
  let hasFormat = false;
  for (let at = 12; at + 8 <= head.length; ) {
    const [name, length] = [ascii(head, at, 4), head.readUInt32LE(at + 4)];
    if (name === 'fmt ') hasFormat = length >= 16;
    if (name === 'data') return hasFormat && at + 8 + length <= size;
    at += 8 + length + (length % 2);
  }
  return false;
}

/** kbit/s by index for layer III of MPEG 1, and of MPEG 2 and 2.5. */
const bitrates = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;
const sampleRates = [44_100, 48_000, 32_000] as const;

/** The length of the frame with these four header bytes, in bytes; undefined if they are no header. */
function frameLength(header: number): number | undefined {
  const version = (header >>> 19) & 3;
  const isLayer3 = ((header >>> 17) & 3) === 1;
  if (header >>> 21 !== 0x7ff || version === 1 || !isLayer3) return undefined;
  const rate = sampleRates[(header >>> 10) & 3];
  const bitrate = bitrates[version === 3 ? 0 : 1][(header >>> 12) & 15];
  if (!rate || !bitrate) return undefined;
  const [samples, divisor] = version === 3 ? [144, 1] : [72, version === 2 ? 2 : 4];
  return Math.floor((samples * bitrate * 1000) / (rate / divisor)) + ((header >>> 9) & 1);
}

/** The length of the tag that may stand before the sound, in bytes. */
function tagLength(head: Buffer): number {
  if (ascii(head, 0, 3) !== 'ID3' || head.length < 10) return 0;
  const length = head.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
  return 10 + length;
}

/** After a tag, if there is one, three frames of MPEG layer III follow one another. */
export async function isMp3(
  head: Buffer,
  size: number,
  read: (start: number, end: number) => Promise<Buffer>,
): Promise<boolean> {
  let at = tagLength(head);
  for (let frame = 0; frame < 3; frame += 1) {
    const header = at + 4 <= size ? await read(at, at + 4) : undefined;
    const length = header && frameLength(header.readUInt32BE(0));
    if (!length) return false;
    at += length;
  }
  return true;
}
