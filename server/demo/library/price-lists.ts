import type { DemoFile } from './demo-file.ts';

const footer = 'Alle Preise netto zuzüglich Umsatzsteuer. Mindestvertragslaufzeit 24 Monate.';

export const priceLists: readonly DemoFile[] = [
  {
    path: 'price-lists/Mobilfunk/Preisliste Mobil Start.pdf',
    daysAgo: 12,
    lines: [
      'Preisliste Mobil Start',
      'Allnet-Flat Telefonie und SMS, 5 GB LTE: 12,90 € im Monat',
      'Anschlusspreis: 19,90 €',
      footer,
    ],
    meta: { description: '#01 Einstiegstarif für kleine Unternehmen', version: '2026.11', validFrom: '2026-11-01' },
  },
  {
    path: 'price-lists/Mobilfunk/Preisliste Mobil Business.pdf',
    daysAgo: 12,
    lines: [
      'Preisliste Mobil Business',
      'Allnet-Flat, 20 GB 5G, EU-Roaming inklusive: 24,90 € im Monat',
      'Multicard: 5,00 € im Monat',
      footer,
    ],
    meta: { description: '#02 Standardtarif mit EU-Roaming', version: '2026.11', validFrom: '2026-11-01' },
  },
  {
    path: 'price-lists/Mobilfunk/Preisliste Mobil Business Plus.pdf',
    daysAgo: 12,
    lines: [
      'Preisliste Mobil Business Plus',
      'Allnet-Flat, 60 GB 5G, Auslandsminuten in 40 Länder: 39,90 € im Monat',
      'Zweitkarte: 9,90 € im Monat',
      footer,
    ],
    meta: { description: '#03 Vieltelefonierer und Außendienst', version: '2026.11', validFrom: '2026-11-01' },
  },
  {
    path: 'price-lists/Mobilfunk/Preisliste Mobil Daten.pdf',
    daysAgo: 12,
    lines: [
      'Preisliste Mobil Daten',
      'Datentarif für Tablets und Router, 100 GB: 29,90 € im Monat',
      'Feste IP-Adresse: 4,90 € im Monat',
      footer,
    ],
    meta: { description: '#04 Nur Daten, ohne Telefonie', version: '2026.11', validFrom: '2026-11-01' },
  },
  {
    path: 'price-lists/Mobilfunk/Preisliste Mobil IoT.pdf',
    daysAgo: 12,
    lines: [
      'Preisliste Mobil IoT',
      'M2M-Karte 50 MB: 0,90 € im Monat, je weiteres MB 0,02 €',
      'Sammelaktivierung ab 50 Karten kostenfrei',
      footer,
    ],
    meta: { description: '#05 Karten für Geräte und Maschinen', version: '2026.11', validFrom: '2026-11-01' },
  },
  {
    path: 'price-lists/Preisliste Festnetz.pdf',
    daysAgo: 20,
    lines: [
      'Preisliste Festnetz',
      'NGN Basic mit 4 Kanälen, NGN Business, Crown Centrex und DSL Maxx Business',
      'Sprachkanal: 3,50 € im Monat, Rufnummernblock mit 100 Nummern: 9,90 € im Monat',
      'Portierung je Rufnummernblock: 29,00 €',
      'Feste IP-Adresse: 5,00 € im Monat',
      'Express-Entstörung: 14,90 € im Monat',
    ],
    meta: {
      description: 'Anlagenanschlüsse, Centrex und DSL',
      version: '2026.10',
      supersedes: ['Preisliste Festnetz Sommer.pdf'],
    },
  },
  {
    path: 'price-lists/Preisliste Festnetz Sommer.pdf',
    daysAgo: 150,
    lines: [
      'Preisliste Festnetz Sommer',
      'Aktionspreise für Anlagenanschlüsse im Sommer',
      'NGN Basic mit 4 Kanälen, NGN Business, Crown Centrex und DSL Maxx Business',
      'Sprachkanal: 3,20 € im Monat, Rufnummernblock mit 100 Nummern: 9,90 € im Monat',
      'Portierung je Rufnummernblock: 19,00 €',
      'Feste IP-Adresse: 5,00 € im Monat',
    ],
    meta: { description: 'Sommeraktion', version: '2026.06', validFrom: '2026-06-01', validUntil: '2026-08-31' },
  },
  {
    path: 'price-lists/Preisliste Hardware.xlsx',
    daysAgo: 6,
    lines: [
      'Artikel|Bezeichnung|Einkaufspreis netto|Lieferzeit',
      'T-1001|Tischtelefon mit 4 Tasten|79,00|2 Tage',
      'T-1002|Schnurlostelefon mit Ladeschale|99,00|2 Tage',
      'R-2001|Router mit Sprachkanälen|189,00|5 Tage',
      'K-3001|Konferenztelefon|249,00|7 Tage',
    ],
    meta: { description: 'Telefone und Router, Einkaufspreise', version: '2026.47' },
  },
];

const binding = 'Muster zur Ansicht; verbindlich ist die Fassung, die dem Auftrag beiliegt.';
const contractDocument = (name: string, description: string, ...lines: string[]): DemoFile => ({
  path: `price-lists/Vertragsunterlagen/${name}.pdf`,
  daysAgo: 40,
  lines: [name, ...lines, binding],
  meta: { description, version: '2026.10', validFrom: '2026-10-01' },
});

/** Documents that a customer gets before signing; products name them (`domain/products/catalogue.ts`). */
export const contractDocuments: readonly DemoFile[] = [
  contractDocument(
    'Allgemeine Geschäftsbedingungen',
    '#01 Für alle Produkte',
    'Vertragsschluss mit der Annahme des Auftrags. Kündigungsfrist drei Monate zum Laufzeitende.',
    'Entstörung montags bis freitags von 8 bis 18 Uhr, bei Totalausfall jederzeit.',
  ),
  contractDocument(
    'Leistungsbeschreibung NGN',
    '#02 Anschlüsse mit Sprachkanälen',
    'Sprachkanäle, Rufnummern, Notruf und Anzeige der Rufnummer. Verfügbarkeit 98,5 % im Jahresmittel.',
  ),
  contractDocument(
    'Leistungsbeschreibung DSLmaxx Business',
    '#03 Internetanschlüsse',
    'Maximale, normalerweise verfügbare und minimale Geschwindigkeiten je Bandbreite.',
  ),
  contractDocument(
    'Leistungsbeschreibung Crown Centrex',
    '#04 Telefonanlage aus der Cloud',
    'Nebenstellen, Rufgruppen, Sprachmenü und Voicemail. Anforderungen an das lokale Netz.',
  ),
  contractDocument(
    'Leistungsbeschreibung Business Home und Mobile',
    '#05 Mobilfunkkarten mit Festnetznummer',
    'Datenvolumen, Roaming in der EU, eSIM und MultiSIM.',
  ),
  contractDocument(
    'Preisliste Festnetz und Internet',
    '#06 Gültig für Neuaufträge',
    'Monatliche und einmalige Preise je Produkt, Minutenpreise und Preise der Endgeräte.',
  ),
];
