import type { OrganisationData } from '#contract/profile/organisation.ts';

/** An organisation without any data. */
export const noOrganisation: OrganisationData = { companyName: '', contacts: [] };
