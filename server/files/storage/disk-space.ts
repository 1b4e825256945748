import { storageFull } from '#server/core/errors.ts';
import type { FileServices } from '../file-services.ts';

const MiB = 1024 ** 2;

/** Bytes left free on the disk: no upload begins in the last 64 MiB, so that begun ones end and tickets can still be written; nothing but small rows is written in the last 32, so that the embedded database never stands before a full disk. */
export const reservedBytes = { forBegun: 64 * MiB, forDatabase: 32 * MiB } as const;

/** Throws 507 where `bytes` more would not leave `reserve` bytes free. */
export async function requireRoom(
  { storage }: Pick<FileServices, 'storage'>,
  bytes: number,
  reserve: number,
): Promise<void> {
  if ((await storage.free()) < bytes + reserve) throw storageFull();
}
