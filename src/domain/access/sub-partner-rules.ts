/** What is known of an organisation that is to stand below or above another one. */
export interface PlacedOrganisation {
  readonly trid: string;
  readonly active: boolean;
  readonly isDistributor: boolean;
  /** The organisation above it. */
  readonly parent?: string | undefined;
  /** How many stand below it. */
  readonly below: number;
}

export type PlaceRefusal =
  | 'belowItself'
  | 'belowAlready'
  | 'hasSubPartners'
  | 'parentIsBelow'
  | 'distributorApart'
  | 'lockedOrganisation';

/** Why an organisation may not stand below another one: there is one level, and no moving without an end. */
export function refusalOfPlace(sub: PlacedOrganisation, parent: PlacedOrganisation): PlaceRefusal | undefined {
  if (sub.trid === parent.trid) return 'belowItself';
  if (sub.isDistributor || parent.isDistributor) return 'distributorApart';
  if (sub.parent !== undefined) return 'belowAlready';
  if (sub.below > 0) return 'hasSubPartners';
  if (parent.parent !== undefined) return 'parentIsBelow';
  return sub.active && parent.active ? undefined : 'lockedOrganisation';
}
