import { type NumberData, numberData } from '#contract/wholesale/number.ts';
import { href } from '#domain/access/routes.ts';
import { namedBy } from '#domain/wholesale/numbers/number-life.ts';
import { placeFields } from '#domain/wholesale/numbers/number-order-form.ts';
import { countOf, firstNumber, formatRange } from '#domain/wholesale/numbers/number-range.ts';
import { defineType } from '#server/records/engine/definition/define-record.ts';
import { wholesaler } from '../access.ts';
import { numberDue, numberFiles, numberRecordActions, numberStateTable } from './number-actions.ts';

/** `docs/domain/phone-numbers.md`; numbers come from a reservation or a porting. */
export const numbers = defineType('ws.number', {
  owned: true,
  number: 'none',
  data: numberData,
  prepare: (number: NumberData) => number,
  columns: ({ range, state, customerName, sipUser, customerId, sipAccountId }) => ({
    number: formatRange(range),
    state,
    customer: customerName,
    sipUser,
    customerId,
    accountId: sipAccountId,
    areaCode: range.onkz,
    kind: range.kind,
    count: String(countOf(range)),
  }),
  searchText: ({ range, customerName, sipUser, areaName }) => [
    `+${firstNumber(range)}`,
    formatRange(range),
    customerName,
    sipUser,
    areaName,
  ],
  tallied: ['state', 'kind'],
  numbers: namedBy,
  created: 'record.created',
  title: ({ range }) => formatRange(range),
  link: (id) => href('WholesaleSearch', 'de', { number: id }),
  access: { read: wholesaler, write: wholesaler },
  files: numberFiles,
  states: numberStateTable,
  actions: numberRecordActions,
  update: { fields: placeFields },
  due: numberDue,
  belongsTo: ({ customerId, sipAccountId }) => [customerId, ...(sipAccountId ? [sipAccountId] : [])],
});
