import type { ByteSource } from '#domain/files/byte-source.ts';
import { isEncryptedPackage } from '#domain/files/file-kind.ts';
import { isOle, oleNames } from '#domain/files/ole-directory.ts';
import { PackageParts } from '#domain/files/package-parts.ts';
import { UnreadableFile } from '#domain/files/unreadable-file.ts';
import { endsAsZip, hasOverlaps, readZip, unpack, type ZipDirectory, type ZipEntry } from '#domain/files/zip.ts';
import { hazardOfEntry, hazardOfPart } from './entry-hazards.ts';
import { isActivePdf } from './pdf-actions.ts';
import { isMp3, isWave } from './sound-content.ts';

/** Reads bytes `start` to `end`, the end not included. */
export type ReadBytes = (start: number, end: number) => Promise<Buffer>;

/**
 * `other`: not what the ending says. `unsafe`: it is, but holds macros, programs, archives or far too much. `password`
 * and `legacy`: an Office file with a password, and one of the format before 2007 under a newer ending. `script`: a PDF that runs
 * script, starts or contains programs. `remote`: an Office file that fetches parts of itself from elsewhere when it is opened.
 */
export type Verdict = 'fits' | 'other' | 'unsafe' | 'password' | 'legacy' | 'script' | 'remote';
type Check = (head: Buffer, size: number, read: ReadBytes) => boolean | Promise<boolean | Verdict>;

const headLength = 64 * 1024;
/** What an archive may unpack to, in bytes. We unpack none, but whoever opens it does. */
const maxUnpacked = 512 * 1024 ** 2;
/** Parts that unpack to more than so many times their size are blanks and repetitions: of those hardly anything is honest. */
const densest = 100;
const maxDense = 20 * 1024 ** 2;
const longestContentTypes = 1024 ** 2;
const contentTypes = '[content_types].xml';
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

/** Packing never makes much longer, so whatever is longer when packed is larger than it says. */
const lies = ({ packed, unpacked }: ZipEntry) => packed > unpacked * 1.01 + 1024;
const isDense = ({ packed, unpacked }: ZipEntry) => unpacked > packed * densest;
const unpackedSize = (entries: readonly ZipEntry[]) => entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
const isBomb = ({ entries, start }: ZipDirectory) =>
  hasOverlaps({ entries, start }) ||
  entries.some(lies) ||
  unpackedSize(entries) > maxUnpacked ||
  unpackedSize(entries.filter(isDense)) > maxDense;

const directoryOf = (size: number, read: ReadBytes): Promise<ZipDirectory | undefined> =>
  readZip({ size, read }).catch((error: unknown) => {
    if (error instanceof UnreadableFile) return undefined;
    throw error;
  });

const zip: Check = async (head, size, read) => {
  if (head.readUInt32LE(0) !== 0x04034b50 && head.readUInt32LE(0) !== 0x06054b50) return false;
  const directory = await directoryOf(size, read);
  if (!directory) return false;
  const unsafe = directory.entries.some(({ name }) => hazardOfEntry(name) !== undefined);
  return unsafe || isBomb(directory) ? 'unsafe' : 'fits';
};

/** A small part as its letters, in whatever encoding; undefined if it cannot be read. */
const unpackedText = async (entry: ZipEntry, source: ByteSource): Promise<string | undefined> =>
  unpack(entry, source, longestContentTypes).then(
    (bytes) => Buffer.from(bytes).toString('latin1').replaceAll('\0', ''),
    () => undefined,
  );

const maxRelationParts = 2000;
/** A template on a local drive or beside the file: Word names one in each letter. A folder of another computer does not count. */
const isLocalTarget = (target: string): boolean => {
  const path = target.trim().replaceAll('\\', '/');
  return /^(?:file:\/{0,3})?[a-z]:(?:\/|$)/i.test(path) || !/^(?:[a-z][a-z\d+.-]{1,40}:|\/\/)/i.test(path);
};

/** Links that a reader has to follow are fine; templates, objects, frames, pictures and data that are fetched are not. */
async function relationsVerdict(source: ByteSource): Promise<Verdict> {
  try {
    const parts = await PackageParts.open(source);
    const relations = parts.names.filter((name) => name.endsWith('.rels'));
    if (relations.length > maxRelationParts) return 'unsafe';
    for (const part of relations)
      for (const { kind, target, isExternal } of await parts.relationsIn(part))
        if (isExternal && kind.toLowerCase() !== 'hyperlink' && !isLocalTarget(target)) return 'remote';
    return 'fits';
  } catch (error) {
    if (error instanceof UnreadableFile) return 'unsafe';
    throw error;
  }
}

/** An Office file is a ZIP with its own folder inside; one with macros hides behind the wrong ending. */
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
    const hasMacros = names.some((name) => /vbaproject\.bin$|^xl\/(?:intl)?macrosheets\//.test(name));
    if (hasMacros || isBomb(directory) || names.some((name) => hazardOfPart(name) !== undefined)) return 'unsafe';
    const [types, ...more] = entries.filter(({ name }) => name.toLowerCase() === contentTypes);
    // Of two each reader may believe another.
    if (!types || more.length > 0) return 'unsafe';
    const text = await unpackedText(types, { size, read });
    // Parts may have any name; what they are stands here.
    if (text === undefined || /macroenabled|vbaproject|macrosheet/i.test(text)) return 'unsafe';
    return relationsVerdict({ size, read });
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
