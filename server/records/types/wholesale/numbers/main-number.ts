import type { NumberData } from '#contract/wholesale/number.ts';
import type { NumberRange } from '#contract/wholesale/number-range.ts';
import { pilotNumber } from '#domain/wholesale/numbers/number-range.ts';
import type { ActionContext, OtherChange, SeenRecord } from '#server/records/engine/definition/action.ts';
import { translate } from '#server/records/engine/event-text.ts';

const asMain = (range: NumberRange): string => `+${pilotNumber(range)}`;
const isAlive = ({ data }: SeenRecord): boolean => data['state'] !== 'terminated';

const setMain = ({ id }: SeenRecord, mainNumber: string | undefined): OtherChange => ({
  id,
  action: 'provision',
  input: { _action: 'provision', fields: { mainNumber }, text: translate('sip.mainNumber') },
});

/** The first numbers of an account bring the one that it shows in emergency calls. */
export const mainNumberCame = (account: SeenRecord | undefined, [first]: readonly NumberRange[]): OtherChange[] =>
  account && first && isAlive(account) && !account.data['mainNumber'] ? [setMain(account, asMain(first))] : [];

/** An account that loses its main number shows another of its numbers in emergency calls, or none if it has no more. */
export async function mainNumberGone(
  { range, sipAccountId }: NumberData,
  id: string,
  { look }: ActionContext,
): Promise<OtherChange[]> {
  const account = sipAccountId ? await look.find('ws.sip', sipAccountId) : undefined;
  if (!account || !isAlive(account) || account.data['mainNumber'] !== asMain(range)) return [];
  const others = await look.search('ws.number', { accountId: account.id });
  const next = others.find((other) => other.id !== id && isAlive(other));
  return [setMain(account, next && asMain((next.data as NumberData).range))];
}
