import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $zipDownload, cancelZip, downloadZip } from '#stores/files/zip-download.ts';

let saved: { name: string; href: string }[] = [];
let chunks: Uint8Array[] = [];
let requests: unknown[] = [];
let status = 200;

beforeEach(() => {
  saved = [];
  requests = [];
  chunks = [new Uint8Array(300), new Uint8Array(200)];
  status = 200;
  vi.stubGlobal('document', {
    createElement: () => {
      const link = { href: '', download: '', click: () => saved.push({ name: link.download, href: link.href }) };
      return link;
    },
  });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:zip');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const url = String(input instanceof Request ? input.url : input);
    if (url.includes('onetimeaction')) {
      requests.push(JSON.parse(String(init?.body)));
      return Response.json({ token: 't', name: 'Dokumente.zip' });
    }
    init?.signal?.throwIfAborted();
    return new Response(
      new ReadableStream({
        start(controller) {
          for (const chunk of chunks) controller.enqueue(chunk);
          controller.close();
        },
      }),
      { status },
    );
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('several files are saved as one ZIP, and one sees how far it is', async () => {
  const log: (number | undefined)[] = [];
  const stop = $zipDownload.listen((progress) => log.push(progress?.done));
  expect(await downloadZip(['a.pdf', 'b'], 500)).toBe(true);
  stop();
  expect(requests).toEqual([{ _action: 'downloadArchiveFile', paths: ['a.pdf', 'b'] }]);
  expect(saved).toEqual([{ name: 'Dokumente.zip', href: 'blob:zip' }]);
  expect(log).toEqual([0, 300, 500, undefined]);
});

test('an archive that would not fit into the page is left to the browser', async () => {
  expect(await downloadZip(['a.pdf'], 300 * 1024 ** 2)).toBeUndefined();
  expect(saved).toEqual([{ name: '', href: expect.stringContaining('/public/archive/Dokumente.zip?token=t') }]);
});

test('one that is cancelled saves nothing, and the next one works', async () => {
  const running = downloadZip(['a.pdf'], 500);
  expect(await downloadZip(['b.pdf'], 500)).toBe(false);
  cancelZip();
  expect(await running).toBe(false);
  expect(saved).toEqual([]);
  expect(await downloadZip(['b.pdf'], 500)).toBe(true);
});

test('a failure is told, and nothing half is saved', async () => {
  status = 410;
  await expect(downloadZip(['a.pdf'], 500)).rejects.toMatchObject({ status: 410 });
  expect(saved).toEqual([]);
  expect($zipDownload.get()).toBeUndefined();
});
