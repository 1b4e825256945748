import { maskedIban } from '#contract/bank.ts';
import { normalisePhone } from '#contract/numbering/phone-number.ts';
import type { ChangeRequestData, RequestType } from '#contract/profile/change-request.ts';
import type { OrganisationData, PartnerContact } from '#contract/profile/organisation.ts';
import type { Values } from '../form/form-description.ts';
import { changesIn, fieldsOfChange } from './company-form.ts';
import { contactFaults, contactValues } from './contact-form.ts';
import { contactName } from './contact-name.ts';

const pickFields = (values: Values, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));

const withoutRepeat = (bank: unknown): Record<string, unknown> => {
  const { ibanRepeat: _again, ...account } = bank as Record<string, unknown>;
  return account;
};

const without = (values: Values, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/** Telephone numbers are kept in one notation, wherever they stand. */
const inOneNotation = (values: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if ((name === 'phone' || name === 'mobile') && typeof value === 'string') return [name, normalisePhone(value)];
      const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
      return [name, isGroup ? inOneNotation(value as Values) : value];
    }),
  );

/**
 * The answers of a request that are stored: without proofs, which are files, and without fields that concern the call
 * alone.
 */
export function keptValues(values: Values): Record<string, unknown> {
  const savedValues = without(values, [
    'effectiveOn',
    'confirmed',
    'proofCompany',
    'proofAddress',
    'proofBank',
    'proofTax',
  ]);
  return inOneNotation(
    savedValues['bank'] ? { ...savedValues, bank: withoutRepeat(savedValues['bank']) } : savedValues,
  );
}

/** Whether the faults that a change had when it was asked for, or has by now, stand against it. */
export const standsAgainst = (type: RequestType, values: Values, { contacts }: OrganisationData) =>
  type === 'etc.contact' && values['action'] !== 'add' && !contacts.some(({ id }) => id === values['contactId'])
    ? [{ path: 'contactId', key: 'contactGone' }]
    : type === 'etc.contact'
      ? contactFaults(values, contacts)
      : [];

/** What stands at the places that a change is about, as it may be shown to everybody who sees the request. */
export function beforeChange(
  type: RequestType,
  values: Values,
  organisation: OrganisationData,
): Record<string, unknown> {
  if (type === 'etc.partner') return { ...organisation.profile };
  if (type === 'etc.contact') return contactValues(organisation.contacts.find(({ id }) => id === values['contactId']));
  const { bank } = organisation;
  const visibleValues = { ...organisation, ...(bank && { bank: { ...bank, iban: maskedIban(bank.iban) } }) };
  return pickFields(
    visibleValues as Values,
    changesIn(values).flatMap((type) => fieldsOfChange[type]),
  );
}

const contactOf = (values: Values, id: string): PartnerContact => ({
  ...(pickFields(values, ['person', 'department', 'portalAccess', 'portalRoles']) as Omit<
    PartnerContact,
    'id' | 'isMain' | 'getsCommission' | 'getsNewsletter'
  >),
  id,
  isMain: values['isMain'] === true,
  getsCommission: values['getsCommission'] === true,
  getsNewsletter: values['getsNewsletter'] === true,
});

function changedContacts(contacts: readonly PartnerContact[], values: Values, newId: string): PartnerContact[] {
  const { action, contactId } = values;
  if (action === 'add') return [...contacts, contactOf(values, newId)];
  if (action === 'remove') return contacts.filter(({ id }) => id !== contactId);
  return contacts.map((contact) => (contact.id === contactId ? contactOf(values, contact.id) : contact));
}

/** The organisation once a change holds. What is not registered any more has no number there. */
export function applyChange(
  type: RequestType,
  organisation: OrganisationData,
  values: Values,
  newId: string,
): OrganisationData {
  if (type === 'etc.partner') return { ...organisation, profile: values as OrganisationData['profile'] };
  if (type === 'etc.contact')
    return { ...organisation, contacts: changedContacts(organisation.contacts, values, newId) };
  const names = changesIn(values).flatMap((change): readonly string[] => fieldsOfChange[change]);
  return { ...without(organisation as Values, names), ...pickFields(values, names) } as unknown as OrganisationData;
}

/** Bank data change only after a second employee has approved. */
export const needsTwo = (type: RequestType, values: Values): boolean =>
  type === 'etc.company' && changesIn(values).includes('bank');

export const approvalsNeeded = ({ needsTwo: two }: Pick<ChangeRequestData, 'needsTwo'>): number => (two ? 2 : 1);

/** The old address is notified of the loss of a contact detail or a new bank account. */
export function oldAddresses(type: RequestType, values: Values, organisation: OrganisationData): string[] {
  const { email = '' } = organisation;
  const isOther = (now: unknown, before: string) => String(now ?? '').toLowerCase() !== before.toLowerCase();
  if (type === 'etc.company') {
    const changes = changesIn(values);
    const isTold = changes.includes('bank') || (changes.includes('contact') && isOther(values['email'], email));
    return isTold && email ? [email] : [];
  }
  if (type !== 'etc.contact' || values['action'] !== 'change') return [];
  const before = organisation.contacts.find(({ id }) => id === values['contactId'])?.person.email ?? '';
  const now = (values['person'] as { email?: string } | undefined)?.email;
  return before && isOther(now, before) ? [before] : [];
}

/** What a request is about, in a word that lists show; kinds of change are named by their codes. */
export function requestTitle(type: RequestType, values: Values, before: Values): string {
  if (type === 'etc.contact') {
    const described = (values['person'] ? values : before) as Partial<Pick<PartnerContact, 'person'>>;
    return described.person ? contactName({ person: described.person }) : '';
  }
  if (type === 'etc.partner') return String(values['companyName'] ?? '');
  return changesIn(values).join(',');
}

export const requestKinds = (type: RequestType, values: Values): string =>
  type === 'etc.contact' ? String(values['action']) : type === 'etc.partner' ? 'profile' : changesIn(values).join(',');
