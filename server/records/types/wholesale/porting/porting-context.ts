import type { RecordCheck } from '#contract/sales/record-check.ts';
import { type NumberRange, numberRange } from '#contract/wholesale/number-range.ts';
import type { PortingData } from '#contract/wholesale/porting.ts';
import { firstNumber } from '#domain/wholesale/numbers/number-range.ts';
import { portedRanges } from '#domain/wholesale/porting/ported-numbers.ts';
import { portingFindings } from '#domain/wholesale/porting/porting-check.ts';
import { underWay } from '#domain/wholesale/porting/porting-states.ts';
import type { PortingContext } from '#domain/wholesale/porting/preflight.ts';
import type { ActionContext, SeenRecord } from '#server/records/engine/definition/action.ts';

/** Records that name one of the numbers, each once. */
async function naming(
  at: ActionContext,
  type: 'ws.porting' | 'ws.number',
  ranges: readonly NumberRange[],
): Promise<SeenRecord[]> {
  const found = new Map<string, SeenRecord>();
  for (const range of ranges)
    for (const record of await at.look.search(type, { archived: false, text: `+${firstNumber(range)}` }))
      found.set(record.id, record);
  return [...found.values()];
}

function heldRange({ data }: SeenRecord): NumberRange[] {
  const read = numberRange.safeParse(data['range']);
  return read.success && data['state'] !== 'terminated' ? [read.data] : [];
}

async function portingContextOf(porting: PortingData, at: ActionContext, id: string): Promise<PortingContext> {
  const { customerId, sipAccountId } = porting;
  const ranges = portedRanges(porting);
  const customer = customerId ? await at.look.find('ws.customer', customerId) : undefined;
  const account = sipAccountId ? await at.look.find('ws.sip', sipAccountId) : undefined;
  const others = (await naming(at, 'ws.porting', ranges)).filter(
    (other) => other.id !== id && underWay.some((state) => state === other.data['state']),
  );
  const numbers = await naming(at, 'ws.number', ranges);
  return {
    today: at.today,
    holidays: at.holidays,
    customer: customer && { isArchived: customer.archived, data: customer.data },
    account: account && {
      customerId: String(account.data['customerId']),
      isEnded: account.archived || account.data['state'] === 'terminated',
    },
    open: others.map(({ foreignid, data }) => ({ number: foreignid ?? '', ranges: portedRanges(data) })),
    held: numbers.flatMap(heldRange),
  };
}

/** What keeps a request from being sent, and what other carriers refuse requests for. */
export async function checkPorting(porting: PortingData, at: ActionContext, id: string): Promise<RecordCheck> {
  return portingFindings(porting, await portingContextOf(porting, at, id));
}
