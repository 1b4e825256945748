import { type ReadBytes, zipEntries } from './zip-directory.ts';

type Check = (head: Buffer, size: number, read: ReadBytes) => boolean | Promise<boolean>;

const headLength = 64 * 1024;

const startsWith =
  (...bytes: number[]): Check =>
  (head) =>
    head.subarray(0, bytes.length).equals(Buffer.from(bytes));

const jpeg = startsWith(0xff, 0xd8, 0xff);
const ole = startsWith(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const pdf: Check = (head) => /^(?:\xef\xbb\xbf)?\s{0,64}%PDF-\d/.test(head.toString('latin1', 0, 80));

const zip: Check = async (head, size, read) =>
  (head.readUInt32LE(0) === 0x04034b50 || head.readUInt32LE(0) === 0x06054b50) &&
  (await zipEntries(size, read)) !== undefined;

/** An Office file is a ZIP with its own folder inside; one with macros hides behind the wrong ending. */
const office =
  (folder: string): Check =>
  async (head, size, read) => {
    if (head.readUInt32LE(0) !== 0x04034b50) return false;
    const names = (await zipEntries(size, read))?.map((name) => name.toLowerCase()) ?? [];
    const has = (start: string) => names.some((name) => name.startsWith(start));
    return has('[content_types].xml') && has(`${folder}/`) && !names.some((name) => name.endsWith('vbaproject.bin'));
  };

/** A mail in text form begins with header lines and holds no zero byte. */
const mail: Check = (head) =>
  !head.includes(0) && /^(?:\xef\xbb\xbf)?(?:From .*\r?\n)?[\x21-\x39\x3b-\x7e]+:/.test(head.toString('latin1'));

const checks: Record<string, Check> = {
  pdf,
  jpg: jpeg,
  jpeg,
  png: startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  xlsx: office('xl'),
  docx: office('word'),
  xls: ole,
  msg: ole,
  eml: mail,
  zip,
};

/** True where the bytes are what the ending says; only the parts needed for that are read. */
export async function fitsExtension(extension: string, size: number, read: ReadBytes): Promise<boolean> {
  const head = await read(0, Math.min(size, headLength));
  const check = Object.hasOwn(checks, extension) ? checks[extension] : undefined;
  return check !== undefined && head.length >= 8 && check(head, size, read);
}
