import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { roles } from '#domain/access/roles.ts';
import { runCommand } from '#server/admin/run-command.ts';
import { demoFiles, fillLibrary } from '#server/demo/library/fill-library.ts';
import { libraryCalls, writeFiles } from '../support/library-files.ts';
import { openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const check = () => runCommand(portal.services, ['library', 'check']);

test('§library the demo library is without faults, filled once, and found as its files are', async () => {
  const { libraryDir } = portal.config;
  expect(await fillLibrary(libraryDir, portal.services)).toBe(true);
  expect(await fillLibrary(libraryDir, portal.services)).toBe(false);
  expect(await check()).toEqual({ code: 0, lines: [`${demoFiles.length + 10} Dateien geprüft, alles in Ordnung.`] });
  await portal.services.library.rescan();
  expect(portal.services.library.unreadable).toBe(0);
  const staff = libraryCalls(await portal.as('9001/etc.staff'));
  const all = (await staff.list('')).items.reduce((sum, { files }) => sum + (files ?? 0), 0);
  expect(all).toBe(demoFiles.length + 10);
  expect((await staff.search('Portierungsformular')).total).toBe(10);
});

test('§library texts that are not UTF-8 get a hint, which is no error', async () => {
  writeFiles(portal, { 'templates/West.txt': Buffer.from('Prüfung', 'latin1'), 'templates/Plain.txt': 'Prüfung' });
  const { code, lines } = await check();
  expect([code, lines]).toEqual([
    0,
    [
      'templates/West.txt:1: Hinweis: Die Datei ist nicht UTF-8 und wird als Windows-1252 gelesen. Bitte prüfen Sie die Umlaute oder speichern Sie sie als UTF-8.',
      `${demoFiles.length + 12} Dateien geprüft, alles in Ordnung.`,
    ],
  ]);
  for (const name of ['West', 'Plain']) rmSync(join(portal.config.libraryDir, `templates/${name}.txt`));
});

test('§library an operator is told of every fault of the library with file and line', async () => {
  const { libraryDir } = portal.config;
  writeFiles(portal, {
    'templates/Eins.txt': 'eins',
    'templates/Eins.txt.meta.yaml': 'version: 1\nvalidFrom: gestern\nroles: [CHEF]\nfarbe: rot\n',
    'templates/Fehlt.txt.meta.yaml': 'version: 1\n',
    'templates/Zwei.txt': 'zwei',
    'templates/Zwei.txt.meta.yaml': 'supersedes: Drei.txt\n',
    'Sonstiges/Datei.txt': 'x',
  });
  symlinkSync(portal.dataDir, join(libraryDir, 'templates/Verweis'));
  const { code, lines } = await check();
  expect(code).toBe(1);
  expect(lines.join('\n').split('\n').sort()).toEqual(
    [
      'Sonstiges:1: Diesen Ordner kennt das Portal nicht; sein Inhalt wird nicht gezeigt.',
      'templates/Eins.txt.meta.yaml:2: validFrom: Ein Tag, zum Beispiel 2026-01-31.',
      `templates/Eins.txt.meta.yaml:3: roles: Eine der Rollen ${roles.join(', ')}.`,
      'templates/Eins.txt.meta.yaml:4: farbe: Diese Angabe gibt es hier nicht. Möglich sind: description, version, roles, shortcuturl, validFrom, validUntil, supersedes.',
      'templates/Fehlt.txt.meta.yaml:1: Die Datei Fehlt.txt gibt es nicht.',
      'templates/Verweis:1: Das ist eine Verknüpfung und wird nicht gezeigt.',
      'templates/Zwei.txt.meta.yaml:1: supersedes: Die Datei templates/Drei.txt gibt es nicht.',
      `${demoFiles.length + 12} Dateien geprüft, 7 Fehler.`,
    ].sort(),
  );
  rmSync(join(libraryDir, 'templates/Verweis'));
});

test('§library a running server sees changes by itself, in folders that are new too', async () => {
  const staff = libraryCalls(await portal.as('9001/etc.staff'));
  portal.services.library.start();
  await portal.services.library.idle();
  writeFiles(portal, { 'newsletters/Neuer Ordner/Tief/Brief.txt': 'Sonnenblume' });
  await vi.waitFor(async () => expect((await staff.search('Sonnenblume')).total).toBe(1), 60_000);
  writeFiles(portal, { 'newsletters/Neuer Ordner/Tief/Brief.txt': 'Kornblume' });
  await vi.waitFor(async () => expect((await staff.search('Kornblume')).total).toBe(1), 60_000);
  rmSync(join(portal.config.libraryDir, 'newsletters/Neuer Ordner'), { recursive: true });
  await vi.waitFor(async () => expect((await staff.search('Kornblume')).total).toBe(0), 60_000);
});
