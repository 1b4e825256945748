import * as z from 'zod/mini';
import { type CommissionFormat, commissionFormat } from '#contract/commissions/format.ts';
import type { BuiltContent } from '../content/built-content.ts';

/** How statements are read, as editors have described it. */
export async function commissionFormats(content: BuiltContent): Promise<readonly CommissionFormat[]> {
  const entries = await content.read('commission-formats');
  return z.parse(
    z.array(commissionFormat),
    entries.map(({ id, de }) => ({ ...de, id })),
  );
}

interface OperatorTimes {
  /** Days from an order's activation until a line pays for it. */
  readonly paidAfterDays: number;
  /** Days from a statement's arrival until complaints end; undefined where the operator names none. */
  readonly complaintDays: number | undefined;
}

/** How long each operator takes, by its code; of several formats of one the longest. */
export function timesOf(formats: readonly CommissionFormat[]): ReadonlyMap<string, OperatorTimes> {
  const times = new Map<string, OperatorTimes>();
  for (const { operator, paidAfterDays, complaintDays } of formats) {
    const knownTimes = times.get(operator);
    times.set(operator, {
      paidAfterDays: Math.max(paidAfterDays, knownTimes?.paidAfterDays ?? 0),
      complaintDays: Math.max(complaintDays ?? 0, knownTimes?.complaintDays ?? 0) || undefined,
    });
  }
  return times;
}
