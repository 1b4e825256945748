import { expect, test } from 'vitest';
import { judgeContent } from '../../../server/files/content/file-content.ts';
import { extensionOf } from '../../../src/domain/documents/file-extension.ts';
import { attacks } from '../support/attack-files.ts';
import { bombs } from '../support/packed-zip.ts';

const MiB = 1024 ** 2;

test('§5 archives that unpack to gigabytes are judged by their directory: little is read and nothing of them unpacked', async () => {
  const held = () => process.memoryUsage().heapUsed + process.memoryUsage().external;
  const before = held();
  let [most, highest] = [0, before];
  for (const [name, [verdict, bytes]] of Object.entries(bombs)) {
    let read = 0;
    const reading = async (start: number, end: number) => {
      read += end - start;
      highest = Math.max(highest, held());
      return bytes.subarray(start, end);
    };
    expect([name, await judgeContent(extensionOf(name), bytes.length, reading)]).toEqual([name, verdict]);
    most = Math.max(most, read);
    highest = Math.max(highest, held());
  }
  const grown = (highest - before) / MiB;
  console.log(`${Object.keys(bombs).length} bombs: at most ${most} bytes read of one, memory +${grown.toFixed(1)} MiB`);
  expect(most).toBeLessThan(4 * MiB);
  expect(grown).toBeLessThan(64);
});

test('§5 no file makes its judge read on and on', async () => {
  for (const [name, bytes] of attacks) {
    let reads = 0;
    await judgeContent(extensionOf(name), bytes.length, async (start, end) => {
      reads += 1;
      return bytes.subarray(start, end);
    });
    expect([name, reads <= 1100]).toEqual([name, true]);
  }
});
