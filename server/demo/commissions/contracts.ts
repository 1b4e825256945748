/** What operators pay partners for, in cents. */
interface DemoTariff {
  readonly tariff: string;
  readonly closing: number;
  readonly airtime: number;
}
export interface DemoOperator {
  readonly operator: string;
  readonly document: string;
  readonly contract: (n: number) => string;
  readonly tariffs: readonly [DemoTariff, ...DemoTariff[]];
}

export const demoOperators: readonly DemoOperator[] = [
  {
    operator: 'ETC_DISTRIBUTION',
    document: 'ETC',
    contract: (n) => `V-46${String(100 + n).padStart(3, '0')}`,
    tariffs: [
      { tariff: 'NGN Basic', closing: 9500, airtime: 420 },
      { tariff: 'NGN OneBusiness', closing: 24_000, airtime: 1180 },
      { tariff: 'Crown Centrex', closing: 18_500, airtime: 960 },
      { tariff: 'DSLmaxx Business', closing: 12_000, airtime: 310 },
    ],
  },
  {
    operator: 'VIERFUNK',
    document: 'VF',
    contract: (n) => `2010${String(447_100 + n * 37)}`,
    tariffs: [
      { tariff: 'Vierfunk Business M', closing: 7000, airtime: 150 },
      { tariff: 'Vierfunk Business L', closing: 11_500, airtime: 240 },
      { tariff: 'Vierfunk Daten 50', closing: 4500, airtime: 90 },
    ],
  },
  {
    operator: 'TIEFLAND_FUNK',
    document: 'TFG',
    contract: (n) => `TF-88${String(200 + n * 3)}`,
    tariffs: [
      { tariff: 'Tiefland Mobil Start', closing: 3500, airtime: 80 },
      { tariff: 'Tiefland Mobil Plus', closing: 6500, airtime: 130 },
    ],
  },
];

/** Who sells how many contracts under which number; the first few are the customers of 1001. */
export const demoSellers = [
  { trid: '1001', vo: 'VO10023', operator: 'ETC_DISTRIBUTION', contracts: 26 },
  { trid: '1001', vo: 'VO20417', operator: 'VIERFUNK', contracts: 34 },
  { trid: '1001', vo: 'VO30881', operator: 'TIEFLAND_FUNK', contracts: 12 },
  { trid: '1003', vo: 'VO10311', operator: 'ETC_DISTRIBUTION', contracts: 14 },
  { trid: '1003', vo: 'VO20733', operator: 'VIERFUNK', contracts: 22 },
] as const;

export const demoCustomersOf: Readonly<Record<string, readonly string[]>> = {
  '1001': [
    'Bäckerei Sonnental GmbH',
    'Kanzlei Adler & Specht PartG mbB',
    'Steinbach Metallbau GmbH & Co. KG',
    'Turnverein Grünau e. V.',
    'Stadtwerke Lindenau AöR',
    'Malerbetrieb Farbenfroh GmbH',
    'Praxis Dr. Lena Morgenroth',
    'Autohaus Weidenring GmbH',
    'Blumen Kleefeld e. K.',
    'Schreinerei Holzapfel GmbH',
  ],
  '1003': [
    'Hafenkontor Nordlicht GmbH',
    'Fischräucherei Tölle e. K.',
    'Segelschule Westwind GmbH',
    'Hotel Dünenblick GmbH & Co. KG',
    'Werft Brandmeyer GmbH',
    'Apotheke am Leuchtturm',
    'Taxi Möwe GbR',
  ],
};

/** Orders of the demo that were paid: contract number, customer, tariff and how many days ago they became active. */
export const paidOrders = [
  { contract: 'V-47102', customer: 'Steinbach Metallbau GmbH & Co. KG', tariff: 'NGN Basic', daysAgo: 220 },
] as const;

/** Reserved numbers, by the town of the partner. */
export const demoPhones: Readonly<Record<string, string>> = { '1001': '+493023125', '1003': '+494066969' };
