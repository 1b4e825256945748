import type { DocumentBlock } from '#server/pdf/document.ts';
import { renderDocument } from '#server/pdf/render-document.ts';
import { demoCustomersOf, demoOperators } from '../commissions/contracts.ts';
import type { DemoFile } from './demo-file.ts';
import { type Chapter, clauses, steps } from './paper-texts.ts';

const euro = (cents: number) =>
  `${(cents / 100)
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+(?!\d))/g, '.')} €`;

const chapterBlocks = (chapters: readonly Chapter[]): DocumentBlock[] =>
  chapters.flatMap(([heading, ...paragraphs]) => [
    { kind: 'heading', text: heading } as const,
    ...paragraphs.map((text) => ({ kind: 'text', text }) as const),
  ]);

const rowsOf = <T>(count: number, row: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => row(at));

const priceTable = (first: string, names: readonly string[], from: number, step: number): DocumentBlock[] => [
  { kind: 'heading', text: first },
  {
    kind: 'table',
    heads: ['Leistung', 'Laufzeit', 'Einmalig', 'Im Monat'],
    rows: names.flatMap((name, at) =>
      [12, 24, 36].map((term, of) => {
        const monthly = from + at * step - of * Math.round(step / 5);
        return [name, `${term} Monate`, of === 2 ? '–' : euro(1990 + at * 500), euro(monthly)];
      }),
    ),
    widths: [5, 2, 2, 2],
    amounts: [2, 3],
  },
];

const prices = (): DocumentBlock[] => [
  ...priceTable('Grundleistungen', ['Klein', 'Mittel', 'Groß', 'Sehr groß', 'Nach Maß'], 1290, 700),
  ...priceTable(
    'Zusätze',
    ['Weiteres Volumen', 'Ausland', 'Vorrang bei Störungen', 'Zweites Gerät', 'Aufzeichnung'],
    290,
    180,
  ),
  ...priceTable('Geräte zur Miete', ['Einfach', 'Komfort', 'Konferenz', 'Schnurlos'], 390, 240),
  ...chapterBlocks(clauses.slice(0, 3)),
];

const grades = (): DocumentBlock[] => [
  { kind: 'heading', text: 'Staffel' },
  {
    kind: 'table',
    heads: ['Verträge im Quartal', 'Neu', 'Verlängert', 'Bestand'],
    rows: rowsOf(14, (at) => [
      `${at * 5 + 1} bis ${at * 5 + 5}`,
      euro(4500 + at * 650),
      euro(2100 + at * 320),
      `${(2 + at * 0.25).toFixed(2).replace('.', ',')} %`,
    ]),
    widths: [4, 2, 2, 2],
    amounts: [1, 2, 3],
  },
  ...chapterBlocks(clauses.slice(3, 8)),
];

function statementLines({ path }: DemoFile): DocumentBlock[] {
  const customers = demoCustomersOf[path.split('/')[1] ?? ''] ?? [];
  const tariffs = demoOperators.flatMap(({ tariffs }) => tariffs);
  const lines = rowsOf(64, (at) => {
    const { tariff = '', airtime = 0 } = tariffs[at % tariffs.length] ?? {};
    return { name: customers[at % customers.length] ?? '', tariff, amount: airtime + (at % 7) * 35 };
  });
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  return [
    { kind: 'heading', text: 'Einzelaufstellung' },
    {
      kind: 'table',
      heads: ['Nr.', 'Kunde', 'Tarif', 'Betrag netto'],
      rows: lines.map(({ name, tariff, amount }, at) => [String(at + 1), name, tariff, euro(amount)]),
      totals: [['', 'Summe dieser Aufstellung', '', euro(sum)]],
      widths: [1, 5, 4, 2],
      amounts: [3],
    },
    ...chapterBlocks(clauses.slice(3, 5)),
  ];
}

/** What follows the lines of a file, by the beginning of its path; the first that fits. */
const bodies: readonly (readonly [start: string, body: (file: DemoFile) => DocumentBlock[]])[] = [
  ['price-lists/Vertragsunterlagen', () => chapterBlocks(clauses)],
  ['price-lists', prices],
  ['commission-statements', statementLines],
  ['commission-lists', grades],
  ['network-operators', grades],
  ['contracts', () => chapterBlocks(clauses)],
  ['', () => chapterBlocks(steps)],
];

/** A demo document of as many pages as a real one of its kind, changed last at a time (ms). */
export function longPaper(file: DemoFile, created: number): Promise<Buffer> {
  const [title = '', ...lines] = file.lines;
  const [, body] = bodies.find(([start]) => file.path.startsWith(start)) ?? [];
  return renderDocument({
    language: 'de',
    title,
    ...(file.meta?.version && { subtitle: `Stand ${file.meta.version}` }),
    letterhead: {
      name: 'ETC Distribution GmbH',
      lines: ['Beispielallee 14, 10115 Berlin', 'Telefon +49 30 23125-200'],
    },
    reference: title,
    created,
    blocks: [...lines.map((text) => ({ kind: 'text', text }) as const), ...(body?.(file) ?? [])],
  });
}
