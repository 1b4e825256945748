import * as z from 'zod/mini';
import { webSite } from '#contract/company.ts';
import { asPlainText, choice, email, text, wholeNumber } from '#contract/fields.ts';
import { focusAreas, type PartnerProfile } from '#contract/profile/organisation.ts';
import { phone } from '#contract/telephone.ts';
import { address } from '../form/blocks.ts';
import { contractOf } from '../form/form-contract.ts';
import { checkbox, choices, defineForm, emailField, line, long, numberField, phoneField } from '../form/form-fields.ts';
import { isUnset } from '../form/unset.ts';

const maxAreas = 100;
/** `10, 12, 20095` with any separators. */
export const areasIn = (typed: string): string[] => typed.split(/[\s,;]+/).filter(Boolean);
const isAreas = (typed: string) => {
  const areas = areasIn(typed);
  return areas.length <= maxAreas && areas.every((area) => /^\d{2,5}$/.test(area));
};
const zipAreas = z.string().check(
  asPlainText,
  z.maxLength(700, 'tooLong:700'),
  z.refine(isAreas, 'zipAreas'),
  z.overwrite((typed) => [...new Set(areasIn(typed))].join(', ')),
);

/** `docs/domain/profile.md`: what customers in search of a partner are told, and where leads go. */
export const partnerForm = defineForm({
  sections: [
    {
      name: 'company',
      step: 'partner',
      title: 'section.shown',
      fields: {
        companyName: line('companyName', text(2, 80)),
        address: address('shownAddress'),
        phone: phoneField('blocks:phone', z.optional(phone)),
        email: emailField('blocks:email', z.optional(email), { beside: 'equal' }),
        website: line('website', z.optional(webSite), { hint: 'customer-form:websiteHint' }),
        openingHours: long('openingHours', 0, 300, { hint: 'openingHoursHint' }),
      },
    },
    {
      name: 'skills',
      step: 'partner',
      title: 'section.skills',
      fields: {
        focus: choices('focus', z.optional(z.array(choice(focusAreas))), { words: 'focusAreas' }),
        certifications: long('certifications', 0, 500),
        hasTechnician: checkbox('hasTechnician', z.optional(z.boolean()), { ask: 'hasTechnicianAsk' }),
        shortText: long('shortText', 0, 500, { hint: 'shortTextHint' }),
      },
    },
    {
      name: 'leads',
      step: 'partner',
      title: 'section.leads',
      fields: {
        wantsLeads: checkbox('wantsLeads', z.optional(z.boolean()), { ask: 'wantsLeadsAsk' }),
        maxLeads: numberField('maxLeads', wholeNumber(0, 50), {
          when: { field: 'wantsLeads', is: [true] },
          follows: true,
        }),
        zipAreas: line('zipAreas', z.optional(zipAreas), { hint: 'zipAreasHint' }),
      },
    },
  ],
});
export const partnerContract = contractOf(partnerForm);

/** What a profile needs before it counts as complete. */
export const profileParts = [
  'companyName',
  'address',
  'phone',
  'email',
  'website',
  'focus',
  'zipAreas',
  'shortText',
] as const;
type ProfilePart = (typeof profileParts)[number];

const addressParts = ['street', 'houseNumber', 'zip', 'city'] as const;

function isFilled(profile: PartnerProfile, part: ProfilePart): boolean {
  if (part === 'address') return addressParts.every((name) => !isUnset(profile.address?.[name]?.trim()));
  const value = profile[part];
  return typeof value === 'string' ? value.trim() !== '' : !isUnset(value);
}

/** How far the profile is, in whole per cent, and what it lacks. */
export function profileCompleteness(profile: PartnerProfile = {}): {
  percent: number;
  missing: readonly ProfilePart[];
} {
  const missing = profileParts.filter((part) => !isFilled(profile, part));
  return { percent: Math.floor(((profileParts.length - missing.length) / profileParts.length) * 100), missing };
}
