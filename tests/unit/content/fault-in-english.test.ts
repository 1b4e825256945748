import { expect, test } from 'vitest';
import { faultInEnglish } from '#server/content/editing/fault-in-english.ts';
import { faultsWith, soundTree } from '../scripts/content-tree.ts';

const tutorial = soundTree['tutorials/de/first.md'] ?? '';
const says = (source: string) =>
  faultsWith({ 'tutorials/de/first.md': source }).map((fault) => fault.replace(/^\S+ [^:]*: /, ''));

test.each([
  ['an empty title', tutorial.replace('title: Erste', "title: ''")],
  ['no title', tutorial.replace('title: Erste\n', '')],
  ['a long title', tutorial.replace('Erste', 'x'.repeat(120))],
  ['no minutes', tutorial.replace('minutes: 5', 'minutes: 0')],
  ['half a minute', tutorial.replace('minutes: 5', 'minutes: 0.5')],
  ['another topic', tutorial.replace('topic: portal', 'topic: other')],
  ['a wrong day', tutorial.replace('2026-11-01', '01.11.2026')],
  ['an end before its beginning', tutorial.replace('level', 'validFrom: 2026-12-02\nvalidUntil: 2026-12-01\nlevel')],
  ['a heading that is too high', `${tutorial}\n# Titel\n`],
  ['a heading that skips a level', `${tutorial}\n## A\n\n#### B\n`],
  [
    'links that lead nowhere',
    `${tutorial}\n[hier](/nowhere) [](/help) [Text](http://example.com) [Text](javascript:x)\n`,
  ],
  ['a place that is not there', `${tutorial}\n[Hilfe](/help#nirgends) [Text](#nirgends) [Help](/en/help)\n`],
  [
    'images without a description',
    `${tutorial}\n![](/images/karte.png) ![Karte](/images/fehlt.png) ![Karte](bild.png)\n`,
  ],
  ['markup', `${tutorial}\n<script>x</script>\n`],
])('§content %s is told in English too', (_what, source) => {
  const german = says(source);
  expect(german.length).toBeGreaterThan(0);
  expect(german.filter((sentence) => faultInEnglish(sentence) === sentence)).toEqual([]);
});
