import { decodeText } from '#domain/files/text-encoding.ts';
import { docxText, xlsxText } from './office-text.ts';
import { pdfText } from './pdf-text.ts';

/** Most characters that are taken from a file. */
const maxText = 200_000;
/** Largest file that is looked into, in bytes. */
export const largestReadable = 48 * 1024 ** 2;

const plainText = (bytes: Buffer): string => decodeText(bytes).text;

type Reader = (bytes: Buffer) => string | Promise<string>;

const readers: Record<string, Reader> = {
  pdf: (bytes) => pdfText(bytes, maxText),
  docx: (bytes) => docxText(bytes, maxText),
  xlsx: (bytes) => xlsxText(bytes, maxText),
  txt: plainText,
  csv: plainText,
  md: plainText,
};

export const isReadable = (extension: string): boolean => Object.hasOwn(readers, extension);

/** Without characters that no database column takes, runs of blanks and words parted at the end of a line. */
const clean = (text: string): string =>
  text
    .slice(0, maxText)
    .replace(/\0/g, '')
    .toWellFormed()
    .normalize('NFC')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
    .replace(/(\p{L})-\n(\p{Ll})/gu, '$1$2')
    .trim();

/** The text inside a file. Throws where the file is not what its ending says, or hostile. */
export async function textOf(extension: string, bytes: Buffer): Promise<string> {
  const read = Object.hasOwn(readers, extension) ? readers[extension] : undefined;
  return read ? clean(await read(bytes)) : '';
}
