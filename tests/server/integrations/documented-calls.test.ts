import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiVersions } from '#contract/integrations/api-version.ts';
import { demoPassword, openPortal, type Portal } from '../support/portal.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'documented-calls-'));
let portal: Portal;
let env: Record<string, string>;
beforeAll(async () => {
  writeFileSync(
    join(folder, 'vertrag.pdf'),
    '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  );
  portal = await openPortal();
  const origin = await portal.app.listen({ host: '127.0.0.1', port: 0 });
  const admin = await portal.as('1001/sp.admin');
  const { secret } = (
    await admin.post('/foundation/1001/api-keys', {
      ...{ name: 'Beispiele', rights: { tickets: 'write' }, networks: [], until: '2027-01-31' },
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
const examples = [...page.matchAll(/```sh\n(.*?)```/gs)].map(([, script = '']) => [
  script.split('\n')[0] ?? '',
  script,
]);

test.each(examples)('§integrations the documented call works: %s', async (_name, script) => {
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', script ?? ''], { env, cwd: folder });
  expect(stdout.trim()).not.toBe('');
});

test('§integrations an answer names its version, and one that is not spoken is refused', async () => {
  const answer = await portal.call('GET', '/health');
  expect(answer.headers['portal-version']).toBe(apiVersions[0]);
  const other = await portal.call('GET', '/health', { headers: { 'portal-version': '2020-01-01' } });
  expect(other.statusCode).toBe(400);
});
