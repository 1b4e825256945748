import type { Db } from '../db/open.ts';
import type { Storage } from '../files/storage/storage.ts';
import { type Swept, sweepUnknown } from '../files/storage/sweep-unknown.ts';
import { forgetVersions, unknownHashes } from '../queries/library/library-copies.ts';

const day = 86_400_000;
/** Copies are younger than their rows while a file is being read. */
const undisturbed = 2 * day;
/** How long earlier versions outlive their file: it may come back. */
const remembered = 90 * day;

interface SweepInputs {
  readonly db: Db;
  readonly copies: Storage;
  readonly now: number;
  readonly isAsked?: boolean;
}

/** Sets aside kept copies that no file and no earlier version has any more. */
export async function sweepCopies({ db, copies, now, isAsked = false }: SweepInputs): Promise<Swept> {
  await forgetVersions(db, now - remembered);
  return sweepUnknown({
    storage: copies,
    now,
    until: now - undisturbed,
    unknown: (hashes) => unknownHashes(db, hashes),
    // Editors may delete many documents at once.
    share: 0.5,
    rowsComeFirst: false,
    isAsked,
  });
}
