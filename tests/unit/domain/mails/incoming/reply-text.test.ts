import { expect, test } from 'vitest';
import { htmlText } from '#domain/mails/incoming/html-text.ts';
import { replyText } from '#domain/mails/incoming/reply-text.ts';

const ours = [
  '## Bitte oberhalb dieser Linie antworten / Please reply above this line ##',
  '',
  'Guten Tag,',
  '',
  'zu Ihrem Ticket 100123 gibt es Neuigkeiten.',
];
const marked = ours.map((line) => `> ${line}`.trim());
const head = (lines: readonly string[]) => lines.join('\r\n');

test.each<[client: string, text: readonly string[], answer: string]>([
  ['an answer alone', ['Guten Tag,', '', 'Hausnummer 5 ist richtig.', ''], 'Guten Tag,\n\nHausnummer 5 ist richtig.'],
  [
    'Gmail, German, its line broken in two',
    [
      'Ja, bitte.',
      '',
      'Am Di., 24. Nov. 2026 um 10:42 Uhr schrieb Partnerportal <',
      'portal@etc.example.com>:',
      '',
      ...marked,
    ],
    'Ja, bitte.',
  ],
  [
    'Gmail, English',
    ['Yes.', '', 'On Tue, Nov 24, 2026 at 10:42 AM Partnerportal <portal@etc.example.com> wrote:', '', ...marked],
    'Yes.',
  ],
  [
    'Apple Mail',
    ['Passt.', '', 'Am 24.11.2026 um 10:42 schrieb Partnerportal <portal@etc.example.com>:', '', ...marked],
    'Passt.',
  ],
  [
    'Apple Mail on a telephone',
    ['Passt.', '', 'Von meinem iPhone gesendet', '', '> Am 24.11.2026 um 10:42 schrieb Partnerportal:', ...marked],
    'Passt.',
  ],
  [
    'Thunderbird, answer below and between what is quoted',
    [
      'Am 24.11.2026 um 10:42 schrieb Partnerportal:',
      ...marked,
      'Die Nummer ist 030 1234.',
      '> Noch etwas?',
      'Nein, danke.',
      '',
      '-- ',
      'Mara Lenz',
    ],
    'Die Nummer ist 030 1234.\nNein, danke.',
  ],
  [
    'Outlook, German',
    [
      'Anbei die Datei.',
      '',
      'Von: Partnerportal <portal@etc.example.com>',
      'Gesendet: Dienstag, 24. November 2026 10:42',
      'An: Mara Lenz <mara@example.com>',
      'Betreff: Ticket 100123',
      '',
      ...ours,
    ],
    'Anbei die Datei.',
  ],
  [
    'Outlook, older, German',
    ['Erledigt.', '', '-----Ursprüngliche Nachricht-----', 'Von: Partnerportal', ...ours],
    'Erledigt.',
  ],
  [
    'Outlook on the web',
    [
      'Done.',
      '________________________________',
      'From: Partnerportal <portal@etc.example.com>',
      'Sent: Tuesday, November 24, 2026 10:42 AM',
      'To: Mara Lenz',
      'Subject: Ticket',
      '',
      ...ours,
    ],
    'Done.',
  ],
  [
    'GMX and web.de',
    [
      'Danke!',
      '',
      'Gesendet: Dienstag, 24. November 2026 um 10:42 Uhr',
      'Von: "Partnerportal" <portal@etc.example.com>',
      'An: mara@gmx.example',
      'Betreff: Ticket 100123',
      ...ours,
    ],
    'Danke!',
  ],
  ['a program that quotes without a mark', ['Gut so.', '', ...ours], 'Gut so.'],
  ['nothing but what is quoted', ['', ...marked], ''],
  [
    'sentences that only look like a quotation',
    [
      'Am Montag schrieb ich Ihnen Folgendes:',
      'Bitte um Rückruf.',
      'Von: Berlin nach Hamburg',
      'An: der Leitung liegt es nicht.',
    ],
    'Am Montag schrieb ich Ihnen Folgendes:\nBitte um Rückruf.\nVon: Berlin nach Hamburg\nAn: der Leitung liegt es nicht.',
  ],
  [
    'a forwarded part, which is an answer too',
    ['Siehe unten.', '', '---------- Forwarded message ---------', 'Kunde will kündigen.'],
    'Siehe unten.\n\n---------- Forwarded message ---------\nKunde will kündigen.',
  ],
])('§mails what is quoted is cut: %s', (_client, text, answer) => {
  expect(replyText(head(text))).toBe(answer);
});

test.each<[what: string, html: string, answer: string]>([
  [
    'Outlook',
    '<html><head><style>p{color:red}</style></head><body><p>Gr&uuml;&szlig;e,<o:p></o:p></p><p>die Nummer ist&nbsp;5 &lt; 6.</p><div id="divRplyFwdMsg"><b>Von:</b> Partnerportal</div><div>zu Ihrem Ticket</div></body></html>',
    'Grüße,\n\ndie Nummer ist 5 < 6.',
  ],
  [
    'Gmail',
    '<div dir="ltr">Ja.<div>Zweite Zeile</div></div><br><div class="gmail_quote"><div class="gmail_attr">Am Di., 24. Nov. 2026 um 10:42 Uhr schrieb Portal &lt;<a href="mailto:p@x">p@x</a>&gt;:<br></div><blockquote><p>zu Ihrem Ticket</p></blockquote></div>',
    'Ja.\nZweite Zeile',
  ],
  [
    'scripts and comments',
    'A<script>alert("<p>no</p>")</script><!-- <p>no --><ul><li>eins</li><li>zwei</li></ul>&#x1F600;&#0;&bogus;',
    'A\n- eins\n- zwei\n😀&bogus;',
  ],
  ['half a tag', '<p>Text</p><img src="x', 'Text'],
])('§mails mails in HTML alone are read: %s', (_what, html, answer) => {
  expect(replyText(htmlText(html))).toBe(answer);
});

test('hostile texts are read to their end', () => {
  const lines = [
    `Am ${'a'.repeat(400_000)}`,
    ` ${'_'.repeat(100_000)}`,
    'Von: x\n'.repeat(20_000),
    'On a wrote b '.repeat(30_000),
  ];
  for (const text of lines) expect(replyText(text).length).toBeGreaterThanOrEqual(0);
  for (const html of [
    '<'.repeat(400_000),
    '<style>'.repeat(60_000),
    '<blockquote>'.repeat(40_000),
    '&'.repeat(400_000),
  ])
    expect(htmlText(html).length).toBeGreaterThanOrEqual(0);
});
