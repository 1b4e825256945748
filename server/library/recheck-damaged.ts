import type { FileServices } from '../files/file-services.ts';
import { checkFile } from '../files/storage/check-file.ts';
import { damagedAmong, deleteDamage } from '../queries/damaged-files.ts';
import { copyNamed } from '../queries/library/library-copies.ts';
import { digestsOf } from '../queries/stored-files.ts';
import type { LibraryServices } from './library-services.ts';

/** Reads damaged files again: one that was put back is sound, one that was deleted is none any more. */
export async function recheckDamaged(
  services: Pick<FileServices & LibraryServices, 'db' | 'clock' | 'log' | 'storage' | 'library'>,
): Promise<void> {
  const { db, storage, library } = services;
  for (const { kind, id } of await damagedAmong(db)) {
    const file = kind === 'files' ? (await digestsOf(db, [id])).get(id) : await copyNamed(db, id);
    if (!file) await deleteDamage(db, { kind, id });
    else if (kind === 'files') await checkFile(services, storage, { ...file, kind, name: id });
    else await checkFile(services, library.copies, { ...file, kind: 'library-copies', name: id });
  }
}
