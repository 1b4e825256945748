import { maskedIban } from '#contract/bank.ts';
import { hiddenAnswers } from '#contract/sales/draft.ts';
import { type OrderData, orderData, snapshotFields } from '#contract/sales/order.ts';
import { href } from '#domain/access/routes.ts';
import { employee, noAccess, partner } from '#server/records/engine/definition/access.ts';
import { defineType } from '#server/records/engine/definition/define-record.ts';
import { salesPartner } from '../access.ts';
import { orderSlots } from '../drafts/draft-files.ts';
import { activationOf } from './activation-entry.ts';
import { orderRecordActions } from './order-actions.ts';
import { orderSearchText, orderValues } from './order-columns.ts';
import { orderDue, orderDueActions } from './order-due.ts';
import { orderPapers } from './order-papers.ts';
import { orderStateTable } from './order-states.ts';
import { orderWork } from './order-work.ts';

/** An order (§3-8): what was sent of a draft, and what becomes of it. */
export const orders = defineType('hfo.vp.order', {
  owned: true,
  coded: true,
  number: { yearly: 'A', digits: 6 },
  data: orderData,
  prepare: (order: OrderData) => order,
  files: {
    max: 100,
    archive: 'Auftrag',
    slots: { ...orderSlots, fileQueue: { label: 'Nachgereicht', max: 40 } },
  },
  protect: {
    // Older orders keep more of their customer than an order may show.
    customer: { to: noAccess, only: snapshotFields },
    'values.bank.iban': { to: employee, mask: maskedIban },
    ...Object.fromEntries(hiddenAnswers.map((name) => [`values.${name}`, { to: employee }])),
    'signature.image': { to: salesPartner },
    'signature.mandateImage': { to: salesPartner },
  },
  papers: orderPapers,
  columns: orderValues,
  searchText: orderSearchText,
  tallied: ['group', 'state', 'product', 'voNumber'],
  unique: { field: 'mandateReference', key: ({ mandateReference }) => mandateReference?.toLowerCase() },
  created: 'order.submitted',
  link: (id) => href('OrderEdit', 'de', { id }),
  access: { read: salesPartner, write: salesPartner, actions: { status: employee, remind: partner } },
  states: orderStateTable,
  due: orderDue,
  work: orderWork,
  calendar: [{ column: 'confirmedDate', entry: activationOf }],
  belongsTo: ({ draftId, customerId }) => [draftId, customerId],
  comment: {},
  actions: { ...orderRecordActions, ...orderDueActions },
});
