import { expect, onTestFinished, test } from 'vitest';
import { openPortal } from '../support/portal.ts';

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly schema?: { readonly type?: string; readonly enum?: readonly string[] };
}

test('§interface a parameter that comes twice is refused or is a list, on every route', async () => {
  const portal = await openPortal();
  onTestFinished(() => portal.close());
  const staff = await portal.as('9001/etc.staff');
  const { paths } = (await portal.call('GET', '/openapi.json')).json();
  const faults: string[] = [];
  let tried = 0;
  for (const [path, { get }] of Object.entries<{ get?: { parameters?: Parameter[] } }>(paths)) {
    const url = path
      .replace(/^\/api/, '')
      .replace(/\{trid\}/g, '1001')
      .replace(/\{[^}]+\}/g, 'x');
    for (const { name, schema } of (get?.parameters ?? []).filter((one) => one.in === 'query')) {
      if (schema?.type === 'array') continue;
      tried += 1;
      const answer = await staff.get(`${url}?${name}=1&${name}=2`);
      if (answer.statusCode < 400 || answer.statusCode >= 500) faults.push(`${answer.statusCode} ${url} ${name}`);
    }
  }
  expect(tried).toBeGreaterThan(50);
  expect(faults).toEqual([]);
});
