import { type NumberRange, numberRange } from '#contract/wholesale/number-range.ts';
import { desiredDate, type PortingCalls } from './porting-calls.ts';

/** Of another carrier, for numbers of ours. */
export const request = (numbers: readonly NumberRange[], vaId = 'DEU.DTAG.V00000101') => ({
  request: {
    message: 'VA',
    vaId,
    from: 'DEU.DTAG',
    to: 'DEU.ETC',
    businessCase: 'VA-KUE-MRN',
    holder: {
      kind: 'company',
      name: 'Muster GmbH',
      street: 'Musterweg',
      houseNumber: '1',
      zip: '10115',
      city: 'Berlin',
    },
    numbers,
    allNumbers: true,
    date: desiredDate,
    timeWindow: 'ZF2',
  },
});

/** An active number that no request of the demo names. */
export async function activeNumber({ partner }: PortingCalls) {
  const { items } = await partner.list('ws.number', { search: 'value2:active', _sort: 'value1' });
  const ask = (await partner.list('ws.portingOut')).items.map(({ value1 }) => value1);
  const free = items.find(({ value1 }) => !ask.includes(value1 ?? ''));
  if (!free) throw new Error('the demo has no free number');
  const { data } = await partner.read(free.id);
  return { id: free.id, range: numberRange.parse(data['range']) };
}

/** Where a record stands. */
export const stateOf = async ({ partner }: PortingCalls, id: string) => (await partner.read(id)).data['state'];
