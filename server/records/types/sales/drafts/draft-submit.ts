import * as z from 'zod/mini';
import { actionOf } from '#contract/record-actions.ts';
import type { DraftCheck, DraftData } from '#contract/sales/draft.ts';
import type { OrderData } from '#contract/sales/order.ts';
import type { NeededCourse } from '#contract/sales/required-course.ts';
import { type Signature, type Signed, submitFields } from '#contract/sales/submission.ts';
import { additionsTo } from '#domain/sales/drafts/customer-answers.ts';
import { consentsOf, hasDebit, missingConsents } from '#domain/sales/orders/consents.ts';
import { isSoldBy, productCaption } from '#domain/sales/products/catalogue.ts';
import { type FieldFaults, invalidFields } from '#server/core/errors.ts';
import { checkedPng } from '#server/pdf/checked-png.ts';
import {
  type ActionContext,
  type ActionState,
  action,
  type Change,
  type OtherChange,
  RuleViolation,
} from '#server/records/engine/definition/action.ts';
import { customerSnapshot, orderOf, type Sent, valuesOf } from '../orders/order-of-draft.ts';
import { checkForSender } from './draft-check.ts';
import { findCustomer, knownOf, type SeenCustomer } from './draft-customer.ts';
import { awaitConfirmation } from './draft-link.ts';

const input = z.strictObject({ ...actionOf('submit', submitFields).shape, version: z.number('required') });
type Submit = z.infer<typeof input>;

/** Drawn signatures, as far as they are pictures. */
interface Drawings {
  readonly image?: Buffer | undefined;
  readonly mandateImage?: Buffer | undefined;
}
/** What a submission is judged by. */
interface Judged {
  readonly check: DraftCheck;
  readonly drawings: Drawings;
}

async function drawingsIn({ files, bytesOf }: ActionState): Promise<Drawings> {
  const [image, mandateImage] = await Promise.all(
    ['image', 'mandateImage'].map(async (slot) => {
      const [file] = files[slot] ?? [];
      return file && checkedPng(await bytesOf(file));
    }),
  );
  return { image, mandateImage };
}

/** What stands against a signature beside its own contract. */
function signatureFaults(
  draft: DraftData,
  signature: Signature,
  values: Record<string, unknown>,
  { check: { signatureModes = [] }, drawings }: Judged,
  { today }: ActionContext,
): FieldFaults {
  if (!signatureModes.includes(signature.mode))
    return { 'signature.mode': isSoldBy(draft, signature.mode) ? 'linkNotForPrivate' : 'wayNotOffered' };
  if (signature.mode !== 'drawn') return {};
  return {
    ...(!drawings.image && { 'signature.image': 'signature' }),
    ...(hasDebit(values) && !drawings.mandateImage && { 'signature.mandateImage': 'signature' }),
    ...(signature.date > today && { 'signature.date': 'date' }),
  };
}

/** Everything is judged again by what there is now: what the wizard showed may be over. */
function submitFaults(
  judged: Judged,
  draft: DraftData,
  customer: SeenCustomer,
  sent: Submit,
  at: ActionContext,
): FieldFaults {
  const { check } = judged;
  const values = valuesOf(draft);
  const requiredConsents = consentsOf(customer.data, values);
  const unread = check.warnings.filter(({ path }) => !sent.confirmedWarnings.includes(path));
  return Object.fromEntries([
    ...Object.entries(signatureFaults(draft, sent.signature, values, judged, at)),
    ...missingConsents(requiredConsents, sent.consents).map((key) => [`consents.${key}`, 'given'] as const),
    ...unread.map(({ path, message }) => [path, message] as const),
    ...check.blocking.map(({ path, message }) => [path, message] as const),
  ]);
}

function givenConsents(
  values: Record<string, unknown>,
  customer: SeenCustomer,
  sent: Submit,
  { by, now }: ActionContext,
) {
  return consentsOf(customer.data, values).flatMap(({ key, version }): OrderData['consents'] =>
    sent.consents[key] === true ? [{ key, textVersion: version, by: by.name, at: now }] : [],
  );
}

