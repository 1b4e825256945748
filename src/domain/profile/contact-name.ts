import type { PartnerContact } from '#contract/profile/organisation.ts';

export const contactName = ({ person: { firstName, lastName } }: Pick<PartnerContact, 'person'>): string =>
  `${firstName} ${lastName}`;
