import type { BaseServices } from '#server/db/base-services.ts';
import { setUnexplained } from '#server/queries/jobs.ts';
import type { Swept } from './sweep-unknown.ts';

/** Tells log, health and metrics what a sweep came to; `kind` is the folder swept. */
export async function reportSweep(
  { db, log, metrics }: Pick<BaseServices, 'db' | 'log' | 'metrics'>,
  kind: string,
  swept: Swept,
): Promise<void> {
  const { setAside, broughtBack, deleted, unexplained, stored } = swept;
  await setUnexplained(db, kind, unexplained);
  metrics.orphansSwept.inc(setAside + deleted);
  if (setAside > 0) log.warn({ kind, files: setAside }, 'files that the database does not know were set aside');
  if (broughtBack > 0) log.info({ kind, files: broughtBack }, 'files set aside are known to the database and are back');
  if (unexplained === 0) return;
  log.error(
    { kind, files: unexplained, stored },
    'too many files that the database does not know: it may be the wrong one, empty or an old copy. Nothing was swept; put the right database back, or give the command "files quarantine"',
  );
}
