import type { Readable } from 'node:stream';
import { invalidFields } from '#server/core/errors.ts';
import { deleteUpload, findOwnUpload } from '#server/queries/uploads.ts';
import type { FileServices } from '../file-services.ts';
import { uploadLifetime } from './upload-rows.ts';

interface OwnUpload {
  id: string;
  /** The field of the request that named the upload; a fault is reported at it. */
  field: string;
  userId: string;
}

/**
 * Reads a finished upload that becomes no attachment, and deletes it afterwards. If the work fails, the upload stays,
 * so that the call can be repeated. Throws a field fault if it is unknown, unfinished, foreign or expired.
 */
export async function withOwnUpload<T>(
  { db, storage, clock }: FileServices,
  { id, field, userId }: OwnUpload,
  work: (name: string, content: Readable) => Promise<T>,
): Promise<T> {
  const upload = await findOwnUpload(db, id, userId, clock() - uploadLifetime);
  if (!upload || upload.finished === null) throw invalidFields({ [field]: 'file' });
  const result = await work(upload.name, storage.open(id));
  if (await deleteUpload(db, id)) await storage.delete(id);
  return result;
}
