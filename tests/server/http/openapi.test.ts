import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

interface Operation {
  summary?: string;
  tags?: string[];
  security?: unknown[];
  responses: Record<string, unknown>;
  requestBody?: { content: Record<string, { schema: object }> };
}
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

const published = async () => (await portal.call('GET', '/openapi.json')).json<Document>();
const hidden = ['GET /api/openapi.json', 'GET /api/docs'];

test('§interface the interface is published as OpenAPI 3.1 with every route of the API', async () => {
  const document = await published();
  expect(document.openapi).toMatch(/^3\.1\./);
  const listed = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const registered = portal.routes
    .filter(({ method, url }) => url.startsWith('/api/') && method !== 'HEAD' && method !== 'OPTIONS')
    .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}').replace('*', '{name}')}`)
    .filter((route) => !hidden.includes(route));
  for (const route of registered) expect(listed).toContain(route);
});

test('§interface every published call says what it does, who may call it and what it answers', async () => {
  const { paths } = await published();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      expect([path, method, operation.summary]).toEqual([path, method, expect.stringMatching(/\w+/)]);
      expect(operation.tags).toHaveLength(1);
      expect(operation.security).toBeDefined();
      expect(Object.keys(operation.responses).length).toBeGreaterThan(0);
    }
  }
  expect(paths['/api/foundation']?.get?.security).toEqual([{ session: [] }, { key: [] }]);
  expect(paths['/api/me/settings']?.get?.security).toEqual([{ session: [] }]);
  expect(paths['/api/terms']?.get?.security).toEqual([]);
});

test('§interface the body of a create call is published per record and ticket type', async () => {
  const { paths } = await published();
  const body = JSON.stringify(paths['/api/foundation/{trid}/data']?.post?.requestBody);
  for (const word of ['etcBillingRequest', 'customerOrContract', 'neededBy', 'proofFiles'])
    expect(body).toContain(word);
});

test('§interface the interface can be read as a page without any script', async () => {
  const page = await portal.call('GET', '/docs');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'/);
  expect(page.headers['content-security-policy']).not.toContain('unsafe');
  expect(page.body).toContain('/api/foundation/{trid}/data');
  expect(page.body).not.toMatch(/<script|https?:\/\//i);
});
