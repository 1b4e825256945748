import type { NumberData } from '#contract/wholesale/number.ts';
import type { NumberRange } from '#contract/wholesale/number-range.ts';
import type { PortingData } from '#contract/wholesale/porting.ts';
import { broughtRanges, portedRanges } from '#domain/wholesale/porting/ported-numbers.ts';
import type { ActionContext, Change, NewRecord, SeenOf } from '#server/records/engine/definition/action.ts';
import { translate } from '#server/records/engine/event-text.ts';
import { areaNameOf } from '../numbers/area-codes.ts';
import { mainNumberCame } from '../numbers/main-number.ts';
import { newsOf } from './porting-news.ts';
import { moved } from './porting-process.ts';

type SeenAccount = SeenOf<'ws.sip'>;

const isAlive = (account: SeenAccount | undefined) => account !== undefined && account.data['state'] !== 'terminated';

/** An account that has ended meanwhile gets no numbers: they lead nowhere until the partner says to which. */
function numberOf(
  porting: PortingData,
  range: NumberRange,
  account: SeenAccount | undefined,
  at: ActionContext,
  id: string,
): NewRecord {
  const { customerId = '', customerName = '', sipUser } = porting;
  const areaName = areaNameOf(range.onkz);
  const siteAddr = account?.data['siteAddr'] as NumberData['siteAddr'];
  const emergencyAddr = account?.data['emergencyAddr'] as NumberData['emergencyAddr'];
  const data: NumberData = {
    range,
    state: 'active',
    numberKind: range.onkz === '32' ? 'national032' : 'geographic',
    origin: 'ported',
    customerId,
    customerName,
    ...(areaName && { areaName }),
    ...(account && { sipAccountId: account.id, sipUser: account.columns.sipUser ?? sipUser }),
    ...(siteAddr && { siteAddr }),
    ...(emergencyAddr && { emergencyAddr }),
    portingId: id,
    activeFrom: at.today,
  };
  return { type: 'ws.number', id: at.newId(), data };
}

/** The switch is over: the numbers are the account's. */
export async function broughtNumbers(porting: PortingData, at: ActionContext, id: string) {
  const sipRecord = porting.sipAccountId ? await at.look.find('ws.sip', porting.sipAccountId) : undefined;
  const account = isAlive(sipRecord) ? sipRecord : undefined;
  const ranges = broughtRanges(portedRanges(porting));
  const creates = ranges.map((range) => numberOf(porting, range, account, at, id));
  const { invoiceDue: _over, ...rest } = porting;
  const data = { ...rest, portedAt: at.now, numberIds: creates.map((number) => number.id) } as PortingData;
  return {
    data,
    text: translate('number.ported'),
    activity: 'record.updated',
    creates,
    ...newsOf(data, 'done'),
    changes: [...(moved(data, { state: 'done', step: 'ported' }).changes ?? []), ...mainNumberCame(account, ranges)],
  } as const satisfies Change<PortingData>;
}
