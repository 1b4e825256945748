import * as z from 'zod/mini';
import { maskedIban } from '#contract/bank.ts';
import { createOf } from '#contract/record-actions.ts';
import { type DraftData, draftData, hiddenAnswers, isWritable } from '#contract/sales/draft.ts';
import { productCode, productType } from '#contract/sales/product.ts';
import { href } from '#domain/access/routes.ts';
import { draftCompleteness } from '#domain/sales/drafts/draft-form.ts';
import { incompleteOrderFields } from '#domain/sales/orders/forms/order-form.ts';
import { orderDefaults } from '#domain/sales/orders/order-defaults.ts';
import { productCaption, productNamed } from '#domain/sales/products/catalogue.ts';
import { employee, noAccess } from '#server/records/engine/definition/access.ts';
import { defineType } from '#server/records/engine/definition/define-record.ts';
import { untouchedLifetime } from '#server/records/engine/definition/untouched.ts';
import { salesPartner } from '../access.ts';

import { draftAvailabilityActions } from './draft-availability.ts';
import { checkForSender } from './draft-check.ts';
import { draftSearchText, draftValues } from './draft-columns.ts';
import { begunDraft, changedDraft, copiedDraft, hiddenMask, withProgress } from './draft-data.ts';
import { draftDue, draftDueActions } from './draft-due.ts';
import { draftFiles, withAttached, withoutFile } from './draft-files.ts';
import { draftLinkActions } from './draft-link.ts';
import { draftOfferActions } from './draft-offer.ts';
import { draftPapers } from './draft-papers.ts';
import { draftStateTable, readOnly } from './draft-states.ts';
import { submit } from './draft-submit.ts';
import { draftWork } from './draft-work.ts';

const fields = incompleteOrderFields();

/** A draft (§3-8): an order that is being written; editable until it was sent. */
export const drafts = defineType('hfo.vp.draft', {
  owned: true,
  coded: true,
  number: { yearly: 'E', digits: 6 },
  data: draftData,
  create: z.strictObject({
    ...createOf('hfo.vp.draft', { productType, product: z.optional(productCode) }).shape,
    ...z.partial(z.object(fields)).shape,
  }),
  prepare: async ({ type: _type, ...request }, at): Promise<DraftData> => ({
    ...(await begunDraft(request, at, orderDefaults(request))),
    ...(Object.keys(request).every((name) => name === 'productType' || name === 'product') && {
      untouchedUntil: at.now + untouchedLifetime,
    }),
  }),
  files: draftFiles,
  protect: {
    'bank.iban': { to: salesPartner, mask: maskedIban },
    ...Object.fromEntries(hiddenAnswers.map((name) => [name, { to: salesPartner, mask: hiddenMask }])),
    'confirmation.secret': { to: noAccess },
    'confirmation.customer': { to: noAccess },
  },
  columns: draftValues,
  searchText: draftSearchText,
  tallied: ['state', 'product', 'voNumber'],
  created: 'draft.saved',
  title: (draft) => productCaption(draft, draft['additionalDsl']),
  link: (id) => href('DraftEdit', 'de', { id }),
  access: { read: salesPartner, write: salesPartner, actions: { answerAvailability: employee } },
  states: draftStateTable,
  due: draftDue,
  work: draftWork,
  completeness: (draft, on) => (isWritable(draft.state) ? draftCompleteness(draft, on) : []),
  check: checkForSender,
  papers: draftPapers,
  archivedSentence: readOnly,
  belongsTo: ({ customerId }) => (customerId ? [customerId] : []),
  lock: { minutes: 15 },
  update: {
    fields,
    apply: (draft, at, { data }) => changedDraft(draft, at, data),
    activity: 'draft.saved',
    quietFor: 15,
  },
  archive: {},
  restore: {},
  delete: { presentOnly: true },
  attach: { data: (draft, files, at) => withProgress(withAttached(draft, files), at) },
  detach: { data: (draft, file, at) => withProgress(withoutFile(draft, file), at) },
  copy: {
    data: copiedDraft,
    unless: (draft) => (productNamed(draft).creatable ? undefined : 'Dieses Produkt ist nicht mehr buchbar.'),
  },
  actions: { submit, ...draftAvailabilityActions, ...draftOfferActions, ...draftLinkActions, ...draftDueActions },
});
