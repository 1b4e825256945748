import { beforeAll, describe, expect, test } from 'vitest';
import { openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
  return portal.close;
});

const get = (url: string, language: string) =>
  portal.app.inject({ method: 'GET', url, headers: { 'accept-language': language } });

const addresses = [
  ['of the interface', '/api/foundation/%E0%A4%A/data'],
  ['of a record', '/api/foundation/1001/data/%C3'],
  ['of the query', '/api/foundation/1001/data?type=%E0%A4%A'],
  ['of the name in a query', '/api/foundation/1001/data?%FF=1'],
  ['with a lone percent sign', '/api/foundation/1001/data/100%'],
  ['of a download', '/api/download/%E4ngebot.pdf'],
  ['of the library', '/api/filebrowser/tarife/%FCbersicht.pdf'],
  ['of an unknown route', '/api/unknown/%ZZ'],
  ['of a page', '/%E0%A4%A'],
  ['of an asset', '/_astro/%C0%AF.js'],
] as const;

describe('a percent encoding that is broken is answered in the form of the portal', () => {
  test.each(addresses)('%s', async (_place, url) => {
    const german = await get(url, 'de-DE,de;q=0.9');
    expect(german.statusCode).toBe(400);
    expect(german.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(german.headers['cache-control']).toBe('no-store');
    expect(german.headers['x-content-type-options']).toBe('nosniff');
    expect(german.json()).toEqual({
      _error: 400,
      _errorMessage: 'Die Adresse ist unvollständig oder falsch kodiert.',
      requestId: expect.any(String),
    });
    const english = await get(url, 'en-GB');
    expect(english.json()._errorMessage).toBe('The address is incomplete or wrongly encoded.');
  });
});

test.each(['/api/health?x=%E4%B8%AD&y=a+b', '/api/health?x=100%25'])('%s is encoded rightly', async (url) => {
  const { statusCode } = await get(url, 'de');
  expect(statusCode).toBe(200);
});
