import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { billing, chunkHeaders, type FileCalls, fileCalls, storedFiles } from '../support/file-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';

/** Answers as clamd does to INSTREAM, with what a test wants; `seen` are the bytes of the last stream. */
async function openScanner(path: string) {
  const scanner = { answer: 'stream: OK', seen: Buffer.alloc(0), close: () => void server.close() };
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const parts: Buffer[] = [];
      let at = 'zINSTREAM\0'.length;
      while (at + 4 <= received.length) {
        const length = received.readUInt32BE(at);
        if (length === 0) {
          scanner.seen = Buffer.concat(parts);
          socket.end(`${scanner.answer}\0`);
          return;
        }
        parts.push(received.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  });
  await new Promise<void>((resolve) => void server.listen(path, resolve));
  return scanner;
}

let portal: Portal;
let me: FileCalls;
let scanner: Awaited<ReturnType<typeof openScanner>>;
const bytes = pdf(300_000);
const socketPath = join('/tmp', `portal-scanner-${process.pid}.sock`);

beforeAll(async () => {
  scanner = await openScanner(socketPath);
  portal = await openPortal({ SCANNER_URL: `unix:${socketPath}` });
  me = await fileCalls(portal);
});
beforeEach(() => {
  scanner.answer = 'stream: OK';
});
afterAll(async () => {
  await portal.close();
  scanner.close();
});

test('§uploads an upload is shown to the scanner whole before it may be attached', async () => {
  const id = await me.upload('Rechnung.pdf', bytes);
  expect(scanner.seen.equals(bytes)).toBe(true);
  const other = await me.upload('b.pdf', pdf());
  expect((await me.post('/foundation/1001/data', billing([id, other]))).statusCode).toBe(201);
});

test('§uploads malware is refused with the name of the file, and nothing of it is kept', async () => {
  scanner.answer = 'stream: Win.Test.EICAR_HDB-1 FOUND';
  const id = await me.begin('Rechnung Mai.pdf', bytes.length);
  const answer = await me.patch(id, 0, bytes);
  expect(answer.json()).toMatchObject({ _error: 415, fields: { file: 'fileInfected' } });
  expect(answer.json()._errorMessage).toContain('„Rechnung Mai.pdf“');
  expect(await storedFiles(portal)).not.toContain(id);
});

test.each([
  ['does not answer in its words', 'INSTREAM size limit exceeded. ERROR'],
  ['says nothing', ''],
])('§uploads while the scanner %s, an upload cannot be attached and is scanned on retry', async (_what, message) => {
  scanner.answer = message;
  const id = await me.begin('Rechnung.pdf', bytes.length);
  const answer = await portal.call('PATCH', `/uploads/${id}`, {
    token: me.token,
    body: bytes,
    headers: chunkHeaders(0),
  });
  expect(answer.json()).toMatchObject({
    _error: 503,
    _errorMessage: expect.stringContaining('nicht auf Schadsoftware geprüft'),
  });
  const refusal = await me.post('/foundation/1001/data', billing([id, await clean()]));
  expect(refusal.json()).toMatchObject({ _error: 400, fields: { fileQueue: 'file' } });
  scanner.answer = 'stream: OK';
  expect((await me.head(id)).headers['upload-offset']).toBe(String(bytes.length));
  expect((await me.post('/foundation/1001/data', billing([id, await clean()]))).statusCode).toBe(201);

  async function clean() {
    const before = scanner.answer;
    scanner.answer = 'stream: OK';
    const other = await me.upload('b.pdf', pdf());
    scanner.answer = before;
    return other;
  }
});

test('§uploads a scanner that is not there is said, with 503', async () => {
  const down = await openPortal({ SCANNER_URL: `unix:${socketPath}.gone` });
  const by = await fileCalls(down);
  const id = await by.begin('a.pdf', bytes.length);
  expect((await by.patch(id, 0, bytes)).statusCode).toBe(503);
  expect(down.logLines.some((line) => line.includes('not scanned'))).toBe(true);
  await down.close();
});
