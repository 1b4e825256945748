import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFile, buildOfClone, buildText, currentBuild, productVersion } from '#server/core/build.ts';
import { openPortal, type Portal } from '../support/portal.ts';

const root = join(import.meta.dirname, '../../..');
const [commit = ''] = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).split('\n');
const version = `1.9.1+${commit.slice(0, 8)}`;

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test('decision 46 the label of the product is 1.9.1', () => {
  expect(productVersion).toBe('1.9.1');
});

test('decision 46 health names the commit of the program and its date', async () => {
  for (const path of ['/health', '/health/ready'])
    expect((await portal.call('GET', path)).json()).toMatchObject({
      version,
      date: expect.stringMatching(/^\d{4}-.*Z$/),
    });
});

test('decision 46 metrics name the commit of the program and its date', async () => {
  const { body } = await portal.call('GET', '/metrics');
  const { date } = buildOfClone();
  expect(body).toContain(`\nportal_build_info{version="${version}",date="${date}"} 1\n`);
});

test('decision 46 the command line says the version with its date', () => {
  const options = { cwd: root, encoding: 'utf8' } as const;
  const output = execFileSync(process.execPath, ['server/cli.ts', '--version'], options);
  expect(output).toBe(`${buildText(buildOfClone())}\n`);
  expect(output).toMatch(/^1\.9\.1\+[\da-f]{8}, \d{4}-\d\d-\d\d\n$/);
});

test('decision 46 a program without its history takes the version from the built site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-build-'));
  const content = join(folder, 'dist.content');
  try {
    mkdirSync(join(folder, 'server/core'), { recursive: true });
    mkdirSync(content);
    const script = [
      `import { currentBuild } from ${JSON.stringify(join(root, 'server/core/build.ts'))};`,
      `console.log(JSON.stringify(currentBuild(${JSON.stringify(content)})));`,
    ].join('\n');
    writeFileSync(join(folder, 'print.mjs'), script);
    const env = { ...process.env, GIT_DIR: join(folder, 'nowhere') };
    const printed = () =>
      JSON.parse(execFileSync(process.execPath, [join(folder, 'print.mjs')], { encoding: 'utf8', env }));
    expect(printed()).toEqual({ version: '1.9.1' });
    const built = { version: '1.9.1+0123abcd', date: '2026-11-28T08:00:00.000Z' };
    writeFileSync(buildFile(content), JSON.stringify(built));
    expect(printed()).toEqual(built);
    expect(currentBuild(content).version).toBe(version);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
