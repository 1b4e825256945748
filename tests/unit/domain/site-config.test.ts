import { afterEach, describe, expect, test, vi } from 'vitest';
import { variantNamed } from '#contract/brand/variant.ts';
import { foundationCaption } from '#domain/text/foundation-caption.ts';

/** The settings as a build with these variables has them. */
async function configWith(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(`PUBLIC_${name}`, value);
  vi.resetModules();
  return (await import('#domain/site/site-config.ts')).siteConfig;
}

afterEach(() => vi.unstubAllEnvs());

describe('§2-18 the app label', () => {
  test.each([
    ['', 'ETC'],
    ['ETC', 'ETC'],
    ['GNC', 'GNC'],
    ['gnc', 'ETC'],
    ['XYZ', 'ETC'],
  ])('%j makes the portal %s', async (label, display) => {
    const { appLabel } = await configWith({ APP_LABEL: variantNamed(label, undefined) });
    expect(appLabel).toBe(display);
    expect(foundationCaption(appLabel, { trid: '1001', title: 'Sommer Telekom GmbH' })).toBe(
      `${display} - Sommer Telekom GmbH`,
    );
    expect(foundationCaption(appLabel, { trid: '1004' })).toBe(`${display} - 1004`);
  });
});

test('§1-20 hotline, company and portals come from the settings', async () => {
  expect(await configWith({})).toMatchObject({
    hotline: '+49 30 23125-200',
    hotlineLink: 'tel:+493023125200',
    company: 'ETC Distribution GmbH',
  });
  expect(await configWith({ HOTLINE: '+49 40 66969-100', COMPANY: 'GNC Handel GmbH' })).toMatchObject({
    hotline: '+49 40 66969-100',
    company: 'GNC Handel GmbH',
  });
});

test('§7 the address of the interface never ends with a slash', async () => {
  expect((await configWith({ API_BASE: 'https://api.example.com/v1/' })).apiBase).toBe('https://api.example.com/v1');
  expect((await configWith({ API_BASE: '' })).apiBase).toBe('/api');
});
