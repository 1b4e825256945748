import { expect, test } from 'vitest';
import { ruleWarnings } from '#domain/form/form-faults.ts';
import { coreDataForm } from '#domain/wholesale/customers/wholesale-customer-form.ts';

const at = (city: string) => ({ street: 'Musterweg', houseNumber: '1', zip: '10115', city });
const site = { name: 'Büro', address: at('Berlin'), emergencyDiffers: true, emergencyAddr: at('Hamburg') };

test.each([
  ['in another town', site, true],
  ['in the same town', { ...site, emergencyAddr: at('berlin ') }, false],
  ['not said to be another one', { ...site, emergencyDiffers: false }, false],
])('§wholesale-customers an emergency site %s is asked about: %s', (_case, one, expected) => {
  const warned = ruleWarnings(
    coreDataForm,
    { sites: [{ ...site, emergencyDiffers: false }, one] },
    { today: '2026-11-23', holidays: {} },
  );
  expect(warned.filter(({ key }) => key === 'emergencyElsewhere')).toEqual(
    expected ? [{ path: 'sites.1.emergencyAddr.city', key: 'emergencyElsewhere' }] : [],
  );
});
