import type { StatusInput } from '#contract/sales/order.ts';
import type { ProductType } from '#contract/sales/product.ts';
import { basic, centrex, mobile, pbx, porting } from './answers.ts';

export type DemoOrderStep = Partial<StatusInput> & {
  readonly daysAgo: number;
  /** The working day that is confirmed, so many days from now. */
  readonly confirmedIn?: number;
  /** What a partner does in place of an employee. */
  readonly cancel?: string;
  readonly answer?: string;
};
export interface DemoOrder {
  readonly productType: ProductType;
  readonly customer: string;
  readonly by: string;
  readonly daysAgo: number;
  readonly answers: Readonly<Record<string, unknown>>;
  /** Answers that name a file, a day that is still to come, or that of the order. */
  readonly papers?: (file: string, day: string, today: string) => Readonly<Record<string, unknown>>;
  /** The day that the customer would like, so many working days after the order. */
  readonly wish?: number;
  readonly steps: readonly DemoOrderStep[];
}

const admin = '1001/sp.admin';
const user = '1001/sp.user';
const sonnental = 'Bäckerei Sonnental GmbH';
const kanzlei = 'Kanzlei Adler & Specht PartG mbB';
const steinbach = 'Steinbach Metallbau GmbH & Co. KG';
const verein = 'Turnverein Grünau e. V.';
const stadtwerke = 'Stadtwerke Lindenau AöR';
const invoiceEmail = 'rechnung@lindenau.example.com';

const inReview = (daysAgo: number): DemoOrderStep => ({ daysAgo, status: 'inReview' });
const accepted = (daysAgo: number, contractNumber: string): DemoOrderStep => ({
  daysAgo,
  status: 'accepted',
  contractNumber,
});
const scheduled = (daysAgo: number, confirmedIn: number): DemoOrderStep => ({
  daysAgo,
  status: 'scheduled',
  confirmedIn,
});
const simple = { productType: 'hfoNgnBasic', answers: basic } as const;
const withPbx = { productType: 'hfoNgnOneBusiness', answers: pbx } as const;
const withPorting = {
  ...withPbx,
  papers: (file: string, day: string) => ({
    numberMode: 'port',
    mainNumber: '+49302312570',
    portings: [porting(day, file)],
  }),
} as const;
export const cards = {
  productType: 'hfoBusinessHomeMobile',
  answers: mobile,
  papers: (file: string) => ({ identProof: [file] }),
} as const;
const cloud = { productType: 'hfoCrownCentrex', answers: centrex } as const;

/** `docs/domain/demo-data.md`: one order in each status. */
export const demoOrders: readonly DemoOrder[] = [
  { ...simple, customer: verein, by: admin, daysAgo: 1, steps: [] },
  { ...withPbx, customer: steinbach, by: user, daysAgo: 5, steps: [inReview(3)] },
  {
    ...cloud,
    customer: kanzlei,
    by: admin,
    daysAgo: 8,
    steps: [
      inReview(7),
      {
        daysAgo: 2,
        status: 'clarification',
        text: 'Die Durchwahl der Buchhaltung fehlt. Unter welcher Nummer soll sie erreichbar sein?',
      },
    ],
  },
  {
    ...simple,
    answers: { ...basic, invoiceEmail },
    customer: stadtwerke,
    by: admin,
    daysAgo: 12,
    steps: [inReview(11), accepted(9, 'V-49011')],
  },
  {
    ...withPorting,
    customer: sonnental,
    by: admin,
    daysAgo: 20,
    steps: [inReview(19), accepted(16, 'V-48990'), { daysAgo: 15, status: 'porting' }],
  },
  {
    ...withPorting,
    customer: sonnental,
    by: user,
    daysAgo: 26,
    steps: [
      inReview(25),
      accepted(22, 'V-48972'),
      { daysAgo: 21, status: 'porting' },
      {
        ...scheduled(18, 20),
        text: 'RUEM-VA eingegangen: Der bisherige Anbieter bestätigt Anschlussinhaber, Rufnummern und Termin.',
      },
    ],
  },
  {
    ...cards,
    customer: steinbach,
    by: user,
    daysAgo: 40,
    steps: [inReview(39), accepted(35, 'V-48951'), scheduled(30, 6), { daysAgo: 0, status: 'provisioning' }],
  },
  {
    ...cloud,
    answers: { ...centrex, invoiceEmail },
    customer: stadtwerke,
    by: admin,
    daysAgo: 70,
    steps: [
      inReview(69),
      accepted(66, 'V-48803'),
      scheduled(60, -20),
      { daysAgo: 21, status: 'provisioning' },
      { daysAgo: 19, status: 'partlyActive', text: 'Zwei Nebenstellen folgen mit der zweiten Lieferung.' },
    ],
  },
  {
    ...withPbx,
    customer: sonnental,
    by: admin,
    daysAgo: 120,
    steps: [
      inReview(119),
      accepted(115, 'V-48213'),
      scheduled(110, -90),
      { daysAgo: 92, status: 'provisioning' },
      { daysAgo: 90, status: 'active' },
    ],
  },
  {
    ...simple,
    customer: sonnental,
    by: admin,
    daysAgo: 14,
    steps: [inReview(13), { daysAgo: 4, cancel: 'Die Filiale wird doch nicht eröffnet.' }],
  },
  {
    ...cloud,
    customer: verein,
    by: user,
    daysAgo: 50,
    steps: [
      { daysAgo: 48, cancel: 'Der Verein behält seinen Anschluss.' },
      { daysAgo: 47, status: 'cancelled' },
    ],
  },
  {
    ...simple,
    customer: kanzlei,
    by: user,
    daysAgo: 33,
    steps: [inReview(32), { daysAgo: 31, status: 'rejected', reason: 'unavailable' }],
  },
  {
    ...simple,
    customer: steinbach,
    by: user,
    daysAgo: 240,
    steps: [
      inReview(239),
      accepted(235, 'V-47102'),
      scheduled(230, -220),
      { daysAgo: 221, status: 'provisioning' },
      { daysAgo: 220, status: 'active' },
      { daysAgo: 10, status: 'terminated', text: 'Auf Wunsch des Kunden zum Monatsende beendet.' },
    ],
  },
];
