import { AsyncLocalStorage } from 'node:async_hooks';

export const checksumAlgorithms = ['sha1', 'sha256', 'md5'] as const;

interface Checksum {
  algorithm: (typeof checksumAlgorithms)[number];
  digest: Buffer;
}

/** What the tus library does not hand through to its store and hooks: who calls, and the checksum of the chunk. */
export interface UploadCall {
  userId: string;
  /** Employees upload statements too, which are larger than other files. */
  isEmployee: boolean;
  checksum?: Checksum | undefined;
  /** Throws once the caller may not go on; asked again and again while a chunk arrives. */
  check: () => Promise<void>;
  /** The error that a hook threw; the library would flatten it to a status and a line of text. */
  error?: unknown;
}

const calls = new AsyncLocalStorage<UploadCall>();

export const uploadCall = (): UploadCall | undefined => calls.getStore();

export const withUploadCall = <T>(call: UploadCall, work: () => T): T => calls.run(call, work);

/** Reads `Upload-Checksum: sha1 <base64>`; undefined where the algorithm or the form is unknown. */
export function parseChecksum(header: string): Checksum | undefined {
  const [name = '', value = ''] = header.trim().split(/ +/);
  const algorithm = checksumAlgorithms.find((knownAlgorithm) => knownAlgorithm === name.toLowerCase());
  return algorithm && value ? { algorithm, digest: Buffer.from(value, 'base64') } : undefined;
}
