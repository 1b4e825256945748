import * as z from 'zod/mini';
import { choice, day, text } from '#contract/fields.ts';
import { contactActions } from '#contract/profile/change-request.ts';
import {
  departments,
  type OrganisationData,
  type PartnerContact,
  portalRoles,
} from '#contract/profile/organisation.ts';
import { person } from '../form/blocks.ts';
import { contractOf } from '../form/form-contract.ts';
import type { FormContext, Rule, Values } from '../form/form-description.ts';
import { checkbox, choices, date, defineForm, long, note, radio, select } from '../form/form-fields.ts';
import { comingDays } from './coming-days.ts';
import { contactName } from './contact-name.ts';

const isKnown = { field: 'action', is: ['change', 'remove'] } as const;
const isDescribed = { field: 'action', is: ['add', 'change'] } as const;

const contactChoices = ({ organisation }: FormContext) =>
  organisation?.contacts?.map((contact) => ({ value: contact.id, label: contactName(contact) }));

const flag = (label: string, ask: string) =>
  checkbox(label, z.optional(z.boolean()), { ask, when: isDescribed, follows: true });

const sameMail = (one: unknown, other: unknown) =>
  String(one ?? '')
    .trim()
    .toLowerCase() ===
  String(other ?? '')
    .trim()
    .toLowerCase();

type Contacts = OrganisationData['contacts'];

/** A mail address names one contact of the organisation, and one main contact stays. */
export function contactFaults(values: Values, contacts: Contacts) {
  const { action, contactId } = values;
  const isOther = ({ id }: PartnerContact) => action === 'add' || id !== contactId;
  const mail = (values['person'] as { email?: unknown } | undefined)?.email;
  const isMainNow = contacts.some(({ id, isMain }) => id === contactId && isMain);
  const isLastMain = isMainNow && !contacts.some((one) => isOther(one) && one.isMain);
  return [
    ...(action !== 'remove' && mail && contacts.some((one) => isOther(one) && sameMail(one.person.email, mail))
      ? [{ path: 'person.email', key: 'contactMailTaken' }]
      : []),
    ...(action === 'remove' && isLastMain ? [{ path: 'contactId', key: 'lastMainContact' }] : []),
    ...(action === 'change' && isLastMain && values['isMain'] !== true
      ? [{ path: 'isMain', key: 'lastMainContact' }]
      : []),
  ];
}

const besideOthers: Rule = (values, { organisation }) => contactFaults(values, organisation?.contacts ?? []);

/** `docs/domain/change-requests.md`. */
export const contactForm = defineForm({
  sections: [
    {
      name: 'act',
      step: 'contact',
      fields: {
        action: radio('action', choice(contactActions), { words: 'actions', columns: 3 }),
        contactId: select('contactId', text(1, 60), { options: contactChoices, when: isKnown, follows: true }),
        known: note({ when: isKnown }),
      },
    },
    {
      name: 'person',
      step: 'contact',
      title: 'section.person',
      fields: { person: person('person', { when: isDescribed }) },
    },
    {
      name: 'role',
      step: 'contact',
      title: 'section.role',
      fields: {
        department: select('department', choice(departments), { words: 'departments', when: isDescribed }),
        isMain: flag('isMain', 'isMainAsk'),
        getsCommission: flag('getsCommission', 'getsCommissionAsk'),
        getsNewsletter: flag('getsNewsletter', 'getsNewsletterAsk'),
      },
    },
    {
      name: 'access',
      step: 'contact',
      title: 'section.access',
      fields: {
        portalAccess: flag('portalAccess', 'portalAccessAsk'),
        portalRoles: choices('portalRoles', z.array(choice(portalRoles)).check(z.minLength(1, 'choose')), {
          words: 'portalRoleNames',
          hint: 'portalRolesHint',
          when: { field: 'portalAccess', is: [true] },
          follows: true,
        }),
      },
    },
    {
      name: 'closing',
      step: 'contact',
      title: 'section.closing',
      fields: {
        effectiveOn: date('effectiveOn', day, { hint: 'effectiveOnHint', days: comingDays }),
        remark: long('remark', 0, 1000),
        consent: checkbox('consent', z.literal(true, 'personConsent'), { ask: 'consentAsk', when: isDescribed }),
      },
    },
  ],
  rules: [besideOthers],
});
export const contactContract = contractOf(contactForm);

/** The answers that describe a contact as it is. */
export function contactValues(contact: PartnerContact | undefined): Record<string, unknown> {
  if (!contact) return {};
  const { id, ...contactData } = contact;
  return { ...contactData, contactId: id };
}
