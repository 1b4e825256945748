import * as z from 'zod/mini';
import type { ColumnMap } from '../columns.ts';

/** Where a contact person of a partner works, and what the person asks to do in the portal. */
export const departments = [
  'management',
  'sales',
  'backOffice',
  'accounting',
  'technology',
  'marketing',
  'dataProtection',
] as const;
export const portalRoles = ['sales', 'statements', 'commissionLists', 'admin'] as const;

export const focusAreas = [
  'mobile',
  'landline',
  'broadband',
  'pbx',
  'cloudTelephony',
  'itService',
  'iot',
  'energy',
] as const;

const line = z.optional(z.string());
const address = z.object({
  street: z.string(),
  houseNumber: z.string(),
  addressAddition: line,
  zip: z.string(),
  city: z.string(),
  country: z.string(),
});

/** A contact at a partner for mail from the distributor; the field names match the form. */
const partnerContact = z.object({
  id: z.string(),
  person: z.object({
    salutation: z.string(),
    title: line,
    position: line,
    firstName: z.string(),
    lastName: z.string(),
    phone: line,
    mobile: line,
    email: z.string(),
  }),
  department: z.enum(departments),
  isMain: z.boolean(),
  getsCommission: z.boolean(),
  getsNewsletter: z.boolean(),
  portalAccess: z.optional(z.boolean()),
  portalRoles: z.optional(z.array(z.enum(portalRoles))),
});
export type PartnerContact = z.infer<typeof partnerContact>;

/** What the sales-partner profile says; leads go to who fills it in. */
const partnerProfile = z.object({
  companyName: line,
  address: z.optional(z.partial(address)),
  phone: line,
  email: line,
  website: line,
  openingHours: line,
  focus: z.optional(z.array(z.enum(focusAreas))),
  certifications: line,
  zipAreas: line,
  hasTechnician: z.optional(z.boolean()),
  wantsLeads: z.optional(z.boolean()),
  maxLeads: line,
  shortText: line,
});
export type PartnerProfile = z.infer<typeof partnerProfile>;

/** A partner's core data (`docs/domain/profile.md#my-data`), one record per foundation; all of it changes by requests that are approved. */
export const organisationData = z.object({
  companyName: z.string(),
  legalForm: line,
  registerCourt: line,
  registerType: line,
  registerNumber: line,
  tradeUntil: line,
  address: z.optional(address),
  owners: line,
  phone: line,
  email: line,
  website: line,
  vatId: line,
  taxNumber: line,
  selfBilling: z.optional(z.boolean()),
  smallBusiness: z.optional(z.boolean()),
  /** Masked for everybody. */
  bank: z.optional(z.object({ accountHolder: z.string(), iban: z.string(), bic: line, bankName: line })),
  dpo: z.optional(z.object({ name: z.string(), email: z.string(), phone: line })),
  contacts: z.array(partnerContact),
  profile: z.optional(partnerProfile),
});
export type OrganisationData = z.infer<typeof organisationData>;

export const organisationColumns = {
  name: 'value1',
  place: 'value2',
  contactCount: 'value3',
} as const satisfies ColumnMap;

export const userStates = ['active', 'locked', 'invited', 'mustResetPassword'] as const;

/** A right of a user for the foundation and its origin: a tag, a personal role, or a grant by another user at a moment (ms). */
export const foundationRight = z.object({
  role: z.string(),
  origin: z.enum(['organisation', 'account', 'given']),
  by: line,
  at: z.optional(z.number()),
});
export type FoundationRight = z.infer<typeof foundationRight>;

/** A user who may act for the foundation. */
const foundationUser = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  rights: z.array(foundationRight),
  /** Since when (ms) the user sees only own records, and who said so. */
  ownOnly: z.optional(z.object({ by: z.string(), at: z.number() })),
  /** The caller himself. */
  isSelf: z.optional(z.boolean()),
  /** When the user was there last (ms). */
  lastActive: z.optional(z.number()),
  state: z.enum(userStates),
});
export type FoundationUser = z.infer<typeof foundationUser>;

/** What "Meine Daten" and the forms begin with; users are for admin partners and employees only. */
export const foundationProfile = z.object({
  organisation: z.optional(organisationData),
  users: z.optional(z.array(foundationUser)),
  /** When the logo was changed last (ms); absent where there is none. */
  logo: z.optional(z.number()),
});
export type FoundationProfile = z.infer<typeof foundationProfile>;
