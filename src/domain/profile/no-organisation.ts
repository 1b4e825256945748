import type { OrganisationData } from '#contract/profile/organisation.ts';

/** One of which nobody has told anything. */
export const noOrganisation: OrganisationData = { companyName: '', contacts: [] };
