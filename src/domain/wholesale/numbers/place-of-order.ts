import { isSameAnswer } from '#domain/form/form-merge.ts';
import { isSamePlace } from '../customers/numbers-to-return.ts';
import { emergencyOf, type Site, type SiteAddress, sitesOf } from '../customers/sites.ts';

/** Where numbers are used, as the form that orders them asks for it. */
export interface OrderPlace {
  readonly siteAddr?: SiteAddress;
  readonly emergencyDiffers?: boolean;
  readonly emergencyAddr?: SiteAddress;
}

const asGiven = (address: unknown): SiteAddress | undefined =>
  typeof address === 'object' && address !== null ? address : undefined;

/** The place of a SIP account as a site; an account without an address has none. */
function siteOfAccount(account: object): readonly Site[] {
  const { siteAddr, emergencyAddr } = account as { siteAddr?: unknown; emergencyAddr?: unknown };
  const [address, emergency] = [asGiven(siteAddr), asGiven(emergencyAddr)];
  if (!address) return [];
  return [{ address, emergencyDiffers: emergency !== undefined, emergencyAddr: emergency }];
}

/** The account's own site, or the customer's first in the local network where the account stands elsewhere. */
export function placeOfOrder(areaName: string | undefined, account: object, customer: object): OrderPlace {
  const sites = [...siteOfAccount(account), ...sitesOf(customer)];
  const isThere = ({ address }: Site) => areaName !== undefined && isSamePlace(areaName, address?.city ?? '');
  const site = sites.find(isThere) ?? sites[0];
  if (!site?.address) return {};
  const emergencyAddr = emergencyOf(site);
  return {
    siteAddr: site.address,
    ...(!isSameAnswer(emergencyAddr, site.address) && { emergencyDiffers: true, emergencyAddr }),
  };
}
