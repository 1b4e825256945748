import { portingOut, portingOutStates } from '#contract/wholesale/porting-out.ts';
import { href } from '#domain/access/routes.ts';
import { spanOf } from '#domain/wholesale/numbers/number-range.ts';
import { carrierName } from '#domain/wholesale/porting/losing-providers.ts';
import { portingOutEvents, portingOutWaitsFor } from '#domain/wholesale/porting/porting-out-states.ts';
import { employee } from '#server/records/engine/definition/access.ts';
import { defineRecord } from '#server/records/engine/definition/define-record.ts';
import { wholesaler } from '../access.ts';
import { startProcess } from '../start-process.ts';
import { portingOutWork } from '../wholesale-work.ts';
import { portingOutDue, portingOutRecordActions } from './porting-out-actions.ts';
import { begunPortingOut, requestedNumbers } from './porting-out-data.ts';

const steps = ['received', 'answered', 'takeover', 'ported'];

/** `docs/domain/porting.md#numbers-that-leave`: requests of other carriers for numbers that a foundation's customers hold. */
export const portingsOut = defineRecord(portingOut, {
  owned: true,
  number: { prefix: 'X', digits: 6 },
  prepare: ({ request }, at) => begunPortingOut(request, at),
  sideEffects: (porting, at, id) => {
    const { customerId, customerName, processId } = porting;
    const object = { type: 'ws.portingOut', id, title: requestedNumbers(porting) };
    const process = startProcess(
      { type: 'portOut', state: 'running', steps, done: 1, customerId, customerName, object },
      at,
    );
    return { creates: [{ ...process, id: processId }] };
  },
  columns: (porting) => ({
    numbers: requestedNumbers(porting),
    state: porting.state,
    customer: porting.customerName,
    carrier: carrierName(porting.request.from),
    customerId: porting.customerId,
    date: porting.agreedDate ?? porting.request.date,
    vaId: porting.request.vaId,
    waitsFor: portingOutWaitsFor(porting.state),
  }),
  searchText: (porting) => [
    requestedNumbers(porting),
    porting.customerName,
    porting.request.vaId,
    porting.request.from,
    carrierName(porting.request.from),
    porting.request.holder.name,
  ],
  tallied: ['state', 'waitsFor'],
  numbers: ({ request }) => request.numbers.map((range) => ({ span: spanOf(range) })),
  unique: { field: 'request.vaId', key: ({ request }) => request.vaId },
  created: 'record.created',
  title: requestedNumbers,
  link: (id) => href('WholesalePortNumber', 'de', { out: id }),
  protect: { outgoing: { to: employee } },
  access: { read: wholesaler, write: employee },
  states: { states: portingOutStates, field: 'state', events: portingOutEvents },
  due: portingOutDue,
  work: portingOutWork,
  calendar: [
    {
      column: 'date',
      entry: ({ agreedDate, state, customerName, window }) =>
        agreedDate === undefined
          ? undefined
          : {
              ...{ kind: 'numbersLeave', day: agreedDate, customer: customerName, hours: window },
              isCancelled: state === 'cancelled' || state === 'rejected',
            },
    },
  ],
  belongsTo: ({ customerId, numberIds }) => [customerId, ...numberIds],
  actions: portingOutRecordActions,
});
