import type { ProductType } from '#contract/sales/product.ts';
import { basic, centrex, dsl, haustechnik, pbx } from './answers.ts';

const admin = '1001/sp.admin';
const user = '1001/sp.user';

export interface DemoDraft {
  readonly productType: ProductType;
  /** By name. */
  readonly customer?: string;
  readonly by: string;
  readonly daysAgo: number;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly archived?: true;
}

/** `docs/domain/demo-data.md`: each product that can be created once, one of an earlier time and one in the archive. */
export const demoDrafts: readonly DemoDraft[] = [
  { productType: 'hfo360', customer: 'Dr. Mia Ostwald', by: admin, daysAgo: 30, answers: { userCount: '6' } },
  {
    productType: 'hfoNgnConnect',
    customer: 'Gasthof Zur Linde e. K.',
    by: user,
    daysAgo: 16,
    answers: { ...basic, additionalDsl: true, ...dsl },
  },
  {
    productType: 'hfoNgnTeamsConnect',
    customer: 'Logistik Weststern AG',
    by: admin,
    daysAgo: 4,
    answers: { userCount: '45' },
  },
  { productType: 'hfoNgnBasic', customer: 'Hofladen Birkenfeld GbR', by: admin, daysAgo: 9, answers: basic },
  {
    productType: 'hfoNgnOneBusiness',
    customer: 'Steinbach Metallbau GmbH & Co. KG',
    by: user,
    daysAgo: 7,
    answers: pbx,
  },
  { productType: 'hfoDslMaxxBusiness', customer: 'Stadtwerke Lindenau AöR', by: admin, daysAgo: 6, answers: dsl },
  {
    productType: 'hfoCrownCentrex',
    customer: 'Kanzlei Adler & Specht PartG mbB',
    by: admin,
    daysAgo: 5,
    answers: centrex,
  },
  {
    productType: 'hfoCrownCentrex',
    customer: 'Ahrens Haustechnik GmbH',
    by: admin,
    daysAgo: 4,
    answers: haustechnik,
  },
  { productType: 'hfoBusinessHomeMobile', by: user, daysAgo: 5, answers: {} },
  {
    productType: 'hfoNgnBasic',
    customer: 'Turnverein Grünau e. V.',
    by: user,
    daysAgo: 80,
    answers: { onkz: '30' },
    archived: true,
  },
];

const extension = (extNo: string, displayName: string, licence: string, deviceArticle?: string) => ({
  ...{ extNo, displayName, licence, ddi: extNo.slice(-1) },
  ...(deviceArticle && { deviceArticle }),
});

/** Nothing is missing: it waits for its signature. */
export const readyDraft: DemoDraft = {
  productType: 'hfoCrownCentrex',
  customer: 'Bäckerei Sonnental GmbH',
  by: admin,
  daysAgo: 1,
  answers: {
    ...centrex,
    flatrate: 'landline',
    extensions: [
      extension('10', 'Laden', 'comfort', 'phoneComfort'),
      extension('11', 'Backstube', 'basic', 'phoneBasic'),
      extension('12', 'Büro', 'comfort', 'phoneComfort'),
      extension('13', 'Filiale Nord', 'basic', 'phoneBasic'),
      extension('14', 'Filiale Süd', 'basic', 'phoneBasic'),
      extension('15', 'Sonja Tal', 'mobileClient'),
    ],
    devices: [
      { article: 'phoneComfort', quantity: '2', mode: 'rent' },
      { article: 'phoneBasic', quantity: '3', mode: 'rent' },
      { article: 'headset', quantity: '2', mode: 'buy' },
    ],
  },
};

/** Made when it could still be booked. */
export const formerDraft = {
  productType: 'hfoNgnBusiness',
  customer: 'Bäckerei Sonnental GmbH',
  by: admin,
  daysAgo: 310,
  answers: { ...basic, channels: '8', voNumber: 'VO10023', orderKind: 'new', contractTerm: '24', startMode: 'asap' },
} as const;
