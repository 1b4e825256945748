import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pullContent } from '#scripts/publish/pull-content.ts';

let folder: string;
const git = (where: string, ...options: string[]) =>
  execFileSync('git', ['-C', join(folder, where), '-c', 'user.name=a', '-c', 'user.email=a@example.com', ...options]);

/** An editor hands in a file. */
function handIn(path: string, text: string): void {
  mkdirSync(dirname(join(folder, 'editor', path)), { recursive: true });
  writeFileSync(join(folder, 'editor', path), text);
  git('editor', 'add', '.');
  git('editor', 'commit', '-q', '-m', `Neu: ${path}`);
  git('editor', 'push', '-q', 'origin', 'HEAD');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-publish-'));
  git('.', 'init', '-q', '--bare', '-b', 'main', 'origin');
  git('.', 'clone', '-q', join(folder, 'origin'), 'editor');
  handIn('src/content/help/de/tickets.md', 'eins');
  git('.', 'clone', '-q', join(folder, 'origin'), 'portal');
});
afterEach(() => rmSync(folder, { recursive: true }));

const portal = () => join(folder, 'portal');
const render = () => readFileSync(join(portal(), 'src/content/help/de/tickets.md'), 'utf8');

test('what editors hand in is fetched; without anything new nothing changes', () => {
  handIn('src/content/help/de/tickets.md', 'zwei');
  expect(pullContent(portal())).toEqual({
    ok: true,
    says: expect.stringContaining('Neu: src/content/help/de/tickets.md, 1'),
  });
  expect(render()).toBe('zwei');
  expect(pullContent(portal())).toEqual({ ok: true, says: expect.stringContaining('0 Dateien neu') });
});

test.each(['server/main.ts', 'package.json', 'src/content/schema/help.ts'])(
  '§faults a program change (%s) stops the update with its content and is left to an operator',
  (path) => {
    handIn('src/content/help/de/tickets.md', 'zwei');
    handIn(path, 'x');
    expect(pullContent(portal())).toEqual({ ok: false, says: expect.stringContaining(path) });
    expect(render()).toBe('eins');
  },
);

test('§faults a folder with local changes or an unreachable host is reported', () => {
  handIn('src/content/help/de/tickets.md', 'zwei');
  writeFileSync(join(portal(), 'src/content/help/de/tickets.md'), 'von Hand');
  expect(pullContent(portal())).toEqual({ ok: false, says: expect.stringContaining('ließ sich nicht holen') });
  expect(render()).toBe('von Hand');
  rmSync(join(folder, 'origin'), { recursive: true });
  expect(pullContent(portal()).ok).toBe(false);
});
