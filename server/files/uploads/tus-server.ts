import { Server } from '@tus/server';
import { uploadExtensionOf } from '#domain/documents/file-extension.ts';
import { maxStatementSize, statementExtensions, uploadedExtensions } from '#domain/documents/upload-rules.ts';
import { badRequest, invalidFields, noSession, notFound } from '#server/core/errors.ts';
import { findOwnUpload, type UploadRow } from '#server/queries/uploads.ts';
import type { FileServices } from '../file-services.ts';
import { displayName } from '../inspection/file-name.ts';
import { requireRoom, reservedBytes } from '../storage/disk-space.ts';
import { completeUpload } from './complete-upload.ts';
import { uploadCall } from './upload-call.ts';
import { emptyFile, fileTooLarge, wrongExtension } from './upload-errors.ts';
import { uploadLifetime, uploadRows } from './upload-rows.ts';

const callerId = (): string => {
  const call = uploadCall();
  if (!call) throw noSession();
  return call.userId;
};

/** The upload with this id where it is the caller's own and not expired; everything else is the same 404. */
async function ownUpload({ db, clock }: FileServices, id: string): Promise<UploadRow> {
  const upload = await findOwnUpload(db, id, callerId(), clock() - uploadLifetime);
  if (!upload) throw notFound();
  return upload;
}

/** The largest file that a caller may upload, in bytes. */
export const maxUploadSize = ({ config }: Pick<FileServices, 'config'>, isEmployee: boolean): number =>
  isEmployee ? Math.max(config.uploads.maxFileSize, maxStatementSize) : config.uploads.maxFileSize;

const isIn = (extensions: readonly string[], name: string) => extensions.includes(uploadExtensionOf(name));

/** Resumable uploads (tus 1.0: creation, termination, checksum, expiration) under the rules of the portal. */
export function tusServer(services: FileServices): Server {
  const { config, storage } = services;

  async function checkCreation(metadata: Record<string, string | null> | undefined, size: number) {
    const { filename, filetype } = metadata ?? {};
    if (!filename || filetype === undefined) {
      throw invalidFields({ [filename ? 'filetype' : 'filename']: 'required' });
    }
    const name = displayName(filename);
    const isStatement = uploadCall()?.isEmployee === true && isIn(statementExtensions, name);
    if (!isStatement && !isIn(uploadedExtensions, name)) throw wrongExtension();
    if (size === 0) throw emptyFile();
    if (!isStatement && size > config.uploads.maxFileSize) throw fileTooLarge(config.uploads.maxFileSize);
    await requireRoom(services, size, reservedBytes.forBegun);
    return { metadata: { filename: name } };
  }

  return new Server({
    path: '/uploads',
    datastore: storage.uploads(uploadRows(services)),
    maxSize: () => maxUploadSize(services, uploadCall()?.isEmployee === true),
    /** How long a request that hangs on a dead connection may keep its successor waiting, in ms. */
    lockDrainTimeout: 500,
    generateUrl: (_request, { id }) => id,
    async onIncomingRequest(request, id) {
      if (request.method === 'POST') return;
      const upload = await ownUpload(services, id);
      if (request.method === 'PATCH') {
        await requireRoom(services, Number(request.headers.get('content-length') ?? 0), reservedBytes.forDatabase);
      }
      // A crash between the last byte and the check: the client learns the offset next, and takes the upload for finished.
      if (request.method === 'HEAD' && upload.finished === null && (await storage.size(id)) === upload.size) {
        await completeUpload(services, upload);
      }
    },
    onUploadCreate: (_request, { metadata, size }) => {
      if (size === undefined) throw badRequest();
      return checkCreation(metadata, size);
    },
    async onUploadFinish(_request, { id }) {
      await completeUpload(services, await ownUpload(services, id));
      return {};
    },
    onResponseError(_request, error) {
      const call = uploadCall();
      if (call) call.error = error;
      return undefined;
    },
  });
}
