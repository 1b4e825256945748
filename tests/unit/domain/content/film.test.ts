import { expect, test } from 'vitest';
import { filmAddress } from '#domain/content/film.ts';

const embed = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', embed],
  ['https://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ', embed],
  ['http://m.youtube.com/watch?v=dQw4w9WgXcQ', embed],
  ['https://youtu.be/dQw4w9WgXcQ', embed],
  ['https://youtu.be/dQw4w9WgXcQ?t=90', `${embed}?start=90`],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s', `${embed}?start=90`],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1', embed],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', embed],
  ['https://www.youtube.com/live/dQw4w9WgXcQ?si=x', embed],
])('§9-6 %s becomes an embed address without cookies', (link, address) => expect(filmAddress(link)).toBe(address));

test.each([
  '',
  'kein Link',
  'https://example.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.example.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/channel/UC1234567890a',
  'https://www.youtube.com/watch?v=zu-kurz',
  'https://youtu.be/"><script>x',
  'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
])('§9 “%s” is no film', (link) => expect(filmAddress(link)).toBeUndefined());
