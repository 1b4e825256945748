import { performance } from 'node:perf_hooks';
import { expect, onTestFinished, test } from 'vitest';
import { openPortal } from '../support/portal.ts';

const deep = (depth: number, [start, end]: readonly [string, string], innermost = '1') =>
  `${start.repeat(depth)}${innermost}${end.repeat(depth)}`;
const lists = ['[', ']'] as const;
const objects = ['{"a":', '}'] as const;
const shapes: readonly (readonly [name: string, json: string])[] = [
  ...[10, 33, 4096, 100_000].flatMap((depth) => [
    [`${depth} lists deep`, deep(depth, lists)] as const,
    [`${depth} objects deep`, deep(depth, objects)] as const,
    [`${depth} lists deep and never closed`, '['.repeat(depth)] as const,
    [`${depth} lists deep in a field`, `{"data":${deep(depth, lists)}}`] as const,
    [`${depth} objects deep in a formInput`, `{"version":0,"data":{"a":${deep(depth, objects)}}}`] as const,
    [
      `${depth} lists deep in a ticket`,
      `{"type":"hd.ticket","value5":"etcBillingRequest","fileQueue":${deep(depth, lists)}}`,
    ] as const,
  ]),
  ['10,000 keys', JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`k${index}`, 1])))],
  [
    '10,000 keys in a form input',
    JSON.stringify({ version: 0, data: Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [index, 1])) }),
  ],
  ['10,000 values', JSON.stringify(Array(10_000).fill(''))],
  ['a string of 1 MiB', JSON.stringify({ userId: 'x'.repeat(1024 ** 2) })],
  ['a name of 200 KiB', `{"${'x'.repeat(200 * 1024)}":1}`],
  ['100,000 backslashes', `"${'\\'.repeat(100_000)}"`],
  ['100,000 quotes', `"${'\\"'.repeat(100_000)}"`],
  ...['x', '1', ' ', '/', '@', 'a.', '\\u0000', '[['].map((text) => {
    const long = text.repeat((16 * 1024) / text.length);
    const fields = ['userId', '_ticket', 'token', 'password', 'current', 'description', 'contactEmail', 'contactPhone'];
    const body = [...fields, 'note', 'path', '_attachment', 'version'].map((field) => `"${field}":"${long}"`);
    return [`16 KiB of ${text} in many fields`, `{${body.join()}}`] as const;
  }),
];

test('§interface deep, wide or long bodies are refused cheaply on every route', async () => {
  const portal = await openPortal();
  onTestFinished(() => portal.close());
  const me = await portal.as('1001/sp.admin');
  const odd: string[] = [];
  let calls = 0;
  let longest = 0;
  let total = 0;
  const writes = portal.routes.filter(({ method }) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method));
  const before = process.memoryUsage().heapUsed;
  for (const { method, url } of writes) {
    const path = url.slice('/api'.length).replace(':trid', '1001').replace(/:\w+/g, 'x').replace('*', 'x');
    for (const [name, payload] of shapes) {
      for (const token of [undefined, me.token]) {
        if (token && method === 'DELETE' && ['/jwt_token', '/me/sessions', '/me/calendar'].includes(path)) continue;
        const headers = { 'content-type': 'application/json' };
        const draft = performance.eventLoopUtilization();
        const { statusCode } = await portal.call(method as 'POST', path, { token, body: payload, headers });
        const took = performance.eventLoopUtilization(draft).active;
        calls += 1;
        total += took;
        longest = Math.max(longest, took);
        const isFormInput = path.includes('/form-inputs/') && (method === 'DELETE' || name.startsWith('10 '));
        // Routes for employees only, and links that lead nowhere, refuse the call before they read the body.
        const refusals = [400, 401, 403, 404, 410, 412, 413, 415];
        if (!refusals.includes(statusCode) && !(isFormInput && statusCode < 300))
          odd.push(`${statusCode} ${method} ${path} ${name}`);
      }
    }
  }
  const grown = (process.memoryUsage().heapUsed - before) / 1024 ** 2;
  console.log(
    `${shapes.length} shapes × ${writes.length} routes: ${calls} calls, ${(total / calls).toFixed(2)} ms of the event loop each, ${longest.toFixed(1)} at most; ${grown.toFixed(0)} MiB more before they are collected`,
  );
  expect(odd).toEqual([]);
});
