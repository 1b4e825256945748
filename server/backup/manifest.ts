import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { Refused } from '../admin/command.ts';

const sum = z.object({ rows: z.number(), sha256: z.string() });

/** What a backup holds; written last, so that a folder without it is none. */
const manifest = z.object({
  format: z.literal(1),
  /** Time of the snapshot. */
  made: z.string(),
  version: z.string(),
  postgres: z.string(),
  /** Hashes of the migrations that its tables have been through. */
  migrations: z.array(z.string()),
  tables: z.record(z.string(), sum),
  /** Of `files.jsonl`, which has a line with SHA-256, size and path of each file. */
  files: z.object({ count: z.number(), bytes: z.number(), sha256: z.string() }),
  /** False where attachments stay in a bucket that is kept otherwise. */
  withFiles: z.boolean(),
  withLibrary: z.boolean(),
  /** Attachments with bytes that the portal itself no longer had. */
  missing: z.array(z.string()),
  /** Files with a digest that no longer matches; the backup holds them as they are. */
  damaged: z._default(z.array(z.string()), []),
});
export type Manifest = z.infer<typeof manifest>;

export const manifestFile = (folder: string) => join(folder, 'manifest.json');
export const fileList = (folder: string) => join(folder, 'files.jsonl');
export const tableFile = (folder: string, name: string) => join(folder, 'tables', `${name}.jsonl.gz`);

export function readManifest(folder: string): Manifest {
  const file = manifestFile(folder);
  if (!existsSync(file))
    throw new Refused(
      `${folder} is no complete backup: manifest.json is missing, which a backup writes last. Nothing was changed.`,
    );
  const read = z.safeParse(manifest, JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new Refused(`${file} cannot be read by this version of the portal. Nothing was changed.`);
  return read.data;
}
