import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { actionOf } from '#contract/record-actions.ts';
import type { DraftData } from '#contract/sales/draft.ts';
import { confirmedLinkDays, confirmOrder } from '#contract/sales/order-confirmation.ts';
import { signatureModesFor } from '#contract/sales/signature-modes.ts';
import type { Signature } from '#contract/sales/submission.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { confirmWithinDays } from '#domain/sales/orders/confirm-within.ts';
import { hasDebit } from '#domain/sales/orders/consents.ts';
import { papersToSign } from '#domain/sales/orders/papers.ts';
import { productCaption } from '#domain/sales/products/catalogue.ts';
import { invalidFields } from '#server/core/errors.ts';
import { confirmationMail, orderConfirmedMail } from '#server/mail/customer-mails.ts';
import {
  type ActionContext,
  action,
  type Change,
  type MailOf,
  type OtherChange,
  RuleViolation,
} from '#server/records/engine/definition/action.ts';
import { translate } from '#server/records/engine/event-text.ts';
import { secretHash } from '#server/session/purpose-tokens.ts';
import { recordLinkToken } from '#server/session/record-link.ts';
import { orderOf, type Sent, valuesOf } from '../orders/order-of-draft.ts';
import { checkDraft } from './draft-check.ts';
import { findCustomer } from './draft-customer.ts';
import { day, withProgress } from './draft-data.ts';

/**
 * `docs/domain/order-submission.md#release-by-the-customer`: the customer gets a link; the order is created only after
 * the customer's confirmation.
 */
export async function awaitConfirmation(
  draft: DraftData,
  { id, revision, snapshot, prices, consents, confirmedWarnings, by, notify }: Omit<Sent, 'signature'>,
  { email, signer }: Extract<Signature, { mode: 'link' }>,
  at: ActionContext,
  changes: readonly OtherChange[],
): Promise<Change<DraftData>> {
  const change = await withLink(
    draft,
    {
      ...{ email, signer, revision, customer: snapshot, prices, by },
      ...{ consents: [...consents], confirmedWarnings: [...confirmedWarnings] },
      ...(notify && { notify }),
    },
    { id, at },
  );
  return { ...change, changes };
}

/** The draft with a new link, which holds for its whole time, and the mail that brings it. */
async function withLink(
  draft: DraftData,
  awaited: Omit<NonNullable<DraftData['confirmation']>, 'sent' | 'expires' | 'secret'>,
  { id, at }: { id: string; at: ActionContext },
): Promise<Change<DraftData>> {
  const secret = randomBytes(32).toString('base64url');
  const expires = at.now + confirmWithinDays * day;
  const partner = await at.foundation();
  const product = productCaption(draft, draft['additionalDsl']);
  const { email, signer } = awaited;
  const token = recordLinkToken({ trid: at.trid, id, secret });
  return {
    data: { ...draft, confirmation: { ...awaited, sent: at.now, expires, secret: secretHash(secret) } },
    activity: 'record.updated',
    text: translate('draft.linkSent', { recipient: email }),
    mail: ({ base }) =>
      confirmationMail({
        ...{ recipient: email, signer, partner, product, until: berlinDay(expires) },
        link: `${base}/order-confirmation?token=${token}`,
      }),
  };
}

/** Prevents mass mails to strangers in the name of the portal: five at once, and one more each ten minutes. */
const perUser = { most: 5, every: 10 * 60_000 };

/** The customer gets a link once more, which takes the place of the one before. */
const resendLink = action({
  input: actionOf('resendLink'),
  run: async (draft: DraftData, _input, at, { id }) => {
    const { confirmation } = draft;
    if (!confirmation || !mayConfirm(confirmation, at)) throw new RuleViolation(noLonger);
    if (!(await at.spend({ key: `order links ${at.by.id}`, ...perUser })))
      throw new RuleViolation('Sie haben den Link sehr oft verschickt. Bitte warten Sie zehn Minuten.');
    return withLink(draft, confirmation, { id, at });
  },
});

/** The customer's confirmation, given by the link. */
const confirm = action({
  input: z.strictObject({ _action: z.literal('confirm'), ...confirmOrder.shape }),
  internal: true,
  run: async (draft: DraftData, { mandate, signer, place }, at, actionState) => {
    const { confirmation } = draft;
    const customer = await findCustomer(at, draft.customerId);
    if (!confirmation || !customer) throw new RuleViolation(noLonger);
    if (!mayConfirm(confirmation, at)) throw new RuleViolation(notForPrivate);
    if (hasDebit(valuesOf(draft)) && mandate !== true) throw invalidFields({ mandate: 'given' });
    const { blocking } = await checkDraft({ ...draft, state: 'complete' }, at, actionState.id);
    if (blocking.length > 0) throw new RuleViolation(noLonger);
    const { by, notify, revision, prices, consents, confirmedWarnings, customer: snapshot } = confirmation;
    const order = await orderOf(
      draft,
      {
        ...{ id: actionState.id, number: actionState.number ?? '', revision, customer, snapshot, prices, consents },
        ...{ confirmedWarnings, by, notify },
        signature: { mode: 'link', signer, ...(place && { place }), date: at.today, at: at.now },
      },
      at,
    );
    const [partner, product] = [await at.foundation(), productCaption(draft, draft['additionalDsl'])];
    const mail: MailOf = (about) => [
      ...[order.mail?.(about) ?? []].flat(),
      {
        ...orderConfirmedMail({
          ...{ recipient: confirmation.email, signer, partner, product, number: about.number },
          until: berlinDay(at.now + confirmedLinkDays * day),
        }),
        attaches: papersToSign(valuesOf(draft)),
        documentsOf: { product: draft, offeredOn: berlinDay(confirmation.sent) },
      },
    ];
    return {
      data: { ...draft, orderId: order.id, submittedRevision: revision },
      creates: [{ ...order, mail }],
      answer: order.id,
    };
  },
});
/** A link that was sent while the setting allowed it confirms nothing once it does not. */
export const mayConfirm = (
  { customer }: NonNullable<DraftData['confirmation']>,
  { privateCustomersByLink }: Pick<ActionContext, 'privateCustomersByLink'>,
): boolean => signatureModesFor(customer, privateCustomersByLink).includes('link');

const notForPrivate =
  'Private Aufträge können noch nicht per Link erteilt werden. Bitte unterschreiben Sie bei dem Partner, der den Auftrag vorbereitet hat.';
const noLonger =
  'Dieser Auftrag kann so nicht mehr erteilt werden. Bitte wenden Sie sich an den Partner, der ihn vorbereitet hat.';

function withoutLink({ confirmation: _given, ...draft }: DraftData, at: ActionContext): DraftData {
  return withProgress(draft as DraftData, at);
}

/** The partner takes the link back, to change something for instance. */
const withdraw = action({
  input: actionOf('withdraw'),
  run: (draft: DraftData, _input, at) => ({
    data: withoutLink(draft, at),
    activity: 'record.updated',
    text: translate('draft.linkWithdrawn'),
  }),
});

const giveUp = action({
  input: z.object({ _action: z.literal('giveUp') }),
  internal: true,
  run: (draft: DraftData, _input, at) => ({
    data: withoutLink(draft, at),
    activity: 'record.updated',
    text: translate('draft.linkExpired'),
  }),
});

export const draftLinkActions = { confirm, resendLink, withdraw, giveUp } as const;
