import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from '../source-files.ts';

const files = sourceFiles('src', 'server');
const using = (pattern: RegExp, among = files) =>
  among.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test('no text becomes code, and HTML in a page is that of the build', () => {
  expect(using(/\beval\(|\bnew Function\(|\bset(?:Timeout|Interval)\(\s*['"`]/)).toEqual([]);
  // Chapters that the server renders as the build does, without markup of their writers.
  expect(using(/\.innerHTML\b|\binsertAdjacentHTML\b|\bdocument\.write\b|\bDOMParser\b/)).toEqual([
    'src/early/help-updates.ts',
  ]);
  // Content of editors, made into HTML by the build.
  expect(using(/dangerouslySetInnerHTML/)).toEqual(['src/islands/ui/text/Html.tsx']);
});

test('programs are started with a list of arguments and without a shell', () => {
  const starting = files.filter(({ text }) => text.includes("'node:child_process'"));
  expect(starting.map(({ path }) => path).sort()).toEqual([
    'server/backup/archive.ts',
    'server/core/build.ts',
    'server/db/postgres/launch.ts',
    'server/db/postgres/orphan.ts',
    'server/db/postgres/postmaster.ts',
  ]);
  for (const { path, text } of starting) expect([path, /\bexec(?:Sync)?\b|\bshell:/.test(text)]).toEqual([path, false]);
});

test('the server calls nothing by a client that follows redirects', () => {
  const server = files.filter(({ path }) => path.startsWith('server/'));
  expect(using(/(?<![.\w])fetch\(|\bofetch\b|'undici'|\.fetch\(/, server)).toEqual([]);
});

test('messages of other windows count from the one window that was asked', () => {
  const hearing = files.filter(
    ({ path, text }) => /addEventListener\('message'/.test(text) && !path.endsWith('worker.ts'),
  );
  expect(hearing.length).toBeGreaterThan(2);
  for (const { path, text } of hearing) expect([path, /\bsource !== /.test(text)]).toEqual([path, true]);
});

test('the one cookie is that of the language, for this site alone', () => {
  const cookies = files.flatMap(({ text }) => text.match(/document\.cookie = `[^`]*`/g) ?? []);
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) expect(cookie).toMatch(/\$\{languageCookie\}=.*;path=\/;.*samesite=lax/);
  expect(using(/set-cookie|setCookie|cookieStore/i)).toEqual([]);
});

test('the proxy of the kit offers TLS 1.2 and 1.3 alone', () => {
  const offers = readFileSync(join(root, 'deploy/nginx/portal.conf'), 'utf8').match(/ssl_protocols .*;/g);
  expect(offers).toEqual(['ssl_protocols TLSv1.2 TLSv1.3;']);
});

test('the proxy of the kit offers ciphers with forward secrecy and authentication alone', () => {
  const [, list = ''] = /ssl_ciphers ([^;]+);/.exec(readFileSync(join(root, 'deploy/nginx/portal.conf'), 'utf8')) ?? [];
  expect(list.split(':').length).toBeGreaterThan(3);
  for (const cipher of list.split(':'))
    expect(cipher).toMatch(/^ECDHE-(?:ECDSA|RSA)-(?:AES\d+-GCM-SHA\d+|CHACHA20-POLY1305)$/);
});

test('no field of a form hinders pasting, and each password names its use to password managers', () => {
  // Sheets, tables and texts of editors take more than a text from the clipboard.
  expect(using(/\bonPaste\b|['"]paste['"]/).sort()).toEqual([
    'src/islands/staff/content/MarkdownField.tsx',
    'src/islands/ui/form/blocks/BlockEditor.tsx',
    'src/islands/ui/sheet/sheet-clipboard.ts',
    'src/islands/ui/table-import/ImportSource.tsx',
    'src/islands/ui/table-import/TableImportDialog.tsx',
  ]);
  expect(using(/type=(?:"password"|\{[^}]*'password'[^}]*\})/)).toEqual(['src/islands/ui/form/PasswordBox.tsx']);
  const box = files.find(({ path }) => path.endsWith('PasswordBox.tsx'))?.text;
  expect(box).toContain("autoComplete: 'current-password' | 'new-password';");
});

test('no client of the server turns the check of certificates off', () => {
  expect(using(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity|tlsAllowInvalid/)).toEqual([]);
});

test('patterns are made of constants, and of names reduced to letters and digits', () => {
  // Of users' texts only these reach one: `wordsIn` of guessable-password leaves a to z and digits, `written` of person-name letters.
  expect(using(/\bnew RegExp\(|(?<![.\w])RegExp\(/).sort()).toEqual([
    'server/content/check/text-faults.ts',
    'server/db/postgres/account.ts',
    'server/files/inspection/entry-hazards.ts',
    'server/plugins/static-site.ts',
    'server/queries/records/record-lists.ts',
    'server/session/guessable-password.ts',
    'src/contract/clean-text.ts',
    'src/domain/brand/branded-html.ts',
    'src/domain/retention/person-name.ts',
    'src/domain/staff/portal-acts.ts',
  ]);
});
