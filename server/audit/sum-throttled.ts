import { throttledText } from '#contract/staff/audit.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import type { BaseServices } from '../db/base-services.ts';
import { takeThrottled } from '../queries/audit/audit-entries.ts';
import { appendAuditIn } from './append-audit.ts';

/** Says of days that are over how many guesses of an address were refused unseen, where it was more than the one that has its entry. */
export async function sumThrottled({ db, clock }: Pick<BaseServices, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const days = await takeThrottled(tx, berlinDay(now));
    const notes = days
      .filter(({ n }) => n > 1)
      .map(({ address, n }) => ({ kind: 'loginRefused', text: throttledText(n), address }) as const);
    await appendAuditIn(tx, now, notes);
  });
}
