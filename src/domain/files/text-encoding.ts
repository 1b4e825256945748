import { type ByteSource, pieces } from './byte-source.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** How people know the encodings. */
export const encodingNames: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
};

/** How a text is encoded, and whether that is a guess that its reader should hear of. */
interface TextEncodingFound {
  readonly encoding: Encoding;
  readonly isGuess: boolean;
}

/** So much of a file tells UTF-16 without a mark, in bytes. */
const sampleSize = 4096;
const marks: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Texts of Europe in UTF-16 have a zero beside nearly every character, always on the same side. */
function unmarkedUtf16(head: Uint8Array): Encoding | undefined {
  const pairs = Math.floor(head.length / 2);
  if (pairs < 2) return undefined;
  let [even, odd] = [0, 0];
  for (let at = 0; at < pairs * 2; at += 2) {
    if (head[at] === 0) even += 1;
    if (head[at + 1] === 0) odd += 1;
  }
  if (odd > pairs * 0.7 && even === 0) return 'utf-16le';
  return even > pairs * 0.7 && odd === 0 ? 'utf-16be' : undefined;
}

function encodingOfHead(head: Uint8Array): TextEncodingFound | undefined {
  const [marked] = marks.find(([, mark]) => mark.every((byte, at) => head[at] === byte)) ?? [];
  if (marked) return { encoding: marked, isGuess: false };
  const unmarked = unmarkedUtf16(head.subarray(0, sampleSize));
  return unmarked && { encoding: unmarked, isGuess: true };
}

const westernGuess: TextEncodingFound = { encoding: 'windows-1252', isGuess: true };
const strictUtf8 = () => new TextDecoder('utf-8', { fatal: true });

/** The encoding of a text: by its mark, else UTF-8 if it is valid, else that of a German Windows. */
export async function findEncoding(source: ByteSource): Promise<TextEncodingFound> {
  const headEncoding = encodingOfHead(await source.read(0, Math.min(source.size, sampleSize)));
  if (headEncoding) return headEncoding;
  const decoder = strictUtf8();
  try {
    for await (const piece of pieces(source)) decoder.decode(piece, { stream: true });
    decoder.decode();
    return { encoding: 'utf-8', isGuess: false };
  } catch (error) {
    if (error instanceof TypeError) return westernGuess;
    throw error;
  }
}

/** The same of a text in memory, with the text; marks in front are left out. */
export function decodeText(bytes: Uint8Array): TextEncodingFound & { readonly text: string } {
  const headEncoding = encodingOfHead(bytes);
  if (headEncoding) return { ...headEncoding, text: new TextDecoder(headEncoding.encoding).decode(bytes) };
  try {
    return { encoding: 'utf-8', isGuess: false, text: strictUtf8().decode(bytes) };
  } catch {
    return { ...westernGuess, text: new TextDecoder(westernGuess.encoding).decode(bytes) };
  }
}

/** The text of a file, piece by piece. */
export async function* textPieces(source: ByteSource, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of pieces(source)) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}
