import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { maxFileSize } from '#domain/documents/upload-rules.ts';
import { clockSlack } from '#server/core/clock-slack.ts';
import { sweepUploads } from '#server/files/uploads/sweep-uploads.ts';
import { type FileCalls, fileCalls, idOf, metadata, storedFiles, tus } from '../support/file-calls.ts';
import { hour, openPortal, type Portal } from '../support/portal.ts';
import { disguises, exe, pdf, samples } from '../support/sample-files.ts';

let portal: Portal;
let me: FileCalls;

beforeAll(async () => {
  portal = await openPortal();
  me = await fileCalls(portal);
});
afterAll(() => portal.close());

const bytes = pdf(300_000);

describe('§uploads an upload is refused at once', () => {
  test.each([
    ['larger than 10 MB', 'a.pdf', maxFileSize + 1, 413, 'fileSize:10'],
    ['empty', 'a.pdf', 0, 400, 'fileEmpty'],
    ['a program', 'a.exe', 10, 415, 'fileType'],
    ['a program behind a second ending', 'rechnung.pdf.exe', 10, 415, 'fileType'],
    ['a program behind a reversed name', 'rechnung\u202Efdp.exe', 10, 415, 'fileType'],
    ['a program behind a zero byte', 'rechnung.pdf\0.exe', 10, 415, 'fileType'],
    ['a page', 'a.html', 10, 415, 'fileType'],
    ['a vector picture', 'a.svg', 10, 415, 'fileType'],
    ['an Office file made for macros', 'a.xlsm', 10, 415, 'fileType'],
    ['without an ending', 'rechnung', 10, 415, 'fileType'],
    ['without a name', 'pdf/', 10, 415, 'fileType'],
  ])('%s', async (_case, name, length, status, key) => {
    const before = await storedFiles(portal);
    const refusal = await me.create(name, length);
    expect(refusal.statusCode).toBe(status);
    expect(refusal.json()).toMatchObject({ _error: status, fields: { file: key }, requestId: expect.any(String) });
    expect(await storedFiles(portal)).toEqual(before);
  });

  test.each([
    ['no description', {}],
    ['no name', { 'upload-metadata': 'filetype YQ==' }],
    ['no type', { 'upload-metadata': 'filename YS5wZGY=' }],
    ['a broken description', { 'upload-metadata': 'filename %%%' }],
    ['no length', { 'upload-metadata': metadata('a.pdf'), 'upload-length': '' }],
    [
      'a length to be told later',
      { 'upload-metadata': metadata('a.pdf'), 'upload-length': '', 'upload-defer-length': '1' },
    ],
    ['parts to be joined', { 'upload-metadata': metadata('a.pdf'), 'upload-concat': 'partial' }],
  ])('with %s', async (_case, headers) => {
    const input = { ...tus, 'upload-length': '10', ...headers };
    const sent = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== ''));
    const refusal = await portal.call('POST', '/uploads', { token: me.token, headers: sent });
    expect(refusal.statusCode).toBe(400);
    expect(refusal.json()).toMatchObject({ _error: 400 });
  });

  test('in another version of the protocol', async () => {
    const headers = { 'upload-length': '10', 'upload-metadata': metadata('a.pdf') };
    expect((await portal.call('POST', '/uploads', { token: me.token, headers })).statusCode).toBe(412);
  });

  test('where the disk has no room for it', async () => {
    const { storage } = portal.services;
    const free = storage.free;
    storage.free = async () => 1_000_000;
    try {
      expect((await me.create('a.pdf', 900_000)).statusCode).toBe(507);
    } finally {
      storage.free = free;
    }
  });

  test('with more bytes than it announced', async () => {
    const id = await me.begin('a.pdf', 1000);
    expect((await me.patch(id, 0, bytes)).statusCode).toBe(413);
    expect((await me.head(id)).headers['upload-offset']).toBe('0');
  });
});

test('§uploads files without a ticket are limited per user and account, also for parallel calls', async () => {
  const small = await openPortal({
    UPLOAD_WAITING_FILES_PER_USER: '3',
    UPLOAD_WAITING_SIZE_PER_USER: '1000',
    UPLOAD_WAITING_FILES_PER_ACCOUNT: '5',
    UPLOAD_WAITING_SIZE_PER_ACCOUNT: '1500',
  });
  onTestFinished(() => small.close());
  const [first, second] = [await fileCalls(small), await fileCalls(small, '1001/sp.user')];
  const before = await storedFiles(small);
  const draft = await Promise.all(Array.from({ length: 8 }, () => first.create('a.pdf', 300)));
  expect(draft.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 429, 429, 429, 429, 429]);
  expect(draft.find(({ statusCode }) => statusCode === 429)?.json()).toMatchObject({
    _errorMessage: expect.stringContaining('noch zu keinem Ticket'),
    fields: { file: 'filesWaiting' },
  });
  expect(await storedFiles(small)).toHaveLength(before.length + 3);
  const status = async (by: FileCalls, length: number) => (await by.create('b.pdf', length)).statusCode;
  expect(await status(second, 601)).toBe(429);
  expect(await status(second, 600)).toBe(201);
  expect(await status(second, 1)).toBe(429);
  expect(await status(await fileCalls(small, '2001/ws.user'), 1000)).toBe(201);
  const [id = ''] = draft.flatMap((answer) => (answer.statusCode === 201 ? [idOf(answer)] : []));
  await first.remove(id);
  expect(await status(first, 401)).toBe(429);
  expect(await status(first, 300)).toBe(201);
  small.pass(48 * hour + clockSlack);
  await sweepUploads(small.services);
  expect(await status(await fileCalls(small), 1000)).toBe(201);
});

describe('§uploads the content of an upload is judged when it is complete', () => {
  test.each(Object.entries(samples))('a real %s may stay', async (extension, content) => {
    const id = await me.upload(`Datei.${extension}`, content);
    expect(await storedFiles(portal)).toContain(id);
  });

  test.each([...Object.entries(disguises), ['rechnung.exe\0.pdf', exe] as const])(
    '%j is deleted',
    async (name, content) => {
      const id = await me.begin(name, content.length);
      const refusal = await me.patch(id, 0, content);
      expect(refusal.statusCode).toBe(415);
      const fields = { file: 'fileContent' };
      expect(refusal.json()).toMatchObject({ _error: 415, _errorMessage: expect.stringContaining('Endung'), fields });
      expect((await me.head(id)).statusCode).toBe(404);
      expect(await storedFiles(portal)).not.toContain(id);
    },
  );
});
