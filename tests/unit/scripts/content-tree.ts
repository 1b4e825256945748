import { checkContent } from '#server/content/check/check-content.ts';
import type { ContentFile, Surroundings } from '#server/content/check/site-map.ts';

const legal = (title: string, text: string) =>
  `---\ntitle: ${title}\ndescription: Ein Satz.\ndate: 2026-11-01\n---\n\n${text}\n`;

/** A small set of content files without a fault. */
export const soundTree: Readonly<Record<string, string>> = {
  'legal/de/imprint.md': legal('Impressum', '## Anbieter\n\nSiehe [Datenschutz](/privacy#zwecke).'),
  'legal/en/imprint.md': legal('Imprint', '## Provider\n\nSee [privacy](/en/privacy#purposes).'),
  'legal/de/privacy.md': legal('Datenschutz', '## Zwecke\n\nText.'),
  'legal/en/privacy.md': legal('Privacy', '## Purposes\n\nText.'),
  'legal/de/terms.md': legal('Nutzungsbedingungen', 'Text.'),
  'legal/en/terms.md': legal('Terms of use', 'Text.'),
  'legal/de/accessibility.md': legal('Barrierefreiheit', 'Text.'),
  'legal/en/accessibility.md': legal('Accessibility', 'Text.'),
  'help/de/tickets.md':
    '---\ntitle: Tickets\norder: 1\ndate: 2026-11-01\n---\n\n### Dateien anhängen\n\n[Oben](#tickets)\n',
  'network-operators/de/vf.md': `---
role: VF
provider: VIERFUNK
kind: operator
caption: Vierfunk
title: Vierfunk Mobil GmbH
path: /network-operators/VF
logo: vf.svg
street: Testplatz 4
location: 60311 Frankfurt am Main
website: https://vf.example.com
email: handel@vf.example.com
phone1:
  number: "069 90009 150"
  label: Händler
message: "Neu: ab Montag"
order: 70
---

Mobilfunk. ![Ein Mast](/operators/vf.svg)
`,
  'network-operators/en/vf.md':
    '---\nmessage: "New: from Monday"\nphone1:\n  label: Dealers\n---\n\nMobile services.\n',
  'academy/de/basics/course.md': `---
title: Grundkurs
description: Worum es geht.
level: basic
order: 1
chapters:
  - title: Anfang
    lessons:
      - sign-in
      - tickets
---
`,
  'tutorials/de/first.md':
    '---\ntitle: Erste\ndescription: Ein Satz.\ntopic: portal\nlevel: basic\nminutes: 5\ndate: 2026-11-01\n---\n\nText.\n',
  'academy/de/basics/sign-in.md': '---\ntitle: Anmelden\nminutes: 5\n---\n\nText.\n',
  'academy/de/basics/tickets.md': `---
title: Tickets
minutes: 10
quiz:
  - question: Was nun?
    answers:
      - text: Dies
        correct: true
      - text: Das
---

Text.
`,
};

/** What there is beside these files. */
export const surroundings: Surroundings = {
  pages: new Set([
    '/',
    '/help',
    '/imprint',
    '/privacy',
    '/terms-of-use',
    '/accessibility',
    '/etc/tickets',
    '/etc/network-operators',
    '/etc/academy',
    '/etc/academy/[course]',
    '/tutorials/[tutorial]',
    '/etc/academy/[course]/[lesson]',
  ]),
  publicFiles: new Set(['/operators/vf.svg', '/operators/tk.svg', '/images/karte.png']),
};

/** What the check says of the sound files with some of them changed, added, or (undefined) taken away: `file:line field: sentence`. */
export function faultsWith(changes: Readonly<Record<string, string | undefined>>): string[] {
  const files: ContentFile[] = Object.entries({ ...soundTree, ...changes }).flatMap(([path, source]) =>
    source === undefined ? [] : { path, source },
  );
  return checkContent(files, surroundings, '').map(
    ({ file, line, field, says }) => `${file}:${line} ${field}: ${says}`,
  );
}

/** A sound file in which one place is written differently. */
export function changed(path: string, from: string | RegExp, to: string): Record<string, string> {
  const source = soundTree[path] ?? '';
  const result = source.replace(from, to);
  if (result === source) throw new Error(`${path} has no ${from}`);
  return { [path]: result };
}
