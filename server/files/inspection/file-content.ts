import { type ByteSource, bytesSource } from '#domain/files/byte-source.ts';
import { isEncryptedPackage, isOfficeFile } from '#domain/files/file-kind.ts';
import { isOle, oleNames } from '#domain/files/ole-directory.ts';
import { UnreadableFile } from '#domain/files/unreadable-file.ts';
import { endsAsZip, readZip, type ZipDirectory } from '#domain/files/zip.ts';
import { checkArchive, checkPackage, contentTypes } from './archive-content.ts';
import { isActivePdf } from './pdf-actions.ts';
import { isMp3, isWave } from './sound-content.ts';
import type { Verdict } from './verdict.ts';

/** Reads bytes `start` to `end`, the end not included. */
type ReadBytes = (start: number, end: number) => Promise<Buffer>;

type Check = (head: Buffer, size: number, read: ReadBytes) => boolean | Promise<boolean | Verdict>;

const headLength = 64 * 1024;
/** What older Office files hold, by the folder that newer ones have instead. */
const olderStreams: Readonly<Record<string, readonly string[]>> = { xl: ['Workbook', 'Book'], word: ['WordDocument'] };

const startsWith =
  (...bytes: number[]): Check =>
  (head) =>
    head.subarray(0, bytes.length).equals(Buffer.from(bytes));

/** A picture or document to which a ZIP was appended is two files in one: each reader sees another. */
const alone =
  (check: Check): Check =>
  async (head, size, read) =>
    (await check(head, size, read)) && !(await endsAsZip({ size, read }));

const jpeg = alone(startsWith(0xff, 0xd8, 0xff));
/**
 * Readers look for the mark in the first 1024 bytes: some programs and mail gateways write lines before it. Pages and other
 * binary files before it stay refused.
 */
const isPdf = alone((head) =>
  /^(?:\xef\xbb\xbf)?[\t\n\f\r\x20-\x3b\x3d-\x7e]{0,1024}?%PDF-\d/.test(head.toString('latin1', 0, 1033)),
);
const pdf: Check = async (head, size, read) => {
  if (!(await isPdf(head, size, read))) return false;
  return (await isActivePdf(await read(0, size))) ? 'script' : 'fits';
};

const directoryOf = (size: number, read: ReadBytes): Promise<ZipDirectory | undefined> =>
  readZip({ size, read }).catch((error: unknown) => {
    if (error instanceof UnreadableFile) return undefined;
    throw error;
  });

const maxInMemoryBytes = 16 * 1024 ** 2;
/** Parts are read one by one, and a bucket would be asked for each of them. */
const inMemory = async (size: number, read: ReadBytes): Promise<ByteSource> =>
  size <= maxInMemoryBytes ? bytesSource(await read(0, size)) : { size, read };

const zip: Check = async (head, size, read) => {
  if (head.readUInt32LE(0) !== 0x04034b50 && head.readUInt32LE(0) !== 0x06054b50) return false;
  const directory = await directoryOf(size, read);
  if (!directory) return false;
  return checkArchive(directory, await inMemory(size, read));
};

/** An Office file is a ZIP with its own folder inside. */
const office =
  (folder: string): Check =>
  async (head, size, read) => {
    if (isOle(head)) {
      const streams = (await oleNames({ size, read })) ?? [];
      if (isEncryptedPackage(streams)) return 'password';
      return streams.some((stream) => olderStreams[folder]?.includes(stream)) ? 'legacy' : 'other';
    }
    const directory = head.readUInt32LE(0) === 0x04034b50 ? await directoryOf(size, read) : undefined;
    const { entries } = directory ?? {};
    const names = entries?.map(({ name }) => name.toLowerCase()) ?? [];
    if (!directory || !entries || !names.includes(contentTypes) || !names.some((name) => name.startsWith(`${folder}/`)))
      return false;
    return checkPackage(directory, await inMemory(size, read));
  };

/** Old Office files, mails and installers share one container; which it is, its streams tell. */
const ole =
  (...streams: string[]): Check =>
  async (_head, size, read) => {
    const names = (await oleNames({ size, read })) ?? [];
    if (!streams.some((stream) => names.includes(stream)) || (await endsAsZip({ size, read }))) return false;
    return names.includes('_VBA_PROJECT_CUR') ? 'unsafe' : 'fits';
  };

/** A mail in text form begins with header lines and holds no zero byte. */
const mail: Check = (head) =>
  !head.includes(0) && /^(?:\xef\xbb\xbf)?(?:From .*\r?\n)?[\x21-\x39\x3b-\x7e]+:/.test(head.toString('latin1'));

/** Text of any encoding: in two bytes a letter the zeros are at every other place only. */
const isText = (head: Buffer): boolean =>
  [0, 1].some((parity) => !head.some((byte, at) => byte === 0 && at % 2 === parity));
const csv: Check = async (head, size, read) => isText(head) && !(await isOfficeFile({ size, read }));

const checks: Record<string, Check> = {
  pdf,
  jpg: jpeg,
  jpeg,
  png: alone(startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)),
  xlsx: office('xl'),
  docx: office('word'),
  xls: ole('Workbook', 'Book'),
  msg: ole('__properties_version1.0'),
  eml: alone(mail),
  csv: alone(csv),
  zip,
  wav: alone(isWave),
  mp3: alone(isMp3),
};

/** Whether the bytes are what the ending says, and safe to hand on; only the parts needed for that are read. */
export async function checkContent(extension: string, size: number, read: ReadBytes): Promise<Verdict> {
  const head = await read(0, Math.min(size, headLength));
  const check = Object.hasOwn(checks, extension) ? checks[extension] : undefined;
  const verdict = check !== undefined && head.length >= 8 && (await check(head, size, read));
  if (typeof verdict === 'string') return verdict;
  return verdict ? 'fits' : 'other';
}
