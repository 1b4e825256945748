import { Readable } from 'node:stream';
import { maxFiles, type RefusedFile, type TicketType } from '#contract/ticket.ts';
import { uploadExtensionOf } from '#domain/documents/file-extension.ts';
import { allowedExtensions } from '#domain/documents/upload-rules.ts';
import { takesFiles } from '#domain/tickets/ticket-rules.ts';
import type { ApiError } from '../core/errors.ts';
import { uuidv7 } from '../core/uuid.ts';
import type { FileServices } from '../files/file-services.ts';
import { fileType } from '../files/inspection/file-type.ts';
import { refusalOf } from '../files/uploads/complete-upload.ts';
import { hasFileLike, type RecordPlace, totalsOf } from '../queries/records/attachments.ts';
import type { insertFinishedUpload } from '../queries/uploads.ts';
import type { MailFile } from './parse-mail.ts';

type FinishedUpload = Parameters<typeof insertFinishedUpload>[1];

interface StoredFiles {
  /** Belong to no record yet. */
  readonly uploads: readonly FinishedUpload[];
  readonly refused: readonly RefusedFile[];
}

const mebibytes = (bytes: number) => Math.floor(bytes / 1024 ** 2);

/** Stores the files of a message that pass the checks of every upload. Throws where a check cannot be made now. */
export async function storeFiles(
  services: FileServices,
  { place, kind, userId }: { readonly place: RecordPlace; readonly kind: TicketType; readonly userId: string },
  files: readonly MailFile[],
): Promise<StoredFiles> {
  const { db, storage, clock, config } = services;
  const { maxFileSize, maxTotalSize } = config.uploads;
  const present = await totalsOf(db, place);
  const uploads: FinishedUpload[] = [];
  const refused: RefusedFile[] = [];
  const faultOf = ({ name, bytes }: MailFile): string | undefined => {
    if (!takesFiles(kind)) return 'filesNotTaken';
    if (bytes.length === 0) return 'fileEmpty';
    if (!(allowedExtensions as readonly string[]).includes(uploadExtensionOf(name))) return 'fileType';
    if (bytes.length > maxFileSize) return `fileSize:${mebibytes(maxFileSize)}`;
    if (present.files + uploads.length >= maxFiles) return `maxFiles:${maxFiles}`;
    const total = uploads.reduce((sum, { size }) => sum + size, present.bytes + bytes.length);
    return total > maxTotalSize ? `totalSize:${mebibytes(maxTotalSize)}` : undefined;
  };
  try {
    for (const file of files) {
      const fault = faultOf(file);
      if (fault !== undefined) {
        refused.push({ name: file.name, fault });
        continue;
      }
      const now = clock();
      const id = uuidv7(now);
      const stored = await storage.put(id, Readable.from([file.bytes]));
      const refusal = await refusalOf(services, { id, name: file.name, size: stored.size }).catch(
        async (error: unknown) => {
          await storage.delete(id);
          throw error;
        },
      );
      // A logo in each answer of a user is stored once.
      const isRepeated = file.isInline && !refusal && (await hasFileLike(db, place, stored.sha256));
      if (refusal || isRepeated) await storage.delete(id);
      if (refusal) refused.push({ name: file.name, fault: faultNamed(refusal) });
      else if (!isRepeated) {
        const { name } = file;
        uploads.push({ id, userId, name, mimetype: fileType(name).mimetype, ...stored, created: now, finished: now });
      }
    }
  } catch (error) {
    await dropFiles(services, uploads);
    throw error;
  }
  return { uploads, refused };
}

const faultNamed = (refusal: ApiError): string => refusal.extras.fields?.['file'] ?? 'fileContent';

/** Deletes what was stored for a message that was not written after all. */
export async function dropFiles({ storage }: FileServices, uploads: StoredFiles['uploads']): Promise<void> {
  for (const { id } of uploads) await storage.delete(id);
}
