import * as z from 'zod/mini';

/** Rights granted to a user for one organisation; all others come from its tags or belong to an operator. */
export const givableRoles = [
  'SP',
  'WS',
  'PORTAL_ETC_COMISSION_STATEMENT',
  'PORTAL_ETC_COMISSION_PAPERS',
  'PORTAL_ETC_PORTAL_ADMIN',
] as const;
export type GivableRole = (typeof givableRoles)[number];

/** The rights that a user gets in an organisation, without duplicates. */
export const givenRoles = z
  .array(z.enum(givableRoles, 'choose'))
  .check(z.refine((all) => new Set(all).size === all.length, 'choose'));

export const rolesChange = z.strictObject({
  roles: givenRoles,
  /** Sees only own records; as before where it is absent. */
  ownOnly: z.optional(z.boolean()),
});

export type RolesChange = z.infer<typeof rolesChange>;

/** Another user who acts for the same organisation. */
const colleague = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.optional(z.string()),
});
export type Colleague = z.infer<typeof colleague>;
export const colleagues = z.object({ items: z.array(colleague) });
