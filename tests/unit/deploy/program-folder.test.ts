import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assembleProgram, sizesOf } from '#scripts/deploy/program-folder.ts';
import { embeddedDatabase, namedPackages, packageFolders } from '#scripts/deploy/runtime-packages.ts';
import { freePort } from '#server/db/postgres/free-port.ts';

interface Component {
  readonly name: string;
  readonly version: string;
}

const run = promisify(execFile);
const base = mkdtempSync(join(tmpdir(), 'portal-program-'));
const folder = join(base, 'program');
const program = (name: string) => join(folder, 'bin', name);
beforeAll(() => assembleProgram(folder, { withDatabase: true }));
afterAll(() => rmSync(base, { recursive: true, force: true }));

test('the program folder is at most 350 MB, the files of earlier builds of the site apart', () => {
  const { dist = 0, ...others } = sizesOf(folder);
  const program = Object.values(others).reduce((sum, bytes) => sum + bytes, 0);
  expect(dist).toBeGreaterThan(1e6);
  expect(program).toBeLessThan(300e6);
});

test('it holds no tests, no packages of developers and nothing to build with', () => {
  for (const path of ['tests', 'scripts', 'docs', 'src/islands', '.git'])
    expect(existsSync(join(folder, path))).toBe(false);
  const packages = readdirSync(join(folder, 'node_modules'));
  for (const name of ['astro', 'vitest', 'typescript', 'react', 'drizzle-kit', 'playwright-core', '@biomejs'])
    expect(packages).not.toContain(name);
});

test('it says what it is made of, with the digest and the licence of each package', () => {
  const bill = JSON.parse(readFileSync(join(folder, 'sbom.json'), 'utf8'));
  const listed = new Set(bill.components.map(({ name, version }: Component) => `${name}@${version}`));
  const unlisted = packageFolders([...namedPackages(), embeddedDatabase])
    .map((path) => JSON.parse(readFileSync(join(folder, path, 'package.json'), 'utf8')))
    .map(({ name, version }: Component) => `${name}@${version}`)
    .filter((ref) => !listed.has(ref));
  expect(unlisted).toEqual([]);
  for (const { name, version, hashes, licenses } of bill.components)
    expect([name, version, hashes?.[0]?.content?.length > 60, licenses?.length]).toEqual([name, version, true, 1]);
});

test('every file of the server and every package that it names can be loaded there', async () => {
  const script = `
    import { readdirSync } from 'node:fs';
    const faults = [];
    const load = (what) => import(what).catch((error) => faults.push(what + ': ' + error.message));
    for (const name of ${JSON.stringify(namedPackages())})
      try { import.meta.resolve(name); } catch (error) { if (error.code === 'ERR_MODULE_NOT_FOUND') faults.push(name); }
    for (const file of readdirSync('server', { recursive: true }))
      if (file.endsWith('.ts') && !/^(main|cli)[.]ts$|worker[.]ts$/.test(file)) await load(process.cwd() + '/server/' + file);
    console.log(JSON.stringify(faults));
    process.exit();`;
  const { stdout } = await run(program('node'), ['--input-type=module', '-e', script], { cwd: folder });
  expect(JSON.parse(stdout)).toEqual([]);
});

test('its programs start a server with its own database, look after it and give it commands', async () => {
  const env = {
    ...{ PATH: '/usr/bin:/bin', NODE_ENV: 'production', PORT: String(await freePort()) },
    ...{ DATA_DIR: join(base, 'data'), PUBLIC_BASE_URL: 'https://portal.example.com' },
  };
  await expect(run(program('portal-health'), [], { env })).rejects.toMatchObject({ code: 1 });
  const server = spawn(program('portal-server'), { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let log = '';
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const exit = once(server, 'exit');
  try {
    await expect.poll(() => log).toContain('Partner portal: ');
    await run(program('portal-health'), ['ready'], { env });
    expect((await run(program('portal'), ['foundation', 'add', '9001', '--title', 'Beispiel'], { env })).stdout).toBe(
      'Added foundation 9001.\n',
    );
    const page = await fetch(`http://127.0.0.1:${env.PORT}/`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<html lang="de-DE"')]);
  } finally {
    server.kill('SIGTERM');
  }
  expect(await exit).toEqual([0, null]);
});
