import * as z from 'zod/mini';
import { maskedIban } from '#contract/bank.ts';
import { type ChangeRequestData, changeRequestData, type RequestType } from '#contract/profile/change-request.ts';
import type { VoNumberData } from '#contract/staff/vo-number.ts';
import { href } from '#domain/access/routes.ts';
import { maySellOperator } from '#domain/catalogue/operators.ts';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import { ruleFaults } from '#domain/form/form-faults.ts';
import { fileFieldsOf } from '#domain/form/form-files.ts';
import {
  beforeChange,
  keptValues,
  needsTwo,
  oldAddresses,
  requestKinds,
  requestTitle,
} from '#domain/profile/apply-change.ts';
import { changeForms } from '#domain/profile/change-forms.ts';
import { maxProofs } from '#domain/profile/company-form.ts';
import { requestRoutes } from '#domain/profile/request-routes.ts';
import { isOpen, openStates } from '#domain/profile/request-states.ts';
import { invalidFields } from '#server/core/errors.ts';
import { changeNoticeMail } from '#server/mail/profile-mails.ts';
import { anySignedIn, employee, noAccess } from '#server/records/engine/definition/access.ts';
import type { ActionContext } from '#server/records/engine/definition/action.ts';
import { defineType, type RecordType } from '#server/records/engine/definition/define-record.ts';
import type { FileRules } from '#server/records/engine/definition/file-slots.ts';
import { admin } from './access.ts';
import { seenOrganisation } from './organisations.ts';
import { decisionsOf, requestStateTable } from './request-actions.ts';

/** The answers of a form, as its own contract has judged them. */
type FormAnswers = Record<string, unknown> & { readonly effectiveOn?: string; readonly passwordProof?: string };

const labels: Readonly<Record<string, string>> = {
  proofCompany: 'Handelsregisterauszug',
  proofAddress: 'Gewerbeummeldung',
  proofBank: 'Bankbestätigung oder Kontoauszug',
  proofTax: 'Bescheid',
};

/** Proofs by kind: each field for files of the form is a place for them. */
function proofsOf(type: RequestType): FileRules<ChangeRequestData> | undefined {
  const names = [...fileFieldsOf(changeForms[type].form).keys()];
  if (names.length === 0) return undefined;
  const slots = names.map((name) => [name, { label: labels[name] ?? '', max: maxProofs }] as const);
  return { max: names.length * maxProofs, archive: 'Antrag', slots: Object.fromEntries(slots) };
}

async function voNumbersOf({ look }: ActionContext) {
  const found = await look.search('etc.voNumber', { archived: false });
  return found.map(({ data }) => {
    const { label = '', ...number } = data as VoNumberData;
    return { ...number, label };
  });
}

function prepareRequest(type: RequestType) {
  const { form } = changeForms[type];
  return async (
    { type: _type, passwordProof, ...values }: FormAnswers,
    at: ActionContext,
  ): Promise<ChangeRequestData> => {
    const organisation = await seenOrganisation(at);
    const context = { ...at, organisation, voNumbers: await voNumbersOf(at) };
    const faults = ruleFaults(form, values, context);
    if (faults.length > 0) throw invalidFields(Object.fromEntries(faults.map(({ path, key }) => [path, key])));
    if (!maySellOperator(String(values['voOperator'] ?? ''), await at.tags()))
      throw invalidFields({ voOperator: 'operatorNotYours' });
    const two = needsTwo(type, values);
    if (two && !(passwordProof && (await at.provesPassword(passwordProof))))
      throw invalidFields({ passwordProof: 'passwordProof' });
    const { id, name, email } = at.by;
    return {
      state: 'submitted',
      effectiveOn: values.effectiveOn ?? at.today,
      before: beforeChange(type, values, organisation),
      values: keptValues(values),
      requestedBy: { name, id, ...(email !== undefined && { email }) },
      needsTwo: two,
      decisions: [],
    };
  };
}

const mailOf = (values: Record<string, unknown>): string | undefined =>
  (values['person'] as { email?: string } | undefined)?.email?.toLowerCase();

/** Two open requests about one contact, for one mail address or for the same profile would undo each other. */
const alone =
  (type: RequestType) =>
  async ({ state, values }: ChangeRequestData, { look }: ActionContext, id: string): Promise<void> => {
    if (!isOpen(state) || type === 'etc.company') return;
    const open = await look.search(type, { archived: false, state: openStates });
    const others = open.filter((one) => one.id !== id).map(({ data }) => (data as ChangeRequestData).values);
    if (type === 'etc.partner' && others.length > 0) throw invalidFields({ companyName: 'profileRequested' });
    const mail = mailOf(values);
    if (mail && others.some((other) => mailOf(other) === mail))
      throw invalidFields({ 'person.email': 'contactMailRequested' });
    const { contactId } = values;
    if (contactId && others.some((other) => other['contactId'] === contactId))
      throw invalidFields({ contactId: 'contactRequested' });
  };

const effect = ({ state, effectiveOn }: ChangeRequestData) =>
  state === 'approved' ? [{ at: berlinMoment(effectiveOn), action: 'takeEffect', refused: 'giveUp' }] : [];

/** `docs/domain/change-requests.md`: nothing of a partner's data changes before an employee has approved it. */
function changeRequest(type: RequestType): RecordType {
  const { contract } = changeForms[type];
  const files = proofsOf(type);
  const body = z.safeExtend(contract, {
    type: z.literal(type),
    ...(type === 'etc.company' && { passwordProof: z.optional(z.string().check(z.maxLength(200, 'invalid'))) }),
  });
  return defineType(type, {
    number: { yearly: { 'etc.contact': 'K', 'etc.company': 'F', 'etc.partner': 'V' }[type], digits: 6 },
    data: changeRequestData,
    create: body,
    prepare: prepareRequest(type),
    exclusiveCheck: alone(type),
    sideEffects: async ({ values, requestedBy }, at) => {
      // Nothing is locked here: a decision about another request locks the organisation first.
      const recipients = oldAddresses(type, values, await seenOrganisation(at));
      return {
        mail: ({ number, link }) =>
          recipients.map((recipient) => changeNoticeMail({ recipient, number, link, by: requestedBy.name })),
      };
    },
    ...(files && { files }),
    columns: ({ state, values, before, requestedBy, effectiveOn, decisions }) => ({
      subject: requestTitle(type, values, before),
      state,
      changes: requestKinds(type, values),
      requestedBy: requestedBy.name,
      effectiveOn,
      approval: state === 'inReview' && decisions.some(({ approve }) => approve) ? 'second' : undefined,
    }),
    searchText: ({ values, before, requestedBy }) => [requestTitle(type, values, before), requestedBy.name],
    tallied: ['state'],
    created: 'record.created',
    link: (id) => href(requestRoutes[type], 'de', { id }),
    protect: {
      'values.bank.iban': { to: employee, mask: maskedIban },
      'requestedBy.id': { to: noAccess },
      'requestedBy.email': { to: employee },
      approvedBy: { to: noAccess },
    },
    access: {
      read: anySignedIn,
      write: anySignedIn,
      actions: { review: employee, decide: employee },
      rows: {
        audience: ({ requestedBy }) => (requestedBy.id ? [requestedBy.id] : []),
        keys: (acting) => (admin(acting) ? 'all' : [acting.user.id]),
      },
    },
    states: requestStateTable,
    due: effect,
    actions: decisionsOf(type),
  });
}

export const contactRequests = changeRequest('etc.contact');
export const companyRequests = changeRequest('etc.company');
export const partnerRequests = changeRequest('etc.partner');
