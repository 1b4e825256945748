import { Readable } from 'node:stream';
import { digestsOf } from '#server/queries/stored-files.ts';
import type { FileServices } from '../file-services.ts';
import { type CheckParts, checkedBytes, requireSound } from './check-file.ts';

/** All bytes of an attachment or a finished upload, for who works with them here; ends with an error where they are not what was received. */
export async function openSound(
  services: CheckParts & Pick<FileServices, 'storage'>,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<Readable> {
  const { storage } = services;
  const knownDigest = (await digestsOf(services.db, [id])).get(id);
  if (!knownDigest) return storage.open(id);
  const file = { ...knownDigest, kind: 'files', name } as const;
  await requireSound(services, storage, file);
  return Readable.from(checkedBytes(services, storage, file, storage.open(id)), { objectMode: false });
}
