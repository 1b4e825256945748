import type { DeputyData } from '#contract/profile/deputy.ts';
import { isActing } from '#domain/access/deputy-rules.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { matchingRecords } from './matching-records.ts';

/** Absent users and their deputies in a foundation at a moment (ms), if this user is one of both. */
export async function actingDeputies(
  db: Db | Tx,
  { trid, as, userId }: { readonly trid: string; readonly as: 'deputy' | 'absent'; readonly userId: string },
  now: number,
): Promise<(DeputyData & { readonly id: string })[]> {
  const deputyRecords = await matchingRecords(
    db,
    { trid, type: 'etc.deputy' },
    {
      archived: false,
      state: 'active',
      ...(as === 'deputy' ? { deputyId: userId } : { absentId: userId }),
    },
  );
  const today = berlinDay(now);
  return deputyRecords
    .map(({ id, data }) => ({ ...(data as unknown as DeputyData), id }))
    .filter((deputy) => isActing(deputy, today));
}
