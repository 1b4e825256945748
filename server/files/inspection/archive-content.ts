import { type ByteSource, bytesSource } from '#domain/files/byte-source.ts';
import { isEncryptedPackage } from '#domain/files/file-kind.ts';
import { isOle, oleNames } from '#domain/files/ole-directory.ts';
import { PackageParts } from '#domain/files/package-parts.ts';
import { UnreadableFile } from '#domain/files/unreadable-file.ts';
import { hasOverlaps, readZip, unpack, unpackPieces, type ZipDirectory, type ZipEntry } from '#domain/files/zip.ts';
import { hazardOfEntry, hazardOfPart } from './entry-hazards.ts';
import { isLocalTarget } from './local-target.ts';
import { hasDdeFields } from './office-fields.ts';
import { isActivePdf, isEncryptedPdf } from './pdf-actions.ts';
import { hasRtfObjects, isRemoteRtf } from './rtf-content.ts';
import type { Verdict } from './verdict.ts';

const MiB = 1024 ** 2;
/** What an archive may unpack to, in bytes. Hardly any of it is unpacked here, but all of it where the archive is opened. */
const maxUnpackedBytes = 512 * MiB;
/** Parts that unpack to more than so many times their size are blanks and repetitions: of those hardly anything is honest. */
const maxDensity = 100;
const maxDenseBytes = 20 * MiB;
const maxContentTypesBytes = MiB;
export const contentTypes = '[content_types].xml';

/** Packing never makes much longer, so an entry that is longer when packed is larger than it says. */
const lies = ({ packed, unpacked }: ZipEntry) => packed > unpacked * 1.01 + 1024;
const isDense = ({ packed, unpacked }: ZipEntry) => unpacked > packed * maxDensity;
const unpackedSize = (entries: readonly ZipEntry[]) => entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
const isBomb = ({ entries, start }: ZipDirectory) =>
  hasOverlaps({ entries, start }) ||
  entries.some(lies) ||
  unpackedSize(entries) > maxUnpackedBytes ||
  unpackedSize(entries.filter(isDense)) > maxDenseBytes;

/** What looking into one upload may still cost. */
interface Budget {
  parts: number;
  /** Of what is unpacked and read as a whole. */
  bytes: number;
  /** Files in files in files. */
  depth: number;
}
const newBudget = (): Budget => ({ parts: 4000, bytes: 128 * MiB, depth: 3 });
function spend(budget: Budget, bytes: number): void {
  budget.bytes -= bytes;
  if (budget.bytes < 0) throw new UnreadableFile('size');
}
const headBytes = 1100;

/** A small part as its letters, in any encoding; undefined if it cannot be read. */
const unpackedText = async (entry: ZipEntry, source: ByteSource): Promise<string | undefined> =>
  unpack(entry, source, maxContentTypesBytes).then(
    (bytes) => Buffer.from(bytes).toString('latin1').replaceAll('\0', ''),
    () => undefined,
  );

async function headOf(entry: ZipEntry, source: ByteSource): Promise<Buffer> {
  let head = Buffer.alloc(0);
  for await (const piece of unpackPieces(entry, source, Number.POSITIVE_INFINITY)) {
    head = Buffer.concat([head, piece]);
    if (head.length >= headBytes) break;
  }
  return head;
}

type Check = (bytes: Buffer, budget: Budget) => Promise<Verdict>;

const pdf: Check = async (bytes) =>
  (await isEncryptedPdf(bytes)) ? 'password' : (await isActivePdf(bytes)) ? 'script' : 'fits';

const rtf: Check = async (bytes) =>
  (await hasRtfObjects(bytes)) ? 'unsafe' : (await isRemoteRtf(bytes)) ? 'remote' : 'fits';

/** Archives under other endings are taken, and not opened: no double click does. */
const zip: Check = async (bytes, budget) => {
  const source = bytesSource(bytes);
  const directory = await readZip(source);
  if (!directory.entries.some(({ name }) => name.toLowerCase() === contentTypes)) return 'fits';
  return checkPackage(directory, source, budget);
};

const macroStorages: readonly string[] = ['_VBA_PROJECT_CUR', '_VBA_PROJECT', 'Macros', 'VBA'];
const ole: Check = async (bytes) => {
  const names = (await oleNames(bytesSource(bytes))) ?? [];
  if (isEncryptedPackage(names)) return 'password';
  return names.some((name) => macroStorages.includes(name)) ? 'unsafe' : 'fits';
};

