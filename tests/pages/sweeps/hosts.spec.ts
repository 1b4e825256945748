import { resolve } from 'node:path';
import { checkHost } from '#scripts/hosts/check-host.ts';
import { expect, test } from '../fixtures/portal.ts';

test.use({ dataPer: 'worker' });

test('§site the embedded server gives every answer that is asked of a host', async ({ portal }) => {
  const site = resolve(process.env['SITE_DIR'] ?? 'dist');
  const { asked: request, faults } = await checkHost(site, {
    name: 'here',
    origin: portal.url,
    isSecure: false,
    cannot: [],
  });
  expect(request).toBeGreaterThan(50);
  expect(faults).toEqual([]);
});
