import type { NumberData } from '#contract/wholesale/number.ts';
import type { FieldOption } from '#domain/form/form-description.ts';
import { formatRange, pilotNumber } from '#domain/wholesale/numbers/number-range.ts';
import type { ActionContext } from '#server/records/engine/definition/action.ts';

/** As many as one look finds. */
const most = 50;

/** The numbers of an account that it may show in emergency calls: single ones, and the attendants of blocks; unknown where there are too many to look through. */
export async function mainNumbersOf(
  accountId: string,
  { look }: ActionContext,
): Promise<readonly FieldOption[] | undefined> {
  const numbers = await look.search('ws.number', { accountId });
  if (numbers.length >= most) return undefined;
  return numbers
    .map(({ data }) => data as NumberData)
    .filter(({ state }) => state !== 'terminated')
    .map(({ range }) => ({ value: `+${pilotNumber(range)}`, label: formatRange(range) }));
}
