import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { ContentDetail, ContentPreview } from '#contract/content/edited-content.ts';
import { runCommand } from '#server/admin/run-command.ts';
import { writeBuiltContent } from '../support/built-content.ts';
import { openEditing } from './editing-calls.ts';

const tutorial = (title: string, text: string, more = '') =>
  `---\ntitle: ${title}\ndescription: Ein Satz.\ntopic: portal\nlevel: basic\nminutes: 5\ndate: 2026-11-01\n${more}---\n\n${text}\n`;

const { portal, writeSources, editor, address, draft, detailOf, save, act, readTutorials } = await openEditing();
afterAll(() => portal.close());

test('§content editors alone read and write, whatever else they may do', async () => {
  for (const userId of ['1001/sp.admin', '9001/etc.staff', '9001/chef.red']) {
    const session = await portal.as(userId);
    expect((await session.get('/editor/content')).statusCode).toBe(403);
  }
  const list = (await (await editor()).get('/editor/content')).json<{ items: { id: string; state: string }[] }>();
  expect(list.items).toContainEqual(expect.objectContaining({ id: 'first', state: 'file', title: 'Erste' }));
});

test('§content a draft is kept with its faults, and is published once it has none', async () => {
  const faulty = draft('# Zu hoch\n\n[hier](/nowhere) ![](/x.png)', { minutes: 0, title: '' });
  const saved = (await save('first', faulty)).json<ContentDetail>();
  expect(saved.draft?.de.text).toContain('Zu hoch');
  expect(saved.faults.map(({ field }) => field)).toEqual(expect.arrayContaining(['title', 'minutes', '']));
  expect((await act('first', 'publish', { note: '' })).statusCode).toBe(409);
  expect((await readTutorials()).items).toEqual([]);

  await save('first', draft('Neuer Text mit [Hilfe](/help#tickets).'));
  const published = await act('first', 'publish', { note: 'Klarer gesagt' });
  expect(published.statusCode).toBe(200);
  const { items, replaced } = await readTutorials();
  expect(replaced).toEqual(['first']);
  expect(items).toEqual([expect.objectContaining({ id: 'first', title: 'Neu gefasst', open: true })]);
  expect(items[0]?.html).toBe('<p>Neuer Text mit <a href="/help#tickets">Hilfe</a>.</p>');
  expect(published.json()).toMatchObject({ state: 'edited', number: 1, versions: [{ note: 'Klarer gesagt' }] });
});

test('§content markup and addresses that run code never reach a reader', async () => {
  const texts = draft('<img src=x onerror=alert(1)> Text [a](javascript:alert(1))\n\n<script>alert(1)</script>');
  const preview = await (await editor()).post(`${address('first')}/preview`, { texts });
  const { de, faults } = preview.json<ContentPreview>();
  expect(de?.html).not.toMatch(/<img|<script|javascript:/);
  expect(faults.length).toBeGreaterThan(0);
});

test('§content of two editors the second is refused and loses nothing', async () => {
  const { version, number } = await detailOf('first');
  const one = await editor();
  const texts = draft('Die eine.');
  expect((await one.put(address('first'), { version, number, texts })).statusCode).toBe(200);
  const late = await one.put(address('first'), { version, number, texts: draft('Die andere.') });
  expect(late.statusCode).toBe(409);
  expect((await detailOf('first')).draft?.de.text).toBe('Die eine.');
  expect((await act('first', 'discard')).statusCode).toBe(200);
});

test('§content any version is published again, and each says what it changed', async () => {
  await save('first', draft('Zweite Fassung.'));
  await act('first', 'publish', { note: '' });
  const compared = (await (await editor()).get(`${address('first')}/versions/2`)).json();
  expect(compared.changes.de).toEqual(
    expect.arrayContaining([
      { kind: 'removed', text: 'Neuer Text mit [Hilfe](/help#tickets).' },
      { kind: 'added', text: 'Zweite Fassung.' },
    ]),
  );
  await act('first', 'restore', { to: 1, note: '' });
  expect((await readTutorials()).items[0]?.html).toContain('Neuer Text');
  expect((await detailOf('first')).number).toBe(3);
});

test('§content a file that changed later waits for a decision, and one that says the same stands for itself', async () => {
  writeSources({ 'tutorials/de/first.md': tutorial('Aus der Datei', 'Text.') });
  expect(await detailOf('first')).toMatchObject({ state: 'edited', isFileNewer: true });
  expect((await readTutorials()).items[0]?.title).toBe('Neu gefasst');
  await act('first', 'keep');
  expect(await detailOf('first')).toMatchObject({ isFileNewer: false, state: 'edited' });

  const { files } = (await (await editor()).get(`${address('first')}/files`)).json();
  expect(files).toEqual([expect.objectContaining({ path: 'src/content/tutorials/de/first.md' })]);
  writeSources({ 'tutorials/de/first.md': files[0].source.replace('minutes: 7', 'minutes: 7 ') });
  expect(await detailOf('first')).toMatchObject({ state: 'file', isFileNewer: false });
  expect(await readTutorials()).toMatchObject({ items: [], replaced: [] });
});

