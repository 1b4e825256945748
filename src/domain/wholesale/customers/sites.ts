import type { Rule } from '#domain/form/form-description.ts';

/** A German address, `{addr}` without a country. */
export interface SiteAddress {
  readonly street?: string | undefined;
  readonly houseNumber?: string | undefined;
  readonly addressAddition?: string | undefined;
  readonly zip?: string | undefined;
  readonly city?: string | undefined;
}

/** A place of a customer at which lines end. */
export interface Site {
  readonly name?: string | undefined;
  readonly address?: SiteAddress | undefined;
  readonly emergencyDiffers?: boolean | undefined;
  readonly emergencyAddr?: SiteAddress | undefined;
}

export const sitesOf = (customer: object): readonly Site[] => {
  const { sites } = customer as { sites?: unknown };
  return Array.isArray(sites) ? sites : [];
};

/** Where rescuers are sent for calls from a site. */
export const emergencyOf = ({ address, emergencyDiffers, emergencyAddr }: Site): SiteAddress =>
  (emergencyDiffers && emergencyAddr) || address || {};

const townOf = ({ city = '' }: SiteAddress) => city.trim().toLowerCase();

/** Emergency services are seldom sent to another town than that of the lines, so the address may be outdated. */
export const emergencyElsewhere: Rule = (customer) =>
  sitesOf(customer).flatMap(({ address, emergencyDiffers, emergencyAddr }, at) =>
    emergencyDiffers && address && emergencyAddr && townOf(emergencyAddr) && townOf(emergencyAddr) !== townOf(address)
      ? [{ path: `sites.${at}.emergencyAddr.city`, key: 'emergencyElsewhere', isWarning: true as const }]
      : [],
  );

/** `Beispielallee 3, Hinterhaus, 10115 Berlin`. */
export const addressLine = ({ street, houseNumber, addressAddition, zip, city }: SiteAddress): string =>
  [[street, houseNumber], [addressAddition], [zip, city]]
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ');
