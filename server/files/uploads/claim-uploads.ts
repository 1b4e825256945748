import { extensionOf } from '#domain/documents/file-extension.ts';
import { allowedExtensions } from '#domain/documents/upload-rules.ts';
import { invalidFields } from '#server/core/errors.ts';
import type { BaseServices } from '#server/db/base-services.ts';
import type { Tx } from '#server/db/open.ts';
import { attachmentTotals, insertAttachments, type RecordPlace } from '#server/queries/records/attachments.ts';
import { takeUploads } from '#server/queries/uploads.ts';
import { uploadLifetime } from './upload-rows.ts';

export interface FileLimits {
  /** Most files of the record. */
  readonly max: number;
  /** Of those that come with this field. */
  readonly slot: {
    readonly max: number;
    readonly extensions?: readonly string[];
    /** Most bytes of one file, where that is less than any may have. */
    readonly maxSize?: number;
  };
}

interface Claim {
  place: RecordPlace;
  /** The field of the request that named the uploads; a fault is reported at it. */
  field: string;
  uploadIds: readonly string[];
  limits: FileLimits;
  user: { id: string; displayName: string; staff?: boolean };
  /** Milliseconds since the epoch. */
  now: number;
}

export interface ClaimedFile {
  id: string;
  name: string;
  size: number;
}

const mebibytes = (bytes: number) => Math.floor(bytes / 1024 ** 2);

/**
 * Makes finished uploads attachments of a record, inside the transaction that writes the record. Throws a field fault
 * if one of them is unknown, unfinished, foreign, expired or attached already.
 *
 * A record exists with all of its files or not at all: the bytes were on the disk before an upload counted as finished,
 * and they keep their name, so nothing is left to be done after the commit that a crash could skip. Before the commit
 * the rows are uploads still, after it they are attachments, and one transaction changes them together with the record.
 * Deleting an upload's row takes ownership of its bytes: termination and expiry delete the row first and find none once
 * it is claimed here, so they cannot take bytes from under an attachment.
 */
export async function claimUploads(
  tx: Tx,
  { config }: Pick<BaseServices, 'config'>,
  { place, field, uploadIds, limits: { max, slot }, user, now }: Claim,
): Promise<ClaimedFile[]> {
  if (uploadIds.length === 0) return [];
  const ids = [...new Set(uploadIds)];
  const present = await attachmentTotals(tx, place, field);
  const takenUploads = await takeUploads(tx, ids, user.id, now - uploadLifetime);
  if (ids.length !== uploadIds.length || takenUploads.length !== ids.length) throw invalidFields({ [field]: 'file' });
  const extensions: readonly string[] = slot.extensions ?? allowedExtensions;
  if (takenUploads.some(({ name }) => !extensions.includes(extensionOf(name))))
    throw invalidFields({ [field]: 'fileType' });
  // Statements of operators may be larger, and are no attachments.
  const { maxSize = config.uploads.maxFileSize } = slot;
  if (takenUploads.some(({ size }) => size > maxSize))
    throw invalidFields({ [field]: `fileSize:${mebibytes(maxSize)}` });
  if (present.files + takenUploads.length > max) throw invalidFields({ [field]: `maxFiles:${max}` });
  if (present.inSlot + takenUploads.length > slot.max) throw invalidFields({ [field]: `maxFiles:${slot.max}` });
  const bytes = takenUploads.reduce((sum, { size }) => sum + size, present.bytes);
  const { maxTotalSize } = config.uploads;
  if (bytes > maxTotalSize) throw invalidFields({ [field]: `totalSize:${mebibytes(maxTotalSize)}` });
  const inOrder = takenUploads.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  await insertAttachments(
    tx,
    inOrder.map(({ id, name, mimetype, size, sha256 }) => ({
      ...place,
      id,
      field,
      name,
      mimetype,
      size,
      sha256,
      created: now,
      createdBy: user.displayName,
      staff: user.staff ?? false,
    })),
  );
  return inOrder.map(({ id, name, size }) => ({ id, name, size }));
}