test('§content a new entry is shown to its roles, and to no one once it is hidden', async () => {
  expect((await save('inside', draft('Nur intern.', { roles: ['PORTAL_EMPLOYEE'] }))).statusCode).toBe(200);
  await act('inside', 'publish', { note: '' });
  expect((await readTutorials()).items).toEqual([]);
  const [item] = (await readTutorials('9001/etc.staff')).items;
  expect(item).toMatchObject({ id: 'inside' });
  expect(item?.open).toBeUndefined();
  await act('inside', 'hide', { note: 'Überholt' });
  expect((await readTutorials('9001/etc.staff')).items).toEqual([]);
});

test('§content a lesson changes its course, and a new one waits until its course names it', async () => {
  writeBuiltContent(portal, 'academy', [{ id: 'basics', restricted: false, title: 'Grundkurs', chapters: [] }]);
  const lesson = (title: string) => ({ de: { fields: { title, minutes: 5 }, text: 'Text.' } });
  await save('basics.more', lesson('Mehr'), 'lessons');
  expect((await act('basics.more', 'publish', { note: '' }, 'lessons')).statusCode).toBe(200);
  await save('basics.sign-in', lesson('Anmelden, neu'), 'lessons');
  await act('basics.sign-in', 'publish', { note: '' }, 'lessons');
  const course = await detailOf('basics.course', 'academy');
  const chapters = [{ title: 'Anfang', lessons: ['sign-in', 'tickets', 'more'] }];
  const current = course.current?.de ?? { fields: {}, text: '' };
  await save('basics.course', { de: { ...current, fields: { ...current.fields, chapters } } }, 'academy');
  expect((await act('basics.course', 'publish', { note: '' }, 'academy')).statusCode).toBe(200);
  const answer = await (await portal.as('1004/plain.user')).get('/content/academy');
  const titles = answer.json().items[0].chapters[0].lessons.map(({ title }: { title: string }) => title);
  expect(titles).toEqual(['Anmelden, neu', 'Tickets', 'Mehr']);
});

test('§content chapters of the help are answered to everybody', async () => {
  await save(
    'tickets',
    { de: { fields: { title: 'Tickets', order: 1, date: '2026-11-02' }, text: 'Anders.' } },
    'help',
  );
  // What links to a heading of the old text would lead nowhere.
  expect((await act('tickets', 'publish', { note: '' }, 'help')).statusCode).toBe(200);
  const answer = await portal.call('GET', '/help', { query: { _lang: 'en' } });
  expect(answer.json()).toMatchObject({ replaced: ['tickets'], chapters: [{ id: 'tickets', html: '<p>Anders.</p>' }] });
});

test('§content each act is in the audit log', async () => {
  const session = await portal.as('9001/etc.staff');
  const { items } = (await session.get('/staff/audit', { query: { _limit: '100', value2: 'rights' } })).json();
  const texts = JSON.stringify(items);
  expect(texts).toContain('content.publish tutorials/first');
  expect(texts).not.toContain('Neuer Text');
});

test('§content the command line lists, drafts, publishes and exports', async () => {
  const order = (...words: string[]) => runCommand(portal.services, words);
  const file = join(portal.dataDir, 'entry.md');
  writeFileSync(file, tutorial('Von der Befehlszeile', 'Text.'));
  expect((await order('content', 'put', 'tutorials/by-hand', 'entry.md')).code).toBe(1);
  expect((await order('content', 'put', 'tutorials/by-hand', file)).lines).toEqual([
    'Kept a draft of tutorials/by-hand.',
  ]);
  expect((await order('content', 'publish', 'tutorials/by-hand')).code).toBe(0);
  expect((await readTutorials()).items.map(({ title }) => title)).toContain('Von der Befehlszeile');
  expect((await order('content', 'list')).lines.join('\n')).toContain('tutorials/by-hand\tnew');
  expect((await order('content', 'show', 'tutorials/by-hand')).lines).toContain('title: "Von der Befehlszeile"');
  const { lines } = await order('content', 'export', join(portal.dataDir, 'export'));
  expect(lines).toContain('src/content/tutorials/de/by-hand.md');
  expect((await order('content', 'publish', 'tutorials/by-hand')).lines).toEqual(['there is no draft']);
});