/** How files inside are checked: programs open them by their content, not by their extension. */
const kinds: readonly { readonly isKind: (head: Buffer) => boolean; readonly check: Check }[] = [
  { isKind: (head) => head.includes('%PDF-'), check: pdf },
  { isKind: (head) => /^(?:\xef\xbb\xbf)?\s{0,64}\{\\rt/.test(head.toString('latin1', 0, 100)), check: rtf },
  { isKind: (head) => head.toString('latin1', 0, 4) === 'PK\x03\x04', check: zip },
  { isKind: isOle, check: ole },
];

const beginsAsXml = (head: Buffer) =>
  /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]{0,64}</.test(head.toString('latin1', 0, 100));

/** The first verdict on a file inside that is none of `fits`. Throws UnreadableFile. */
async function checkParts(entries: readonly ZipEntry[], source: ByteSource, budget: Budget): Promise<Verdict> {
  if (entries.some(({ isEncrypted }) => isEncrypted)) return 'password';
  budget.parts -= entries.length;
  if (budget.parts < 0 || budget.depth < 1) return 'unsafe';
  for (const entry of entries) {
    const head = await headOf(entry, source);
    if (beginsAsXml(head)) {
      const pieces = unpackPieces(entry, source, maxUnpackedBytes);
      if (await hasDdeFields(pieces, (bytes) => spend(budget, bytes))) return 'remote';
      continue;
    }
    const kind = kinds.find(({ isKind }) => isKind(head));
    if (!kind) continue;
    spend(budget, entry.unpacked);
    const bytes = Buffer.from((await unpack(entry, source, entry.unpacked)).buffer);
    budget.depth -= 1;
    const verdict = await kind.check(bytes, budget);
    budget.depth += 1;
    if (verdict !== 'fits') return verdict;
  }
  return 'fits';
}

const maxRelationParts = 2000;

/** Links that a reader has to follow are fine; templates, objects, frames, pictures and data that are fetched are not. */
async function checkRelations(source: ByteSource): Promise<Verdict> {
  const parts = await PackageParts.open(source);
  const relations = parts.names.filter((name) => name.endsWith('.rels'));
  if (relations.length > maxRelationParts) return 'unsafe';
  for (const part of relations)
    for (const { kind, target, isExternal } of await parts.relationsIn(part))
      if (isExternal && kind.toLowerCase() !== 'hyperlink' && !isLocalTarget(target)) return 'remote';
  return 'fits';
}

const unreadableAsUnsafe = (verdict: Promise<Verdict>): Promise<Verdict> =>
  verdict.catch((error: unknown) => {
    if (error instanceof UnreadableFile) return 'unsafe';
    throw error;
  });

/** Whether an Office file since 2007 holds nothing that acts when it is opened; one with macros hides behind the wrong ending. */
export async function checkPackage(
  directory: ZipDirectory,
  source: ByteSource,
  budget = newBudget(),
): Promise<Verdict> {
  const { entries } = directory;
  const names = entries.map(({ name }) => name.toLowerCase());
  const hasMacros = names.some((name) => /vbaproject\.bin$|^xl\/(?:intl)?macrosheets\//.test(name));
  if (hasMacros || isBomb(directory) || names.some((name) => hazardOfPart(name) !== undefined)) return 'unsafe';
  const [types, ...more] = entries.filter(({ name }) => name.toLowerCase() === contentTypes);
  // Of two each reader may believe another.
  if (!types || more.length > 0) return 'unsafe';
  const text = await unpackedText(types, source);
  // Parts may have any name; what they are stands here.
  if (text === undefined || /macroenabled|vbaproject|macrosheet/i.test(text)) return 'unsafe';
  const relations = await unreadableAsUnsafe(checkRelations(source));
  return relations === 'fits' ? unreadableAsUnsafe(checkParts(entries, source, budget)) : relations;
}

/** Whether an archive holds nothing that acts when it is unpacked, or a file in it is opened. What cannot be looked into is refused. */
export async function checkArchive(directory: ZipDirectory, source: ByteSource): Promise<Verdict> {
  const isHazard = directory.entries.some(({ name }) => hazardOfEntry(name) !== undefined);
  if (isHazard || isBomb(directory)) return 'unsafe';
  return unreadableAsUnsafe(checkParts(directory.entries, source, newBudget()));
}
