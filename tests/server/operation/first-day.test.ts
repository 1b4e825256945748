import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandHelp, runCommand } from '#server/admin/run-command.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { createServices } from '#server/create-services.ts';
import { allFoundations } from '#server/queries/session/administration.ts';
import { testDatabase } from '../support/database-template.ts';
import { openPortal, ticketOf } from '../support/portal.ts';

const folder = join(import.meta.dirname, '../../../docs/operations');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
/** The commands of the portal in a text, split as a shell does it. */
const commandsIn = (text: string) =>
  [...text.matchAll(/npm run portal -- ([^\n`]+)/g)].map(([, line = '']) =>
    [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
  );

test('the commands of the first day, one after the other, open an empty production portal', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-first-day-'));
  const base = { NODE_ENV: 'production', PUBLIC_BASE_URL: 'https://portal.example.com', LOG_LEVEL: 'silent' };
  const database = await testDatabase();
  const config = readConfig({ ...base, DATA_DIR: dataDir, SITE_DIR: join(dataDir, 'site') });
  const { services, stop } = createServices({ config, db: database.db });
  const app = await buildApp(services);
  const post = (path: string, body: object) => app.inject({ method: 'POST', url: `/api${path}`, payload: body });
  const signIn = async (password: string) =>
    (await post('/jwt_token', { _ticket: ticketOf('9001/erika', password), timeout: 3_600_000 })).json();
  try {
    const commands = commandsIn(read('first-day.md')).filter(([first = '']) => !['config', 'backup'].includes(first));
    expect(commands.map(([first]) => first)).toEqual(['setup', 'library', 'audit']);
    const links: string[] = [];
    for (const words of commands) {
      const { code, lines } = await runCommand(services, words);
      expect({ words, code, lines }).toMatchObject({ code: 0 });
      links.push(...lines.filter((line) => line.includes('/reset-password?token=')));
    }
    expect(links).toHaveLength(1);
    const token = links[0]?.split('token=')[1];
    const password = 'Ein-langes-Kennwort-42';
    expect((await post('/password/reset', { token, password })).statusCode).toBe(204);
    const { _termsToken, termsVersion } = await signIn(password);
    const headers = { authorization: `Bearer ${_termsToken}` };
    const acceptance = { method: 'POST', url: '/api/terms/acceptance', headers } as const;
    await app.inject({ ...acceptance, payload: { version: termsVersion } });
    const user = { displayName: 'Erika Beispiel' };
    expect(await signIn(password)).toMatchObject({ mustSetUpSecondFactor: true, user });
    const [own] = await allFoundations(database.db);
    expect(own).toMatchObject({ trid: '9001', title: 'Beispiel Distribution GmbH', type: 'ETC' });
  } finally {
    await app.close();
    await stop();
    await database.close();
  }
});

test('setup makes one administrator of the distributor, and is refused in a portal that has one', async () => {
  const portal = await openPortal();
  const words = ['setup', 'x', '--company', 'X GmbH', '--name', 'X', '--email', 'x@example.com'];
  expect(await runCommand(portal.services, words)).toMatchObject({ code: 1 });
  await portal.close();
});

test('each command of the portal that a document of operations names is there', () => {
  const usages = commandHelp().map((line) => line.trim());
  const unknown = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      commandsIn(read(file))
        .filter(([first = '']) => !first.startsWith('-'))
        .filter(
          ([first = '', second = '']) =>
            !usages.some(
              (usage) => usage === first || usage.startsWith(`${first} ${second}`) || usage.startsWith(`${first} <`),
            ),
        )
        .map((words) => `${file}: ${words.join(' ')}`),
    );
  expect(unknown).toEqual([]);
});
