import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiVersions } from '#contract/integrations/api-version.ts';
import { examples } from '#server/openapi/complete-document.ts';
import { billing, chunkHeaders, metadata, tus } from '../support/file-calls.ts';
import { demoPassword, openPortal, type Portal, type Session } from '../support/portal.ts';

const run = promisify(execFile);
const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const folder = mkdtempSync(join(tmpdir(), 'documented-calls-'));
let portal: Portal;
let env: Record<string, string>;
let admin: Session;
beforeAll(async () => {
  writeFileSync(join(folder, 'vertrag.pdf'), pdf);
  portal = await openPortal();
  const origin = await portal.app.listen({ host: '127.0.0.1', port: 0 });
  admin = await portal.as('1001/sp.admin');
  const { secret } = (
    await admin.post('/foundation/1001/api-keys', {
      ...{
        name: 'Beispiele',
        rights: { tickets: 'write', customers: 'write', orders: 'write', commissions: 'read' },
        networks: [],
        until: '2027-01-31',
      },
      password: demoPassword,
    })
  ).json();
  env = { ...(process.env as Record<string, string>), PORTAL: origin, KEY: secret, TRID: '1001' };
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await portal.close();
});

const page = readFileSync('docs/integrations.md', 'utf8');
const documented = [...page.matchAll(/```sh\n(.*?)```/gs)].map(([, script = '']) => [
  script.split('\n')[0] ?? '',
  script,
]);

test.each(documented)('§integrations the documented call works: %s', async (_name, script) => {
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', script ?? ''], { env, cwd: folder });
  expect(stdout.trim()).not.toBe('');
});

test('§integrations an answer names its version, and one that is not spoken is refused', async () => {
  const answer = await portal.call('GET', '/health');
  expect(answer.headers['portal-version']).toBe(apiVersions[0]);
  const other = await portal.call('GET', '/health', { headers: { 'portal-version': '2020-01-01' } });
  expect(other.statusCode).toBe(400);
});

test('§integrations the example of each call in the description works with a key', async () => {
  const token = env['KEY'];
  const begin = async () => {
    const headers = { ...tus, 'upload-length': String(pdf.length), 'upload-metadata': metadata('vertrag.pdf') };
    return (
      String((await portal.call('POST', '/uploads', { token, headers })).headers['location'])
        .split('/')
        .at(-1) ?? ''
    );
  };
  const filled = async () => {
    const id = await begin();
    await portal.call('PATCH', `/uploads/${id}`, { token, headers: chunkHeaders(0), body: Buffer.from(pdf) });
    return id;
  };
  const data = '/foundation/1001/data';
  const idOfFirst = async (path: string, query = {}) => (await admin.get(path, { query })).json().items[0].id;
  const body = billing([await filled(), await filled()]);
  const ticket = (await portal.call('POST', data, { token, body })).json();
  expect(ticket).toMatchObject({ type: 'hd.ticket' });
  const files = await admin.get(`/public/filebrowser/home1001_${ticket.id}`, { query: { _action: 'list' } });
  const ids: Record<string, () => Promise<string>> = {
    '/foundation/{trid}/data/{id}/check': () => idOfFirst(data, { type: 'hfo.vp.draft' }),
    '/foundation/{trid}/commission-lines/{id}': () => idOfFirst('/foundation/1001/commission-lines'),
    '/uploads/{id}': begin,
  };
  const answers: unknown[] = [];
  for (const [call, { query = {}, headers = {}, body: example }] of Object.entries(examples)) {
    const [method, address = ''] = call.split(' ');
    const id = address.includes('{id}') ? await (ids[address] ?? (async () => ticket.id))() : '';
    const sent = address === '/public/onetimeaction' ? { ...example, path: files.json().items[0].path } : example;
    const chunk = method === 'PATCH' ? { 'content-type': 'application/offset+octet-stream' } : {};
    const { statusCode } = await portal.call(method as 'GET', address.replace('{trid}', '1001').replace('{id}', id), {
      ...{ token, headers: { ...headers, ...chunk } },
      query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
      body: method === 'PATCH' ? Buffer.from(pdf) : sent,
    });
    if (statusCode >= 300) answers.push([call, statusCode]);
  }
  expect(answers).toEqual([]);
});
