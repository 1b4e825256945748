import { buffer } from 'node:stream/consumers';
import { uploadExtensionOf } from '#domain/documents/file-extension.ts';
import { type ApiError, notFound } from '#server/core/errors.ts';
import { deleteUpload, finishUpload, type UploadRow } from '#server/queries/uploads.ts';
import type { FileServices } from '../file-services.ts';
import { checkContent } from '../inspection/file-content.ts';
import { scan } from '../inspection/scanner.ts';
import type { Verdict } from '../inspection/verdict.ts';
import {
  activeContent,
  infectedContent,
  legacyContent,
  lockedContent,
  notScanned,
  remoteContent,
  unsafeContent,
  wrongContent,
} from './upload-errors.ts';

const refusals = {
  unsafe: unsafeContent,
  other: wrongContent,
  password: lockedContent,
  legacy: legacyContent,
  script: activeContent,
  remote: remoteContent,
} satisfies Record<Exclude<Verdict, 'fits'>, () => ApiError>;

/**
 * Accepts an upload after its last byte has arrived: its content must match its name and be harmless, and it must be on
 * the disk before it can be attached. May run twice for one upload. Otherwise throws 415 and deletes the upload.
 */
export async function completeUpload(services: FileServices, upload: UploadRow): Promise<void> {
  const { db, storage, clock, metrics } = services;
  const { id } = upload;
  const sha256 = await storage.seal(id);
  const refusal = await refusalOf(services, upload);
  if (refusal) {
    if (await deleteUpload(db, id)) await storage.delete(id);
    throw refusal;
  }
  if (!(await finishUpload(db, id, clock(), sha256))) throw notFound();
  metrics.uploads.inc();
}

type Stored = Pick<UploadRow, 'id' | 'name' | 'size'>;

/** Why a stored file is not taken, on whatever way it came; throws where the scanner does not answer. */
export async function refusalOf(services: FileServices, upload: Stored): Promise<ApiError | undefined> {
  const { id, name, size } = upload;
  const { storage } = services;
  const read = (start: number, end: number) =>
    start < end ? buffer(storage.open(id, { start, end: end - 1 })) : Promise.resolve(Buffer.alloc(0));
  const verdict = await checkContent(uploadExtensionOf(name), size, read);
  if (verdict !== 'fits') return refusals[verdict]();
  return (await isInfected(services, upload)) ? infectedContent(name) : undefined;
}

/** Without an answer of the scanner the upload stays as it is: the client asks again, and it is then looked at. */
async function isInfected({ config, storage, log }: FileServices, { id }: Stored): Promise<boolean> {
  if (config.scannerUrl === undefined) return false;
  try {
    const malwareName = await scan(config.scannerUrl, storage.open(id));
    if (malwareName !== undefined) log.warn({ file: id, found: malwareName }, 'upload refused: malware');
    return malwareName !== undefined;
  } catch (error) {
    log.error({ err: error, file: id }, 'upload not scanned; the scanner does not answer');
    throw notScanned();
  }
}
