import { basic, centrex, dsl, pbx } from './answers.ts';
import { cards, type DemoOrder, type DemoOrderStep } from './orders.ts';

const admin = '1001/sp.admin';
const user = '1001/sp.user';
const farbenfroh = 'Malerbetrieb Farbenfroh GmbH';
const weidenring = 'Autohaus Weidenring GmbH';
const holzapfel = 'Schreinerei Holzapfel GmbH';
const hagedorn = 'Steuerkanzlei Hagedorn PartG mbB';
const alsterblick = 'Hotel Alsterblick GmbH';
const kranich = 'Spedition Kranich GmbH & Co. KG';
const lotrecht = 'Architekturbüro Lotrecht GmbH';
const kleefeld = 'Blumen Kleefeld e. K.';
const rebenhof = 'Weinhandel Rebenhof GmbH';
const gruenwelle = 'Fahrschule Grünwelle GmbH';

const voice = (onkz: string) => ({ productType: 'hfoNgnBasic', answers: { ...basic, onkz } }) as const;
const system = (onkz: string) => ({ productType: 'hfoNgnOneBusiness', answers: { ...pbx, onkz } }) as const;
const cloud = (onkz: string) => ({ productType: 'hfoCrownCentrex', answers: { ...centrex, onkz } }) as const;
const internet = {
  productType: 'hfoDslMaxxBusiness',
  answers: dsl,
  papers: (_file: string, _day: string, today: string) => ({
    availability: { checkedAt: today, technology: 'vdsl', maxRate: '100' },
  }),
} as const;

/** What employees did one after the other, by how many days ago an order came. */
type Life = (daysAgo: number) => readonly DemoOrderStep[];
const step = (daysAgo: number, status: NonNullable<DemoOrderStep['status']>, more: object = {}): DemoOrderStep => ({
  daysAgo,
  status,
  ...more,
});
const review: Life = (daysAgo) => [step(daysAgo - 1, 'inReview')];
const acceptance =
  (contractNumber: string): Life =>
  (daysAgo) => [...review(daysAgo), step(daysAgo - 3, 'accepted', { contractNumber })];
/** The confirmed day lies so many days from now. */
const schedule =
  (contractNumber: string, confirmedIn: number): Life =>
  (daysAgo) => [...acceptance(contractNumber)(daysAgo), step(daysAgo - 6, 'scheduled', { confirmedIn })];
/** Goes activation three weeks after it came. */
const activation =
  (contractNumber: string): Life =>
  (daysAgo) => [
    ...schedule(contractNumber, 22 - daysAgo)(daysAgo),
    step(daysAgo - 21, 'provisioning'),
    step(daysAgo - 23, 'active'),
  ];
const question =
  (text: string): Life =>
  (daysAgo) => [...review(daysAgo), step(daysAgo - 2, 'clarification', { text })];
const reply =
  (text: string, answer: string): Life =>
  (daysAgo) => [...question(text)(daysAgo), { daysAgo: daysAgo - 3, answer }];

type WeekOrder = readonly [
  product: Pick<DemoOrder, 'productType' | 'answers' | 'papers'>,
  customer: string,
  by: string,
  daysAgo: number,
  life: Life,
  /** Working days after which the customer would like it. */
  wish?: number,
];

const weekList: readonly WeekOrder[] = [
  [voice('30'), farbenfroh, user, 1, () => [], 12],
  [cloud('40'), alsterblick, admin, 1, () => [], 20],
  [internet, rebenhof, admin, 2, () => [], 25],
  [voice('221'), holzapfel, user, 3, review, 15],
  [system('69'), weidenring, admin, 4, review, 18],
  [
    cloud('40'),
    hagedorn,
    admin,
    6,
    question('Die Kanzlei zieht laut Auftrag im Januar um. An welche Adresse sollen die Telefone?'),
    30,
  ],
  [
    cards,
    kranich,
    user,
    7,
    question('Zu zwei Karten fehlt der Name des bisherigen Anbieters. Können Sie ihn nachreichen?'),
  ],
  [
    system('221'),
    kranich,
    admin,
    9,
    reply('Welche Firmware hat die Telefonanlage?', 'Version 7.2, am Montag wird auf 7.4 aktualisiert.'),
    20,
  ],
  [voice('89'), gruenwelle, admin, 10, acceptance('V-49038'), 20],
  [internet, lotrecht, admin, 13, acceptance('V-49027')],
  [cloud('30'), farbenfroh, user, 15, schedule('V-49019', 9), 18],
  [system('40'), alsterblick, admin, 17, schedule('V-49008', 7), 15],
  [voice('69'), rebenhof, admin, 18, schedule('V-49003', 12), 21],
  [cards, weidenring, admin, 21, schedule('V-48986', 5)],
  [internet, hagedorn, admin, 24, schedule('V-48979', 14), 26],
  [voice('30'), kleefeld, user, 28, (daysAgo) => [...schedule('V-48964', 4)(daysAgo), step(1, 'provisioning')], 20],
  [
    cloud('221'),
    holzapfel,
    user,
    45,
    (daysAgo) => [
      ...schedule('V-48930', -12)(daysAgo),
      step(13, 'provisioning'),
      step(11, 'partlyActive', { text: 'Ein Telefon der Werkstatt ist im Rückstand und folgt.' }),
    ],
  ],
  [voice('69'), weidenring, admin, 52, activation('V-48911'), 14],
  [internet, kleefeld, user, 61, activation('V-48877')],
  [cards, lotrecht, admin, 75, activation('V-48790')],
  [system('221'), kranich, user, 88, activation('V-48655'), 16],
  [cloud('89'), lotrecht, admin, 102, activation('V-48501'), 20],
  [voice('40'), hagedorn, admin, 130, activation('V-48120')],
  [
    internet,
    gruenwelle,
    admin,
    11,
    (daysAgo) => [...review(daysAgo), { daysAgo: 3, cancel: 'Der Vermieter legt selbst einen Anschluss.' }],
  ],
  [
    cards,
    farbenfroh,
    user,
    37,
    (daysAgo) => [{ daysAgo: daysAgo - 1, cancel: 'Doppelt gesendet.' }, step(daysAgo - 2, 'cancelled')],
  ],
  [
    system('30'),
    kleefeld,
    user,
    43,
    (daysAgo) => [
      ...review(daysAgo),
      step(daysAgo - 2, 'rejected', {
        reason: 'data',
        text: 'Die Anschrift gibt es nicht. Bitte senden Sie ihn berichtigt neu.',
      }),
    ],
  ],
  [
    voice('40'),
    alsterblick,
    admin,
    180,
    (daysAgo) => [...activation('V-47633')(daysAgo), step(17, 'terminated', { text: 'Ersetzt durch Crown Centrex.' })],
  ],
];

/** With those of `demoOrders` forty, as after a busy quarter. */
export const weekOrders: readonly DemoOrder[] = weekList.map(([product, customer, by, daysAgo, life, wish]) => ({
  ...product,
  customer,
  by,
  daysAgo,
  steps: life(daysAgo),
  ...(wish !== undefined && { wish }),
}));
