import type { ByteSource } from './byte-source.ts';
import { isOle, oleNames } from './ole-directory.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** The container in which Office keeps a file that has a password. */
export const isEncryptedPackage = (oleStreams: readonly string[]): boolean => oleStreams.includes('EncryptedPackage');

/** True for an Office file, false for a text. Throws UnreadableFile for what only Office itself opens, by its reason. */
export async function isOfficeFile(source: ByteSource): Promise<boolean> {
  const head = await source.read(0, Math.min(source.size, 8));
  if (!isOle(head)) return head[0] === 0x50 && head[1] === 0x4b && (head[2] === 3 || head[2] === 5);
  throw new UnreadableFile(isEncryptedPackage((await oleNames(source)) ?? []) ? 'password' : 'legacy');
}
