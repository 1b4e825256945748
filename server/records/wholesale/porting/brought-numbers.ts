import type { NumberData } from '../../../../src/contract/wholesale/number.ts';
import type { NumberRange } from '../../../../src/contract/wholesale/number-range.ts';
import type { PortingData } from '../../../../src/contract/wholesale/porting.ts';
import { broughtRanges, portedRanges } from '../../../../src/domain/porting/ported-numbers.ts';
import type { ActionContext, Change, NewRecord } from '../../definition/action.ts';
import { newsOf } from './porting-news.ts';
import { moved } from './porting-process.ts';

function numberOf(porting: PortingData, range: NumberRange, at: ActionContext, id: string): NewRecord {
  const { customerId = '', customerName = '', sipAccountId, sipUser } = porting;
  const data: NumberData = {
    range,
    state: 'active',
    numberKind: range.onkz === '32' ? 'national032' : 'geographic',
    origin: 'ported',
    customerId,
    customerName,
    ...(sipAccountId && { sipAccountId }),
    ...(sipUser && { sipUser }),
    portingId: id,
    activeFrom: at.today,
  };
  return { type: 'ws.number', id: at.newId(), data };
}

/** The switch is over: the numbers are the account's. */
export function broughtNumbers(porting: PortingData, at: ActionContext, id: string) {
  const creates = broughtRanges(portedRanges(porting)).map((range) => numberOf(porting, range, at, id));
  const { invoiceDue: _over, ...rest } = porting;
  const data = { ...rest, portedAt: at.now, numberIds: creates.map((number) => number.id) } as PortingData;
  return {
    data,
    text: 'Portiert',
    activity: 'record.updated',
    creates,
    ...newsOf(data, 'done'),
    ...moved(data, { state: 'done', step: 'ported' }),
  } as const satisfies Change<PortingData>;
}
