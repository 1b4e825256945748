import { expect, test } from 'vitest';
import { formatSize } from '#domain/documents/file-size.ts';

const [KB, MB, GB] = [1024, 1024 ** 2, 1024 ** 3];

test.each([
  [0, '0 Byte', '0 Byte'],
  [1, '1 Byte', '1 Byte'],
  [999, '999 Byte', '999 Byte'],
  [1000, '1.000 Byte', '1,000 Byte'],
  [KB - 1, '1.023 Byte', '1,023 Byte'],
  [KB, '1,00 KB', '1.00 KB'],
  [KB + 1, '1,00 KB', '1.00 KB'],
  [1536, '1,50 KB', '1.50 KB'],
  [10 * KB, '10,00 KB', '10.00 KB'],
  [MB - 6 * 1024, '1.018,00 KB', '1,018.00 KB'],
  [MB - 6, '1.023,99 KB', '1,023.99 KB'],
  [MB - 5, '1,00 MB', '1.00 MB'],
  [MB - 1, '1,00 MB', '1.00 MB'],
  [MB, '1,00 MB', '1.00 MB'],
  [1.24 * MB, '1,24 MB', '1.24 MB'],
  [10 * MB, '10,00 MB', '10.00 MB'],
  [GB - 1, '1,00 GB', '1.00 GB'],
  [GB, '1,00 GB', '1.00 GB'],
  [2.5 * GB, '2,50 GB', '2.50 GB'],
  [5000 * GB, '5.000,00 GB', '5,000.00 GB'],
])('§9-3 %d bytes are %s in German and %s in English', (bytes, german, english) => {
  expect(formatSize(bytes, 'de')).toBe(german);
  expect(formatSize(bytes, 'en')).toBe(english);
});

test('§library no size shows 1024 or more of a unit that has a larger one', () => {
  for (const unit of [KB, MB, GB]) {
    for (let below = 0; below < unit / 50 && below < 20_000; below += 1) {
      expect(formatSize(unit - below, 'en')).not.toMatch(/^1,024/);
    }
  }
});
