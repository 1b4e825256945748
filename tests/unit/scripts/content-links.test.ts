import { expect, test } from 'vitest';
import { faultsWith } from './content-tree.ts';

const imprint = 'legal/de/imprint.md';

/** Markdown of the imprint, and what the check says of its first line. */
const texts: [string, string][] = [
  [
    '![](/images/karte.png)',
    'Dem Bild fehlt die Beschreibung für Menschen, die es nicht sehen. Sie gehört in die eckigen Klammern: ![Was zu sehen ist](/bild.png).',
  ],
  ['![karte.png](/images/karte.png)', 'Die Beschreibung des Bildes ist ein Dateiname. Bitte sagen, was zu sehen ist.'],
  ['![Karte](/images/kart.png)', 'Das Bild public/images/kart.png gibt es nicht.'],
  [
    '![Karte](karte.png)',
    'Bilder liegen im Ordner public, und ihre Adresse beginnt mit /, zum Beispiel /images/karte.png. Hier steht karte.png.',
  ],
  [
    '<img src="/images/karte.png">',
    'Dem Bild fehlt die Beschreibung für Menschen, die es nicht sehen. Sie gehört in die eckigen Klammern: ![Was zu sehen ist](/bild.png).',
  ],
  ['[Tickets](/etc/ticket)', 'Die Seite /etc/ticket gibt es nicht. Meinten Sie /etc/tickets?'],
  ['[Hilfe](/help#ticket)', 'Auf der Seite /help gibt es keine Stelle #ticket. Meinten Sie #tickets?'],
  ['[Zwecke](/privacy#zweck)', 'Auf der Seite /privacy gibt es keine Stelle #zweck. Meinten Sie #zwecke?'],
  [
    '[Karte](/etc/network-operators#vv)',
    'Auf der Seite /etc/network-operators gibt es keine Stelle #vv. Meinten Sie #vf?',
  ],
  ['[Oben](#anbeiter)', 'Auf dieser Seite gibt es keine Stelle #anbeiter.'],
  ['[Privacy](/en/privacy)', '/en/privacy führt zur Seite in der anderen Sprache. Bitte /privacy schreiben.'],
  [
    '[Tickets](etc/tickets)',
    'etc/tickets ist keine vollständige Adresse. Seiten des Portals beginnen mit /, andere mit https://.',
  ],
  [
    '[Preise](http://www.example.com)',
    'http://www.example.com ist nicht verschlüsselt. Bitte mit https:// beginnen lassen.',
  ],
  [
    '[Los](javascript:alert)',
    'Mit javascript: darf ein Link nicht beginnen. Möglich sind https://, mailto:, tel: und Seiten des Portals wie /help.',
  ],
  ['[Liste](/files/liste.pdf)', 'Die Datei public/files/liste.pdf gibt es nicht.'],
  ['[Preise]()', 'Der Link hat kein Ziel. Bitte die Adresse in die runden Klammern setzen.'],
  ['[](/help)', 'Dem Link fehlt der Text in den eckigen Klammern.'],
  [
    '[hier](/help)',
    'Der Link heißt nur „hier“. Bitte sagen, wohin er führt, zum Beispiel [Hilfe zu Tickets](/help#tickets).',
  ],
  ['[Hilfe][h]\n\n[h]: /hilfe', 'Die Seite /hilfe gibt es nicht. Meinten Sie /help?'],
  ['# Impressum', 'Überschriften beginnen in diesem Text mit ##, denn # steht schon darüber.'],
  ['### Anbieter', 'Vor dieser Überschrift fehlt eine Stufe. Bitte ## statt ### schreiben.'],
  [
    '<script>alert(1)</script>',
    '<script> ist hier nicht möglich: Das Portal führt fremden Code nicht aus. Bitte mit Markdown schreiben.',
  ],
  [
    '<p onclick="go()">Los</p>',
    'onclick ist hier nicht möglich: Das Portal führt fremden Code nicht aus. Bitte mit Markdown schreiben.',
  ],
];

test.each(texts)('the check finds %s', (markdown, says) => {
  const line = markdown.startsWith('[Hilfe][h]') ? 9 : 7;
  const faults = faultsWith({
    [imprint]: `---\ntitle: Impressum\ndescription: Ein Satz.\ndate: 2026-11-01\n---\n\n${markdown}\n`,
  });
  expect(faults).toEqual([`${imprint}:${line} : ${says}`]);
});

test.each([
  '[Hilfe](/help#datei%65n-anhängen)',
  '[Hilfe](/help?x=1#tickets "Titel")',
  '[Kurs](/etc/academy/basics) [Lektion](/etc/academy/basics/tickets) [Anleitung](/tutorials/first)',
  '[Post](mailto:post@example.com) [Anruf](tel:+493023125100) [Netz](https://example.com/a_(b))',
  '[![Karte](/images/karte.png)](/help)',
  '`[nichts](nirgends)`',
  '```\n[nichts](nirgends)\n# kein Titel\n```',
  '<!-- [nichts](nirgends) -->',
  '\\[kein Link\\](nirgends)',
  '<img alt="Karte" src="/images/karte.png">',
  '## Zwei Stufen\n\n### Drei\n\n#### Vier\n\n## Zwei\n\n[Drei](#drei)',
])('the check leaves %s alone', (markdown) => {
  expect(
    faultsWith({ [imprint]: `---\ntitle: Impressum\ndescription: Ein Satz.\ndate: 2026-11-01\n---\n\n${markdown}\n` }),
  ).toEqual([]);
});
