import { checkedBytes, checkFile, requireSound, type StoredFile } from '../files/storage/check-file.ts';
import type { Segment } from '../files/storage/segments.ts';
import type { Storage } from '../files/storage/storage.ts';
import type { DownloadServices } from './download-services.ts';

/**
 * A stored file as a piece of a download. Small ones are read before the first byte is sent; a large one is checked while all of it
 * is sent, and behind the answer where a part of it is. Throws where it is known not to be what was received.
 */
export async function checkedSegment(services: DownloadServices, storage: Storage, file: StoredFile): Promise<Segment> {
  const { id, size, sha256 } = file;
  await requireSound(services, storage, file);
  return {
    size,
    read(range) {
      const bytes = storage.open(id, range);
      if (sha256 === null) return bytes;
      if (range.start === 0 && range.end === size - 1) return checkedBytes(services, storage, file, bytes);
      services.runInBackground(checkOnce(services, storage, file));
      return bytes;
    },
  };
}

const underway = new Set<string>();

/** A player asks for many ranges of one film at once. */
async function checkOnce(services: DownloadServices, storage: Storage, file: StoredFile): Promise<void> {
  const stored = await storage.look(file.id);
  if (underway.has(file.id) || (stored && storage.sound.has(file.id, stored.version, services.clock()))) return;
  underway.add(file.id);
  await checkFile(services, storage, file).finally(() => underway.delete(file.id));
}
