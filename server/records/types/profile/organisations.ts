import * as z from 'zod/mini';
import { maskedIban } from '#contract/bank.ts';
import { vatId, webSite } from '#contract/company.ts';
import { day, email, optionalText, text } from '#contract/fields.ts';
import { requestTypes } from '#contract/profile/change-request.ts';
import { type OrganisationData, organisationData } from '#contract/profile/organisation.ts';
import { phone } from '#contract/telephone.ts';
import { href } from '#domain/access/routes.ts';
import { applyChange, standsAgainst } from '#domain/profile/apply-change.ts';
import { noOrganisation } from '#domain/profile/no-organisation.ts';
import { anySignedIn, employee, noAccess } from '#server/records/engine/definition/access.ts';
import { type ActionContext, action, RuleViolation } from '#server/records/engine/definition/action.ts';
import { defineType } from '#server/records/engine/definition/define-record.ts';
import { admin } from './access.ts';

export const organisationType = 'etc.organisation';

/** Why a change that was right when it was asked for cannot hold any more. */
const sentences: Readonly<Record<string, string>> = {
  contactGone: 'Diesen Ansprechpartner gibt es nicht mehr.',
  contactMailTaken: 'Ein anderer Ansprechpartner hat inzwischen dieselbe E-Mail-Adresse.',
  lastMainContact: 'Ein Hauptansprechpartner muss bleiben. Bitte benennen Sie zuerst einen anderen.',
};

/** Throws where a change cannot be made of the organisation as it is now. */
export function checkStands(...change: Parameters<typeof standsAgainst>): void {
  const [fault] = standsAgainst(...change);
  if (fault) throw new RuleViolation(sentences[fault.key] ?? 'Diese Änderung ist nicht mehr möglich.');
}

/** The organisation as it is at this moment. */
export async function seenOrganisation({ look }: Pick<ActionContext, 'look'>): Promise<OrganisationData> {
  const [seen] = await look.search(organisationType, { archived: false });
  return (seen?.data as OrganisationData | undefined) ?? noOrganisation;
}

/** The organisation's record; in a transaction no other one changes it meanwhile. */
export async function findOrganisation({ look }: ActionContext) {
  const [seen] = await look.search(organisationType, { archived: false });
  const found = seen && (await look.find(organisationType, seen.id));
  return { id: found?.id, data: (found?.data as OrganisationData | undefined) ?? noOrganisation };
}

const change = action({
  input: z.object({
    _action: z.literal('change'),
    request: z.enum(requestTypes),
    values: z.record(z.string(), z.unknown()),
  }),
  internal: true,
  run: (organisation: OrganisationData, { request, values }, at) => {
    checkStands(request, values, organisation);
    return { data: applyChange(request, organisation, values, at.newId()), activity: 'profile.changed' };
  },
});

/** The key that all of them have in common: a foundation has one. */
const theOnly = organisationType;

/** What employees and operators may set right without a request; never where money goes. */
const maintained = {
  companyName: text(2, 80),
  owners: optionalText(200),
  phone: z.optional(phone),
  email: z.optional(email),
  website: z.optional(webSite),
  vatId: z.optional(vatId),
  taxNumber: optionalText(30),
  tradeUntil: z.optional(day),
};

/** `docs/domain/profile.md#my-data`: the core data of a foundation, at most one record of each. */
export const organisations = defineType(organisationType, {
  number: 'none',
  data: organisationData,
  prepare: (organisation: OrganisationData) => ({ ...organisation, contacts: organisation.contacts ?? [] }),
  columns: ({ companyName, address, contacts }) => ({
    name: companyName,
    place: address && `${address.zip} ${address.city}`,
    contactCount: String(contacts.length),
  }),
  searchText: ({ companyName, address }) => [companyName, address?.city],
  unique: { field: 'companyName', key: () => theOnly },
  created: 'profile.changed',
  title: ({ companyName }) => companyName,
  link: () => href('EtcProfile', 'de'),
  protect: {
    // A deputy does not see it either: bank details are visible only to users who may change them.
    bank: { to: (acting) => admin(acting) && !acting.deputy },
    'bank.iban': { to: noAccess, mask: maskedIban },
  },
  access: { read: anySignedIn, write: employee },
  actions: { change },
  update: { fields: maintained, activity: 'profile.changed' },
});
