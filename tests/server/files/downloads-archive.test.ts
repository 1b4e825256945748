import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { zipArchive } from '#server/files/inspection/zip-archive.ts';
import { readSegments, totalSize } from '#server/files/storage/segments.ts';
import { readZip } from '../support/read-zip.ts';

const bytesOf = (index: number) => Buffer.alloc(100_000 + index, `Zeile ${index}\n`);
const names = ['Übersicht.pdf', 'b.png', '日本.pdf'];

function archive(contexts: string[] = []) {
  return zipArchive(
    names.map((name, index) => ({
      name,
      size: bytesOf(index).length,
      modified: Date.UTC(2026, 10, 21, 10, 30, 20),
      segment: {
        size: bytesOf(index).length,
        async *read({ start, end }) {
          contexts.push(name);
          yield bytesOf(index).subarray(start, end + 1);
        },
      },
    })),
  );
}

test('§interface.files an archive holds its files byte for byte under their names', async () => {
  const segments = archive();
  const size = totalSize(segments);
  const bytes = await buffer(readSegments(segments, { start: 0, end: size - 1 }));
  expect(bytes).toHaveLength(size);
  const entries = readZip(bytes);
  expect(entries.map(({ name }) => name)).toEqual(names);
  entries.forEach(({ content, crc }, index) => {
    expect(content.equals(bytesOf(index))).toBe(true);
    expect(crc).toBe(crc32(bytesOf(index)));
  });
});

test.each([
  ['Europe/Berlin', Date.UTC(2026, 10, 21, 10, 30, 20), '2026-11-21 11:30:20'],
  ['UTC', Date.UTC(2026, 10, 21, 10, 30, 20), '2026-11-21 11:30:20'],
  ['America/New_York', Date.UTC(2026, 6, 31, 22, 5, 0), '2026-08-01 00:05:00'],
])(
  '§interface.files files in an archive have the time of Berlin on a server in %s',
  async (zone, modified, display) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    try {
      const file = {
        name: 'a.txt',
        size: 0,
        modified,
        crc: 0,
        segment: { size: 0, read: async () => Buffer.alloc(0) },
      };
      const segments = zipArchive([file]);
      const bytes = await buffer(readSegments(segments, { start: 0, end: totalSize(segments) - 1 }));
      expect(readZip(bytes)[0]?.modified).toBe(display);
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  },
);

test('§interface.files an archive cut anywhere and resumed by range is the same archive', async () => {
  const segments = archive();
  const end = totalSize(segments) - 1;
  const whole = await buffer(readSegments(segments, { start: 0, end }));
  for (const cut of [1, 29, 30, 44, 45, 99_999, 100_043, 150_000, end - 22, end - 21, end]) {
    const first = await buffer(readSegments(archive(), { start: 0, end: cut - 1 }));
    const rest = await buffer(readSegments(archive(), { start: cut, end }));
    expect(Buffer.concat([first, rest]).equals(whole), `cut at ${cut}`).toBe(true);
  }
});

test('§interface.files a file that lies outside the range is not opened', async () => {
  const contexts: string[] = [];
  await buffer(readSegments(archive(contexts), { start: 50, end: 60 }));
  expect(contexts).toEqual(['Übersicht.pdf']);
});
