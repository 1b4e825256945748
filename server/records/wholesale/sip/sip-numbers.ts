import type { NumberData } from '../../../../src/contract/wholesale/number.ts';
import { formatRange, pilotNumber } from '../../../../src/domain/numbers/number-range.ts';
import type { FieldOption } from '../../../../src/domain/form/form-description.ts';
import type { ActionContext } from '../../definition/action.ts';

/** The numbers of an account that it may show in emergency calls: single ones, and the attendants of blocks. */
export async function mainNumbersOf(accountId: string, { look }: ActionContext): Promise<readonly FieldOption[]> {
  const numbers = await look.search('ws.number', `value6:${accountId}`);
  return numbers
    .map(({ data }) => data as NumberData)
    .filter(({ state }) => state !== 'terminated')
    .map(({ range }) => ({ value: `+${pilotNumber(range)}`, label: formatRange(range) }));
}
