import { expect, test } from 'vitest';
import { type PlacedOrganisation, type PlaceRefusal, refusalOfPlace } from '#domain/access/sub-partner-rules.ts';

const sub: PlacedOrganisation = { trid: '1', active: true, isDistributor: false, below: 0 };
const parent: PlacedOrganisation = { ...sub, trid: '2' };

test.each<[PlaceRefusal | undefined, Partial<PlacedOrganisation>, Partial<PlacedOrganisation>]>([
  [undefined, {}, {}],
  [undefined, {}, { below: 3 }],
  ['belowItself', {}, { trid: '1' }],
  ['distributorApart', { isDistributor: true }, {}],
  ['distributorApart', {}, { isDistributor: true }],
  ['belowAlready', { parent: '2' }, {}],
  ['belowAlready', { parent: '3' }, {}],
  ['hasSubPartners', { below: 1 }, {}],
  ['parentIsBelow', {}, { parent: '1', below: 0 }],
  ['lockedOrganisation', { active: false }, {}],
  ['lockedOrganisation', {}, { active: false }],
])('§access a sub-partner: %s for %o below %o', (fault, one, above) => {
  expect(refusalOfPlace({ ...sub, ...one }, { ...parent, ...above })).toBe(fault);
});
