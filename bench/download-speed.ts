import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { RunningServer } from '../tests/pages/fixtures/running-server.ts';
import { memoryOf } from './process-figures.ts';
import type { Cell } from './table.ts';

const mib = 1024 ** 2;
const folder = 'newsletters';
const film = { name: 'Film.mp4', size: 1024 * mib };
/** Together 2 GB, each small enough to be kept as a copy. */
const parts = Array.from({ length: 8 }, (_, n) => ({ name: `Teil ${n + 1}.mp4`, size: 250 * mib }));

/** A file of blocks that all differ, so that no two files are one. */
async function write(path: string, size: number): Promise<void> {
  const file = await open(path, 'w');
  const block = Buffer.alloc(mib, 7);
  for (let at = 0; at < size; at += block.length) {
    block.write(`${path} ${at}`);
    await file.write(block);
  }
  await file.close();
}

async function drained(stream: AsyncIterable<{ length: number }>): Promise<number> {
  let bytes = 0;
  for await (const chunk of stream) bytes += chunk.length;
  return bytes;
}

/** Asks for a download until the server has read its files. */
async function grantFor({ url }: RunningServer, token: string, action: object): Promise<string> {
  for (;;) {
    const answer = await fetch(`${url}/api/public/onetimeaction`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(action),
    });
    if (answer.ok) return ((await answer.json()) as { token: string }).token;
    await answer.body?.cancel();
    await pause(1000);
  }
}

async function untilRead({ url }: RunningServer): Promise<void> {
  for (;;) {
    await pause(2000);
    const text = await (await fetch(`${url}/api/metrics`)).text();
    if (/^portal_library_pending 0$/m.test(text)) return;
  }
}

/** Speed in MiB/s, and by how many MiB the server grew at most meanwhile. */
async function downloaded(server: RunningServer, name: string, grant: string, size: number): Promise<Cell[]> {
  const before = memoryOf(server.pid).now;
  let peak = before;
  const look = setInterval(() => {
    peak = Math.max(peak, memoryOf(server.pid).now);
  }, 50);
  const from = performance.now();
  const answer = await fetch(`${server.url}/api/public/filedownload/x?token=${grant}`);
  const bytes = answer.body ? await drained(answer.body) : 0;
  clearInterval(look);
  if (!answer.ok || bytes < size) throw new Error(`${name}: ${answer.status}, ${bytes} bytes`);
  return [name, Math.round(bytes / mib / ((performance.now() - from) / 1000)), peak - before];
}

/** Downloads a file of 1 GiB and a ZIP of 2 GB. */
export async function downloadRows(server: RunningServer, root: string, token: string): Promise<Cell[][]> {
  await mkdir(join(root, folder), { recursive: true });
  for (const { name, size } of [film, ...parts]) await write(join(root, folder, name), size);
  const one = { _action: 'downloadFile', path: `${folder}/${film.name}` };
  const several = { _action: 'downloadArchiveFile', paths: parts.map(({ name }) => `${folder}/${name}`) };
  await grantFor(server, token, one);
  await grantFor(server, token, several);
  await untilRead(server);
  const from = performance.now();
  const stream = (await open(join(root, folder, film.name))).createReadStream({ highWaterMark: mib });
  const bytes = await drained(stream);
  const speed = Math.round(bytes / mib / ((performance.now() - from) / 1000));
  const zipped = parts.reduce((sum, { size }) => sum + size, 0);
  return [
    ['1 GiB read from the disk by this script', speed, ''],
    await downloaded(server, '1 GiB downloaded', await grantFor(server, token, one), film.size),
    await downloaded(server, 'ZIP of 2 GB downloaded', await grantFor(server, token, several), zipped),
  ];
}
