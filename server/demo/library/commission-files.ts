import type { DemoFile } from './demo-file.ts';

const months = [
  { month: 'Oktober 2026', day: 14, number: 'GS-2026-1001-10', net: '4.218,50' },
  { month: 'September 2026', day: 45, number: 'GS-2026-1001-09', net: '3.987,20' },
  { month: 'August 2026', day: 75, number: 'GS-2026-1001-08', net: '4.102,75' },
  { month: 'Juli 2026', day: 106, number: 'GS-2026-1001-07', net: '3.655,10' },
] as const;

const statement = (trid: string, { month, day, number, net }: (typeof months)[number]): DemoFile => ({
  path: `commission-statements/${trid}/Provisionsabrechnung ${month}.pdf`,
  daysAgo: day,
  lines: [
    `Provisionsabrechnung ${month}`,
    `Partner P-${trid}, Gutschrift ${number.replace('1001', trid)}`,
    `Summe netto ${net} €, zuzüglich 19 % Umsatzsteuer`,
    'Einzelaufstellung und Stornoliste folgen auf den nächsten Seiten.',
  ],
  meta: { description: `Gutschrift ${number.replace('1001', trid)}` },
});

export const commissionFiles: readonly DemoFile[] = [
  ...months.map((month) => statement('1001', month)),
  ...months.slice(0, 2).map((month) => statement('1003', month)),
  ...[
    { name: 'Mobilfunk', day: 9, text: 'Neuvertrag bis 140 €, Vertragsverlängerung bis 70 €' },
    { name: 'Festnetz', day: 16, text: 'Anlagenanschluss bis 220 €, Bestandsprovision 5 %' },
    { name: 'Glasfaser', day: 23, text: 'Glasfaseranschluss im Gewerbegebiet bis 310 €' },
  ].map(
    ({ name, day, text }): DemoFile => ({
      path: `commission-lists/Provisionsliste ${name}.pdf`,
      daysAgo: day,
      lines: [`Provisionsliste ${name}`, text, 'Gültig ab 1. November 2026 für alle VO-Nummern.'],
      meta: { description: `Provisionssätze ${name}`, version: '2026.11', validFrom: '2026-11-01' },
    }),
  ),
  {
    path: 'billing-documents/Abrechnungskalender 2026.pdf',
    daysAgo: 200,
    lines: ['Abrechnungskalender 2026', 'Stichtag ist der letzte Werktag im Monat, Auszahlung am 15. des Folgemonats.'],
    meta: { description: 'Stichtage und Auszahlungstermine' },
  },
  {
    path: 'billing-documents/Stornoliste Oktober.xlsx',
    daysAgo: 13,
    lines: [
      'VO-Nummer|Vertragsnummer|Tarif|Rückbelastung netto',
      'VO10023|V-880412|Mobil Business|-45,00',
      'VO20417|V-880977|Mobil Start|-20,00',
    ],
    meta: { description: 'Rückbelastungen des Monats' },
  },
  {
    path: 'billing-documents/Erläuterung zur Umsatzsteuer.docx',
    daysAgo: 300,
    lines: [
      'Erläuterung zur Umsatzsteuer',
      'Gutschriften weisen die Umsatzsteuer aus, wenn uns Ihre Steuernummer vorliegt.',
    ],
  },
];
