import type { Carrier } from '../carriers/carrier.ts';
import { failureReason } from '../jobs/failure-reason.ts';
import type { Job, Waiting } from '../jobs/job.ts';
import { recordFailure, recordSuccess } from '../queries/jobs.ts';
import { hurryPortings, waitingPortings } from '../queries/records/outgoing-messages.ts';
import { allTrids } from '../queries/session/foundations.ts';
import type { RecordServices } from '../records/engine/record-services.ts';
import { runDue } from '../records/engine/run-due.ts';
import { deliverMessage } from '../records/types/wholesale/deliver-message.ts';

type Parts = Parameters<typeof runDue>[0];

/** A carrier that tells how each handover ended; a note that cannot be made changes nothing about it. */
const observed = (carrier: Carrier, tell: (error?: unknown) => Promise<void>): Carrier => ({
  ...carrier,
  send: async (...message) => {
    try {
      const answers = await carrier.send(...message);
      await tell().catch(() => undefined);
      return answers;
    } catch (error) {
      await tell(error).catch(() => undefined);
      throw error;
    }
  },
});

const gatewayOf = ({ carrier }: Pick<RecordServices, 'carrier'>) => (carrier?.fetch ? carrier : undefined);

/** Does what is due of records; how messages are handed over to a gateway stands in the list of jobs at once. */
export function runDueRecords(services: Parts): Promise<number> {
  const { db, clock } = services;
  const carrier = gatewayOf(services);
  if (!carrier) return runDue(services);
  const tell = async (error?: unknown) => {
    const now = clock();
    if (error === undefined) return recordSuccess(db, 'carrier-handover', now);
    const detail = error instanceof Error ? error.message : String(error);
    await recordFailure(db, 'carrier-handover', { reason: failureReason(error), detail, now });
  };
  return runDue({ ...services, carrier: observed(carrier, tell) });
}

/** Hands over what waits, also what waits for its next attempt; throws the first failure. */
async function handOverWaiting(services: Parts): Promise<void> {
  const carrier = gatewayOf(services);
  if (!carrier) return;
  const failures: unknown[] = [];
  const tell = async (error?: unknown) => {
    if (error !== undefined) failures.push(error);
  };
  for await (const trids of allTrids(services.db)) await hurryPortings(services.db, trids);
  await runDue({ ...services, carrier: observed(carrier, tell) });
  if (failures.length > 0) throw failures[0];
}

async function waitingMessages({ db }: Parts): Promise<Waiting> {
  let count = 0;
  let oldest = Number.POSITIVE_INFINITY;
  for await (const trids of allTrids(db)) {
    const waiting = await waitingPortings(db, trids);
    count += waiting.count;
    oldest = Math.min(oldest, waiting.oldest ?? oldest);
  }
  return { count, oldest: Number.isFinite(oldest) ? oldest : undefined };
}

/** What is done with a gateway to other carriers; nothing without one. */
export function carrierJobs(services: Parts, maxRetries: number): readonly Job[] {
  if (!gatewayOf(services)) return [];
  return [
    {
      name: 'carrier-messages',
      everyMinutes: 1,
      // A failed run rests, longer each time, in place of the runs of the next minutes.
      maxRetries,
      run: async (ending) => gatewayOf(services)?.fetch?.((...message) => deliverMessage(services, ...message), ending),
    },
    {
      name: 'carrier-handover',
      everyMinutes: 60,
      maxRetries,
      run: () => handOverWaiting(services),
      waiting: () => waitingMessages(services),
    },
  ];
}
