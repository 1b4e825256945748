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
const named = 20;

type Parts = Pick<FileServices, 'db' | 'storage' | 'clock'>;

/** Sets aside bytes that no row knows, which a crash leaves; however many there are where an operator asks for it. */
export const sweepFiles = ({ db, storage, clock }: Parts, isAsked = false): Promise<Swept> =>
  sweepUnknown({
    storage,
    now: clock(),
    until: clock() - uploadLifetime,
    unknown: (ids) => unknownFiles(db, ids),
    share: 0.05,
    rowsComeFirst: true,
    isAsked,
  });

/** Deletes uploads that nobody attached in time and no form input names, and used-up download tokens; sets bytes that no row knows aside. */
export async function sweepUploads(services: Parts): Promise<Swept> {
  const { db, storage, clock } = services;
  const until = clock() - uploadLifetime - clockSlack;
  await deleteDownloadTokensUntil(db, clock() - tokenLifetime);
  const expired = await deleteUploadsUntil(db, until);
  for (const id of expired) await storage.delete(id);
  const swept = await sweepFiles(services);
  return { ...swept, deleted: swept.deleted + expired.length };
}

/** Looks for attachments whose bytes are gone or cut, tells the log, and answers how many there are. Nothing is deleted: a backup may still have them. */
export async function reportDamage(services: Pick<FileServices, 'db' | 'storage' | 'clock' | 'log'>): Promise<number> {
  const { db, clock, storage } = services;
  let found = 0;
  for await (const { id, recordId, size, stored } of recordsWithoutFile(services)) {
    const file = { kind: 'files', id, name: id, size, sha256: null } as const;
    await recordDamage({ db, clock }, storage, file, stored === undefined ? 'missing' : 'size');
    found += 1;
    if (found <= named)
      services.log.warn({ file: id, record: recordId, size, stored }, 'a stored file is missing or cut');
  }
  if (found > 0) services.log.warn({ files: found }, 'stored files are missing or cut; put them back from a backup');
  return found;
}
