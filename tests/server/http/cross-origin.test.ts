import { expect, onTestFinished, test } from 'vitest';
import { openPortal } from '../support/portal.ts';

test('§interface only configured origins may call the API from elsewhere', async () => {
  const cdn = await openPortal({ CORS_ORIGINS: 'https://www.example.com' });
  onTestFinished(() => cdn.close());
  const ask = (origin: string) =>
    cdn.call('OPTIONS', '/foundation/1001/data', {
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    });
  const allowed = await ask('https://www.example.com');
  expect(allowed.statusCode).toBe(204);
  expect(allowed.headers['access-control-allow-origin']).toBe('https://www.example.com');
  expect(allowed.headers['access-control-allow-headers']).toContain('Idempotency-Key');
  expect(allowed.headers.vary).toContain('Origin');
  const methods = String(allowed.headers['access-control-allow-methods']).split(',');
  expect(methods).toEqual(expect.arrayContaining([...new Set(cdn.routes.map(({ method }) => method))]));
  expect((await ask('https://evil.example.org')).headers).not.toHaveProperty('access-control-allow-origin');
});
