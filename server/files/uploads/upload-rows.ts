import { ERRORS, type KvStore, Upload } from '@tus/server';
import type { BaseServices } from '#server/db/base-services.ts';
import { deleteUpload, findUpload, insertUpload } from '#server/queries/uploads.ts';
import { fileType } from '../inspection/file-type.ts';
import { uploadCall } from './upload-call.ts';
import { tooManyUploads } from './upload-errors.ts';

/** Unattached uploads are kept for 48 hours, in ms; those that a form input names as long as the form input. */
export const uploadLifetime = 48 * 3_600_000;

/** What the tus library asks about uploads, answered from their table. */
export function uploadRows({ db, clock, config }: Pick<BaseServices, 'db' | 'clock' | 'config'>): KvStore<Upload> {
  return {
    async get(id) {
      const row = await findUpload(db, id);
      if (!row) return undefined;
      const metadata = { filename: row.name, filetype: row.mimetype };
      return new Upload({
        id,
        size: row.size,
        offset: 0,
        metadata,
        creation_date: new Date(row.created).toISOString(),
      });
    },
    async set(id, { size, metadata }) {
      const userId = uploadCall()?.userId;
      if (userId === undefined || size === undefined) throw ERRORS.INVALID_LENGTH;
      const { filename } = metadata ?? {};
      const name = filename ?? '';
      const row = { id, userId, name, mimetype: fileType(name).mimetype, size, created: clock() };
      if (!(await insertUpload(db, row, config.uploads))) throw tooManyUploads();
    },
    async delete(id) {
      if (!(await deleteUpload(db, id))) throw ERRORS.FILE_NOT_FOUND;
    },
  };
}
