import type { SipData } from '#contract/wholesale/sip-account.ts';
import { maxSingles, numberLimit } from '#domain/sales/orders/number-limits.ts';
import type { ActionContext } from '#server/records/engine/definition/action.ts';

/** How many numbers an account has and may have (`docs/domain/order-forms.md#number-limits`). */
export async function limitOf(accountId: string, account: SipData, { look }: ActionContext) {
  const [all, gone] = await Promise.all([
    look.sum('ws.number', { accountId }, 'count'),
    look.sum('ws.number', { accountId, state: 'terminated' }, 'count'),
  ]);
  const isSingle = account['accountType'] === 'single';
  const max = isSingle ? maxSingles : numberLimit(account.maxChannels);
  return { has: all - gone, max, isSingle };
}
