import { clockSlack } from '#server/core/clock-slack.ts';
import { deleteDownloadTokensUntil } from '#server/queries/download-tokens.ts';
import { unknownFiles } from '#server/queries/stored-files.ts';
import { deleteUploadsUntil } from '#server/queries/uploads.ts';
import type { FileServices } from '../file-services.ts';
import { recordDamage } from '../storage/check-file.ts';
import { recordsWithoutFile } from '../storage/find-orphans.ts';
import { type Swept, sweepUnknown } from '../storage/sweep-unknown.ts';
import { uploadLifetime } from './upload-rows.ts';

const tokenLifetime = 3_600_000;
/** So many damaged files are named in the log; the number says the rest. */
const maxNamedFiles = 20;

type SweepServices = Pick<FileServices, 'db' | 'storage' | 'clock'>;

/** Sets aside bytes that no row knows, which a crash leaves; however many there are where an operator asks for it. */
export const sweepFiles = ({ db, storage, clock }: SweepServices, isAsked = false): Promise<Swept> =>
  sweepUnknown({
    storage,
    now: clock(),
    until: clock() - uploadLifetime,
    unknown: (ids) => unknownFiles(db, ids),
    share: 0.05,
    rowsComeFirst: true,
    isAsked,
  });

/**
 * Deletes expired uploads that are not attached and that no form input names, and used download tokens; sets aside
 * bytes that no row knows.
 */
export async function sweepUploads(services: SweepServices): Promise<Swept> {
  const { db, storage, clock } = services;
  const until = clock() - uploadLifetime - clockSlack;
  await deleteDownloadTokensUntil(db, clock() - tokenLifetime);
  const expired = await deleteUploadsUntil(db, until);
  for (const id of expired) await storage.delete(id);
  const swept = await sweepFiles(services);
  return { ...swept, deleted: swept.deleted + expired.length };
}

/**
 * Looks for attachments with missing or cut bytes, logs them and returns their number. Nothing is deleted: a backup may
 * still have them.
 */
export async function reportDamage(services: Pick<FileServices, 'db' | 'storage' | 'clock' | 'log'>): Promise<number> {
  const { db, clock, storage } = services;
  let damagedCount = 0;
  for await (const { id, recordId, size, stored } of recordsWithoutFile(services)) {
    const file = { kind: 'files', id, name: id, size, sha256: null } as const;
    await recordDamage({ db, clock }, storage, file, stored === undefined ? 'missing' : 'size');
    damagedCount += 1;
    if (damagedCount <= maxNamedFiles)
      services.log.warn({ file: id, record: recordId, size, stored }, 'a stored file is missing or cut');
  }
  if (damagedCount > 0)
    services.log.warn({ files: damagedCount }, 'stored files are missing or cut; put them back from a backup');
  return damagedCount;
}
