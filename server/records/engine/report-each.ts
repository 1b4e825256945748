import type { BulkReport } from '#contract/bulk-action.ts';
import { ApiError, StillRunningError } from '#server/core/errors.ts';
import type { BaseServices } from '#server/db/base-services.ts';
import type { Tx } from '#server/db/open.ts';
import { exactlyOnce, type Intent } from './idempotency.ts';

type Outcome = BulkReport['items'][number];

/** What is wrong with the call, and not with one of its records. */
const isOfCall = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error instanceof StillRunningError ||
  error.statusCode === 422 ||
  error.statusCode >= 500 ||
  error.extras.fields !== undefined;

function outcomeOf({ statusCode, message, extras }: ApiError): Omit<Outcome, 'id'> {
  const isChanged = statusCode === 409 && extras.record !== undefined && !extras.rule;
  return { outcome: isChanged ? 'changed' : 'refused', status: statusCode, sentence: message };
}

/**
 * Does the same to many records, to each in a transaction of its own: one that refuses keeps no other from it. A repeat
 * under the same key goes on after the last record that was done, and answers a complete report as it was.
 */
export function reportEach<Item extends { readonly id: string }>(
  services: BaseServices,
  intent: Intent,
  items: readonly Item[],
  prepare: (item: Item) => Promise<(tx: Tx) => Promise<unknown>>,
): Promise<BulkReport> {
  async function attempt(item: Item): Promise<Outcome> {
    const key = intent.key && `${intent.key}.${item.id}`;
    try {
      await exactlyOnce(services, { ...intent, key }, async () => {
        const work = await prepare(item);
        return async (tx) => {
          await work(tx);
          return {};
        };
      });
      return { id: item.id, outcome: 'done' };
    } catch (error) {
      if (isOfCall(error)) throw error;
      return { id: item.id, ...outcomeOf(error as ApiError) };
    }
  }
  return exactlyOnce(services, intent, async () => {
    const outcomes: Outcome[] = [];
    for (const item of items) outcomes.push(await attempt(item));
    return async () => ({ items: outcomes });
  });
}