/** Who has signed, where an uploaded paper does not say. */
const signerOf = ({ data, columns }: SeenCustomer): string => {
  const person = (data['representative'] ?? data) as { firstName?: string; lastName?: string };
  return [person.firstName, person.lastName].filter(Boolean).join(' ') || (columns.name ?? '');
};

function signed(
  signature: Exclude<Signature, { mode: 'link' }>,
  customer: SeenCustomer,
  { image, mandateImage }: Drawings,
  { now }: ActionContext,
): Omit<Signed, 'sha256'> {
  if (signature.mode === 'upload') return { mode: 'upload', signer: signerOf(customer), at: now };
  const { mode, place, date, signer } = signature;
  return {
    ...{ mode, place, date, signer, at: now },
    ...(image && { image: image.toString('base64') }),
    ...(mandateImage && { mandateImage: mandateImage.toString('base64') }),
  };
}

/** The customer takes the answers that its record does not have yet, in the same transaction. */
const takesFrom = (
  { id, number }: ActionState,
  customer: SeenCustomer,
  answers: Readonly<Record<string, unknown>>,
): OtherChange[] =>
  Object.keys(answers).length === 0
    ? []
    : [
        {
          id: customer.id,
          action: 'takeFromDraft',
          input: { _action: 'takeFromDraft', draft: { id, number: number ?? '' }, answers },
        },
      ];

const courseSentence = (draft: DraftData, { title }: NeededCourse): string =>
  `${productCaption(draft)} dürfen Sie beauftragen, sobald Sie das Zertifikat des Kurses „${title.de}“ der Akademie haben.`;

async function run(
  stored: DraftData,
  sent: Submit,
  at: ActionContext,
  actionState: ActionState,
): Promise<Change<DraftData>> {
  const seenCustomer = await findCustomer(at, stored.customerId);
  const draft = seenCustomer ? { ...stored, ...knownOf(seenCustomer) } : stored;
  const additions = seenCustomer ? additionsTo(seenCustomer.data, draft) : {};
  const customer = seenCustomer && { ...seenCustomer, data: { ...seenCustomer.data, ...additions } };
  const changes = customer ? takesFrom(actionState, customer, additions) : [];
  const check = await checkForSender(draft, at, actionState.id);
  if (check.course) throw new RuleViolation(courseSentence(draft, check.course));
  if (!customer) throw invalidFields({ customerId: 'choose' });
  const drawings = await drawingsIn(actionState);
  const faults = submitFaults({ check, drawings }, draft, customer, sent, at);
  if (Object.keys(faults).length > 0) throw invalidFields(faults);

  const { signature } = sent;
  const prepared = {
    id: actionState.id,
    number: actionState.number ?? '',
    revision: actionState.version,
    customer,
    snapshot: customerSnapshot(customer),
    prices: check.prices,
    consents: givenConsents(valuesOf(draft), customer, sent, at),
    confirmedWarnings: check.warnings,
    by: at.by.name,
    notify: at.by.email,
  } satisfies Omit<Sent, 'signature'>;
  if (signature.mode === 'link') return awaitConfirmation(draft, prepared, signature, at, changes);
  const order = await orderOf(draft, { ...prepared, signature: signed(signature, customer, drawings, at) }, at);
  const data = { ...draft, orderId: order.id, submittedRevision: actionState.version };
  return { data, creates: [order], changes, answer: order.id };
}

/** `docs/domain/order-submission.md#order`: one intent is a draft and its revision, however often it is sent. */
export const submit = action({
  input,
  files: ({ signature }): Record<string, string[]> => {
    if (signature.mode === 'upload') return { signedFiles: signature.signedFiles };
    if (signature.mode === 'link') return {};
    const { image, mandateImage } = signature;
    return { image: [image], ...(mandateImage && { mandateImage: [mandateImage] }) };
  },
  event: ({ signature }) => (signature.mode === 'link' ? 'sendLink' : 'submit'),
  made: ({ submittedRevision, orderId, confirmation }: DraftData, { version }, id) => {
    if (orderId !== undefined) return submittedRevision === version ? orderId : undefined;
    return confirmation?.revision === version ? id : undefined;
  },
  run,
});
