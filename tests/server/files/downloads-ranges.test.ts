import { expect, test } from 'vitest';
import { parseRange } from '#server/core/byte-range.ts';
import { attachmentHeader } from '#server/files/inspection/content-disposition.ts';

test.each([
  ['no header', undefined, undefined],
  ['a first part', 'bytes=0-9', { start: 0, end: 9 }],
  ['an open end', 'bytes=90-', { start: 90, end: 99 }],
  ['an end beyond the file', 'bytes=90-500', { start: 90, end: 99 }],
  ['the last bytes', 'bytes=-10', { start: 90, end: 99 }],
  ['more last bytes than there are', 'bytes=-500', { start: 0, end: 99 }],
  ['a start beyond the file', 'bytes=100-', 'unsatisfiable'],
  ['no last bytes', 'bytes=-0', 'unsatisfiable'],
  ['an end before the start', 'bytes=9-1', undefined],
  ['several ranges', 'bytes=0-1,5-6', undefined],
  ['another unit', 'lines=0-1', undefined],
  ['nonsense', 'bytes=-', undefined],
])('§interface.files a download answers %s', (_case, header, range) => {
  expect(parseRange(header, 100)).toEqual(range);
});

test('§interface.files a download carries its name in a form that old and new browsers read', () => {
  expect(attachmentHeader('Übersicht "Mai" (50%).pdf')).toBe(
    `attachment; filename="Ubersicht _Mai_ (50_).pdf"; filename*=UTF-8''%C3%9Cbersicht%20%22Mai%22%20%2850%25%29.pdf`,
  );
  expect(attachmentHeader('a\r\nSet-Cookie: x=1.pdf')).not.toMatch(/[\r\n]/);
});
