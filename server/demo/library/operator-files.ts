import type { DemoFile } from './demo-file.ts';

/** Three papers for each operator: its prices, its form for porting and what sellers must know. */
const operators = [
  {
    code: 'FIOT',
    name: 'FeldNetz IoT',
    topic: 'M2M-Karten und SIM-Verwaltung',
    phone: '030 23125 100',
    form: 'FI-110',
  },
  {
    code: 'ETC',
    name: 'ETC Distribution',
    topic: 'Auftragsannahme und Partnerbetreuung',
    phone: '030 23125 200',
    form: 'ET-120',
  },
  {
    code: 'AC',
    name: 'Alsterkom Netz GmbH',
    topic: 'Festnetzanschlüsse in Hamburg',
    phone: '040 66969 110',
    form: 'AC-130',
  },
  { code: 'TK', name: 'Taunuskabel AG', topic: 'DSL und Glasfaser', phone: '069 90009 120', form: 'TK-140' },
  {
    code: 'WL',
    name: 'Wiesenlicht Glasfaser GmbH',
    topic: 'Glasfaser für Gewerbegebiete',
    phone: '0221 4710 130',
    form: 'WL-150',
  },
  {
    code: 'WG',
    name: 'Wegnetz Genossenschaft eG',
    topic: 'Bürgernetz und Genossenschaftsanteile',
    phone: '089 99998 140',
    form: 'WG-160',
  },
  {
    code: 'VF',
    name: 'Vierfunk Mobil GmbH',
    topic: 'Mobilfunk für Geschäftskunden',
    phone: '069 90009 150',
    form: 'VF-170',
  },
  {
    code: 'TFG',
    name: 'Tiefland Funk GmbH',
    topic: 'Datentarife und Vertragsverlängerung',
    phone: '040 66969 160',
    form: 'TF-180',
  },
  {
    code: 'CS',
    name: 'Cumuluscall Service GmbH',
    topic: 'Cloud-Telefonie und Schulung',
    phone: '0221 4710 170',
    form: 'CS-190',
  },
  {
    code: 'TP',
    name: 'Turmpunkt Partnerdienste GmbH',
    topic: 'Montage und Terminbuchung',
    phone: '089 99998 180',
    form: 'TP-200',
  },
] as const;

const short = (name: string) => name.split(' ')[0];

export const operatorFiles: readonly DemoFile[] = operators.flatMap(
  ({ code, name, topic, phone, form }, index): DemoFile[] => [
    {
      path: `network-operators/${code}/Konditionen ${short(name)} 2026.pdf`,
      daysAgo: 3 + index * 4,
      lines: [
        `Konditionen ${name}`,
        `Thema: ${topic}`,
        `Provision je Neuvertrag und Vertragsverlängerung nach Staffel, Stornohaftung 24 Monate.`,
        `Rückfragen beantwortet die Partner-Hotline unter ${phone}.`,
      ],
      meta: { description: `Konditionen und Provisionsstaffel von ${name}`, version: `2026.${index + 1}` },
    },
    {
      path: `network-operators/${code}/Portierungsformular ${form}.docx`,
      daysAgo: 40 + index * 9,
      lines: [
        `Portierungsformular ${form}`,
        `Auftrag zur Rufnummernmitnahme zu ${name}`,
        'Bitte tragen Sie alle Rufnummern mit Vorwahl ein und lassen Sie den Anschlussinhaber unterschreiben.',
        'Der bisherige Anbieter bestätigt den Termin innerhalb von drei Werktagen.',
      ],
      meta: { description: `Rufnummernmitnahme zu ${name}` },
    },
  ],
);

export const specialOperatorFiles: readonly DemoFile[] = [
  {
    path: 'network-operators/VF/Aktionen/Aktion Wechselbonus.pdf',
    daysAgo: 4,
    lines: [
      'Aktion Wechselbonus',
      'Geschäftskunden erhalten bei Rufnummernmitnahme 120 € Gutschrift.',
      'Gültig für Aufträge bis zum Jahresende.',
    ],
    meta: { description: 'Gutschrift bei Rufnummernmitnahme', validUntil: '2099-12-31' },
  },
  {
    path: 'network-operators/VF/Aktionen/Aktion Herbst.pdf',
    daysAgo: 70,
    lines: ['Aktion Herbst', 'Doppeltes Datenvolumen in den ersten drei Monaten.'],
    meta: { description: 'Doppeltes Datenvolumen', validUntil: '2026-10-31' },
  },
  {
    path: 'network-operators/VF/Händlerportal.url',
    daysAgo: 100,
    lines: ['https://vf.example.com/vf'],
    meta: { description: 'Anmeldung für Händler' },
  },
  {
    path: 'network-operators/ETC/Einkaufspreise Endgeräte November.xlsx',
    daysAgo: 5,
    lines: [
      'Artikel|Bezeichnung|Einkaufspreis netto|Lieferzeit',
      'T-1001|Tischtelefon mit 4 Tasten|82,00|2 Tage',
      'T-1002|Schnurlostelefon mit Ladeschale|99,00|3 Tage',
      'T-1003|Tischtelefon mit Farbdisplay|139,00|5 Tage',
      'R-2001|Router mit Sprachkanälen|179,00|5 Tage',
      'H-4001|Headset mit Ladeschale|74,50|2 Tage',
    ],
    meta: {
      description: 'Telefone, Router und Headsets für Partner',
      version: '2026.11',
      supersedes: ['Einkaufspreise Endgeräte Oktober.xlsx'],
    },
  },
  {
    path: 'network-operators/ETC/Einkaufspreise Endgeräte Oktober.xlsx',
    daysAgo: 45,
    lines: [
      'Artikel|Bezeichnung|Einkaufspreis netto|Lieferzeit',
      'T-1001|Tischtelefon mit 4 Tasten|79,00|2 Tage',
      'T-1002|Schnurlostelefon mit Ladeschale|99,00|2 Tage',
      'R-2001|Router mit Sprachkanälen|189,00|5 Tage',
      'K-3001|Konferenztelefon|249,00|7 Tage',
      'H-4001|Headset mit Ladeschale|74,50|2 Tage',
    ],
    meta: { description: 'Telefone, Router und Headsets für Partner', version: '2026.10' },
  },
  {
    path: 'network-operators/WL/Ausbaugebiete.xlsx',
    daysAgo: 8,
    lines: [
      'PLZ|Ort|Gewerbegebiet|Ausbaustand',
      '50667|Köln|Modellweg|fertig',
      '10115|Berlin|Beispielallee|im Bau',
      '20457|Hamburg|Musterkai|geplant',
    ],
    meta: { description: 'Gewerbegebiete mit Glasfaseranschluss', version: 'KW 46' },
  },
  {
    path: 'network-operators/TK/Netzplan.png',
    daysAgo: 55,
    lines: ['Netzplan Taunuskabel'],
    meta: { description: 'Verteilerpunkte im Überblick' },
  },
];
