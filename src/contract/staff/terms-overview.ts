import * as z from 'zod/mini';
import { time } from '../fields.ts';

/** Organisations and users that are named; of more there is a number. */
export const maxMissing = 200;

const termsUser = z.object({ id: z.string(), name: z.string(), userId: z.string() });

/** `GET /admin/terms`: who accepted the terms of use in force, and who has to at the next sign-in. */
export const termsOverview = z.object({
  version: z.string(),
  /** Users who can sign in, and those of them who accepted. */
  users: z.number(),
  accepted: z.number(),
  /** The others by organisation. */
  missing: z.array(z.object({ trid: z.string(), title: z.string(), users: z.array(termsUser) })),
  /** The latest acceptances of any version. */
  latest: z.array(z.object({ user: termsUser, version: z.string(), at: time })),
});
export type TermsOverview = z.output<typeof termsOverview>;
