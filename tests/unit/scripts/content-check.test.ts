import { expect, test } from 'vitest';
import { changed, faultsWith, soundTree } from './content-tree.ts';

const card = 'network-operators/de/vf.md';
const english = 'network-operators/en/vf.md';
const imprint = 'legal/de/imprint.md';
const course = 'academy/de/basics/course.md';
const lesson = 'academy/de/basics/tickets.md';

test('sound files have no faults', () => expect(faultsWith({})).toEqual([]));

/** What an editor wrote instead, and what the check says: file, line, field, sentence. */
const table: [string, Record<string, string | undefined>, string][] = [
  // The block of fields
  [
    'no block of fields',
    { [card]: 'Mobilfunk.\n' },
    `${card}:1 : Die Datei muss mit einer Zeile aus drei Strichen (---) beginnen, darunter die Angaben, dann wieder ---.`,
  ],
  [
    'a block without an end',
    { [imprint]: '---\ntitle: Impressum\n' },
    `${imprint}:1 : Unter den Angaben fehlt die Zeile mit den drei Strichen (---).`,
  ],
  [
    'a quote that is not closed',
    changed(card, '"Neu: ab Montag"', '"Neu: ab Montag'),
    `${card}:16 message: Ein Anführungszeichen fehlt. Jeder Wert, der mit " oder ' beginnt, muss auch damit enden.`,
  ],
  [
    'a second colon without quotes',
    changed(card, '"Neu: ab Montag"', 'Neu: ab Montag'),
    `${card}:16 message: In der Zeile steht ein zweiter Doppelpunkt. Den ganzen Wert in Anführungszeichen setzen, zum Beispiel message: "Neu: ab Montag".`,
  ],
  [
    'a tab',
    changed(card, '  label: Händler', '\tlabel: Händler'),
    `${card}:15 label: Hier steht ein Tabulator. Bitte mit Leerzeichen einrücken, zwei je Stufe.`,
  ],
  [
    'no space behind the colon',
    changed(card, 'caption: Vierfunk', 'caption:Vierfunk'),
    `${card}:5 caption: Hinter dem Doppelpunkt fehlt ein Leerzeichen, zum Beispiel title: Neuigkeiten.`,
  ],
  [
    'no colon',
    changed(card, 'caption: Vierfunk', 'caption Vierfunk'),
    `${card}:5 : Hinter dem Namen der Angabe fehlt der Doppelpunkt, zum Beispiel title: Neuigkeiten.`,
  ],
  [
    'the same field twice',
    changed(card, 'order: 70', 'order: 70\ntitle: Noch einer'),
    `${card}:18 title: Diese Angabe steht zweimal in der Datei. Bitte eine davon löschen.`,
  ],
  [
    'an @ at the beginning',
    changed(card, 'street: Testplatz', 'street: @Testplatz'),
    `${card}:9 street: Der Wert beginnt mit einem Zeichen, das hier eine eigene Bedeutung hat. Den ganzen Wert in Anführungszeichen setzen, zum Beispiel message: "Neu: ab Montag".`,
  ],
  [
    'a star at the beginning',
    changed(card, 'street: Testplatz', 'street: *Testplatz'),
    `${card}:9 street: Der Wert beginnt mit einem Zeichen, das hier eine eigene Bedeutung hat. Den ganzen Wert in Anführungszeichen setzen, zum Beispiel message: "Neu: ab Montag".`,
  ],
  [
    'a line indented too far',
    changed(card, 'title: Vierfunk', '  title: Vierfunk'),
    `${card}:6 title: Die Einrückung stimmt nicht. Was zusammengehört, beginnt mit gleich vielen Leerzeichen.`,
  ],
  [
    'text behind the closing quote',
    changed(card, '"Neu: ab Montag"', '"Neu: ab" Montag'),
    `${card}:16 message: Die Einrückung stimmt nicht, oder ein Zeichen steht zu viel. Bitte mit der Vorlage vergleichen.`,
  ],
  [
    'a # that swallows the rest',
    changed(card, 'caption: Vierfunk', 'caption: Vierfunk #1'),
    `${card}:5 : Alles ab dem # gilt als Anmerkung und erscheint nicht. Den ganzen Wert in Anführungszeichen setzen.`,
  ],
  [
    'another encoding than UTF-8',
    changed(card, 'Händler', 'H\uFFFDndler'),
    `${card}:1 : Die Datei ist nicht in UTF-8 gespeichert, deshalb fehlen Umlaute. Bitte als UTF-8 speichern.`,
  ],
  // Fields and their schema
  [
    'a missing field',
    changed(card, 'caption: Vierfunk\n', ''),
    `${card}:2 caption: Diese Angabe fehlt. Kurzer Name, zum Beispiel für Listen.`,
  ],
  [
    'a missing inner field',
    changed(card, '  label: Händler\n', ''),
    `${card}:13 phone1.label: Diese Angabe fehlt. Wofür diese Nummer ist, zum Beispiel Händler.`,
  ],
  [
    'a mistyped field',
    changed(card, 'message:', 'mesage:'),
    `${card}:16 mesage: Diese Angabe gibt es hier nicht. Meinten Sie „message“?`,
  ],
  [
    'a mistyped inner field',
    changed(card, '  label:', '  lable:'),
    `${card}:13 phone1.label: Diese Angabe fehlt. Wofür diese Nummer ist, zum Beispiel Händler.|${card}:15 phone1.lable: Diese Angabe gibt es hier nicht. Meinten Sie „label“?`,
  ],
  [
    'nothing behind the colon',
    changed(card, '"Neu: ab Montag"', ''),
    `${card}:16 message: Hinter dem Doppelpunkt steht nichts. Bitte ausfüllen oder die Zeile löschen. Hinweis oben auf der Karte, zum Beispiel geänderte Zeiten.`,
  ],
  [
    'an unknown role',
    changed(card, 'role: VF', 'role: VG'),
    `${card}:2 role: Eine der Kennungen FIOT, ETC, AC, TK, WL, WG, VF, TFG, CS, TP. Meinten Sie „VF“?`,
  ],
  [
    'a mistyped choice',
    changed(card, 'kind: operator', 'kind: operater'),
    `${card}:4 kind: own, operator oder service. Meinten Sie „operator“?`,
  ],
  [
    'a text that is too long',
    changed(card, 'caption: Vierfunk', `caption: ${'Vierfunk'.repeat(6)}`),
    `${card}:5 caption: Höchstens 40 Zeichen. Es sind 48.`,
  ],
  [
    'a number without quotes',
    changed(card, '"069 90009 150"', '06990009150'),
    `${card}:14 phone1.number: Hier gehört Text hin, am besten in Anführungszeichen.`,
  ],
  ['a text instead of a number', changed(card, 'order: 70', 'order: "70"'), `${card}:17 order: Eine ganze Zahl.`],
  [
    'a text instead of fields',
    changed(card, /phone1:\n.*\n.*\n/, 'phone1: "069 90009 150"\n'),
    `${card}:13 phone1: Hier gehören eingerückte Angaben hin, je Zeile eine: number, label.`,
  ],
  [
    'an address without https',
    changed(card, 'website: https://', 'website: http://'),
    `${card}:11 website: Eine vollständige Adresse, die mit https:// beginnt.`,
  ],
  ['an e-mail address without @', changed(card, 'handel@vf', 'handel-vf'), `${card}:12 email: Eine E-Mail-Adresse.`],
  [
    'a day that there is not',
    changed(imprint, '2026-11-01', '2026-02-30'),
    `${imprint}:4 date: Ein Tag in der Form JJJJ-MM-TT, zum Beispiel 2026-12-24.`,
  ],
  [
    'a day in German form',
    changed(imprint, '2026-11-01', '01.11.2026'),
    `${imprint}:4 date: Ein Tag in der Form JJJJ-MM-TT, zum Beispiel 2026-12-24.`,
  ],
  [
    'an end before its beginning',
    changed(card, 'order: 70', 'order: 70\nvalidFrom: 2026-12-24 08:00\nvalidUntil: 2026-12-23'),
    `${card}:19 validUntil: Das Ende (2026-12-23) liegt vor dem Anfang (2026-12-24 08:00).`,
  ],
  [
    'a quiz without a right answer',
    changed(lesson, '        correct: true\n', ''),
    `${lesson}:6 quiz.0.answers: Mindestens eine Antwort braucht correct: true.`,
  ],
  [
    'a list instead of a text',
    changed(lesson, 'question: Was nun?', 'question: [Was, nun]'),
    `${lesson}:5 quiz.0.question: Hier gehört Text hin, am besten in Anführungszeichen.`,
  ],
  [
    'a German field in an English file',
    { [english]: '---\nstreet: Test Square 4\n---\n' },
    `${english}:2 street: Diese Angabe kommt aus der deutschen Datei und gilt für beide Sprachen. Bitte hier löschen.`,
  ],
  // Files and what belongs together
  [
    'an unknown folder',
    { 'network-operator/de/tk.md': '---\n---\n' },
    'network-operator/de/tk.md:1 : Den Ordner network-operator kennt das Portal nicht. Meinten Sie network-operators? Möglich sind: network-operators, tutorials, academy, newsletters, announcements, commission-formats, legal, help.',
  ],
  [
    'no folder for the language',
    { 'newsletters/2026-11.md': '---\n---\n' },
    'newsletters/2026-11.md:1 : Die Datei muss im Ordner newsletters/de (deutsch) oder newsletters/en (englisch) liegen.',
  ],
  [
    'another ending',
    { 'newsletters/de/2026-11.txt': 'Text' },
    'newsletters/de/2026-11.txt:1 : Der Dateiname muss auf .md enden.',
  ],
  [
    'an umlaut in the name',
    { 'newsletters/de/märz.md': '---\n---\n' },
    'newsletters/de/märz.md:1 : Im Dateinamen sind nur Kleinbuchstaben a–z, Ziffern und Bindestriche möglich, zum Beispiel neue-tarife.md.',
  ],
  [
    'an English file without a German one',
    { 'network-operators/en/tk.md': '---\nmessage: New\n---\n' },
    'network-operators/en/tk.md:1 : Die deutsche Datei de/tk.md fehlt. Jeder Eintrag beginnt mit der deutschen.',
  ],
  [
    'an English text without a German one',
    changed(english, 'message:', 'phone2:\n  label: Sales\nmessage:'),
    `${english}:2 phone2: Diese Angabe fehlt in der deutschen Datei. Bitte zuerst dort eintragen.`,
  ],
  [
    'a logo that there is not',
    changed(card, 'logo: vf.svg', 'logo: v.svg'),
    `${card}:8 logo: Die Datei public/operators/v.svg gibt es nicht. Meinten Sie vf.svg?`,
  ],
  [
    'a lesson without a file',
    changed(course, '- sign-in', '- signin'),
    `${course}:9 chapters.0.lessons.0: Die Datei signin.md fehlt im Ordner des Kurses. Meinten Sie sign-in?|academy/de/basics/sign-in.md:1 : Die Lektion steht in keinem Kapitel von course.md. Bitte dort unter lessons eintragen: sign-in.`,
  ],
  [
    'a lesson twice in its course',
    changed(course, '- sign-in', '- tickets\n      - sign-in'),
    `${course}:11 chapters.0.lessons.2: Die Lektion tickets steht zweimal im Kurs.`,
  ],
  [
    'a lesson without a course',
    { 'academy/de/other/one.md': '---\ntitle: Eins\nminutes: 1\n---\n' },
    'academy/de/other/one.md:1 : Im Ordner fehlt die Datei course.md, die den Kurs beschreibt.',
  ],
  [
    'a missing legal text',
    { 'legal/en/terms.md': undefined },
    'legal/en/terms.md:1 : Diese Datei fehlt. Ohne sie hat die Seite keinen Text.',
  ],
  [
    'no text where the text is the point',
    { 'help/de/files.md': '---\ntitle: Dateien\norder: 2\ndate: 2026-11-01\n---\n' },
    'help/de/files.md:6 : Unter den Angaben fehlt der Text.',
  ],
];

test.each(table)('the check names file, line, field and cure of %s', (_what, changes, expected) => {
  expect(faultsWith(changes)).toEqual(expected.split('|'));
});

test('Windows line ends and a byte order mark are no faults', () =>
  expect(faultsWith({ [card]: `\uFEFF${soundTree[card]?.replaceAll('\n', '\r\n')}` })).toEqual([]));
