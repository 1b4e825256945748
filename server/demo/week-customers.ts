import { contact, type DemoCustomer, debit, helper, place, seller } from './customer-parts.ts';

const firm = (
  companyName: string,
  legalForm: 'GMBH' | 'GMBH_CO_KG' | 'EK' | 'PARTG_MBB',
  phone: string,
  host: string,
) => ({
  ...({ clientKind: 'business', salutation: '3', companyName, legalForm, phone } as const),
  ...({
    email: `info@${host}.example.com`,
    invoiceChannel: 'email',
    invoiceEmail: `rechnung@${host}.example.com`,
  } as const),
});
const court = (registerCourt: string, registerType: 'HRB' | 'HRA' | 'PR', registerNumber: string) => ({
  registerCourt: `Amtsgericht ${registerCourt}`,
  registerType,
  registerNumber,
});
const small = { employees: '10-49', tkgSize: 'small' } as const;
const micro = { employees: '1-9', tkgSize: 'micro' } as const;
const invoice = { paymentMethod: 'invoice' } as const;
const berlin = 'Berlin (Charlottenburg)';

/** Customers of 1001 beside those of `demoCustomers`, so that lists are as full as those of a working week. */
export const weekCustomers: readonly DemoCustomer[] = [
  {
    ...{ ...helper, daysAgo: 280, established: true },
    ...firm('Malerbetrieb Farbenfroh GmbH', 'GMBH', '030 23125 410', 'farbenfroh'),
    ...place('Musterweg', '14', '10115', 'Berlin'),
    ...{ ...small, industry: 'craft', taxNumber: '27/999/90010' },
    ...court(berlin, 'HRB', '900010 B'),
    ...contact('1', 'Bela', 'Farb', '030 23125 411', 'bela@farbenfroh.example.com'),
    ...debit('Malerbetrieb Farbenfroh GmbH', 'DE02120300000000202051'),
  },
  {
    ...{ ...seller, daysAgo: 250, established: true, contractEndIn: 58 },
    ...firm('Autohaus Weidenring GmbH', 'GMBH', '069 90009 420', 'weidenring'),
    ...place('Testplatz', '21', '60311', 'Frankfurt am Main'),
    ...{ ...small, industry: 'trade', taxNumber: '13/999/90011' },
    ...court('Frankfurt am Main', 'HRB', '90420'),
    ...contact('2', 'Corinna', 'Weid', '069 90009 421', 'weid@weidenring.example.com'),
    ...debit('Autohaus Weidenring GmbH', 'DE89370400440532013000'),
  },
  {
    ...{ ...helper, daysAgo: 230, established: true },
    ...firm('Schreinerei Holzapfel GmbH', 'GMBH', '0221 4710 430', 'holzapfel'),
    ...place('Modellweg', '7', '50667', 'Köln'),
    ...{ ...micro, industry: 'craft', taxNumber: '27/999/90012' },
    ...court('Köln', 'HRB', '90430'),
    ...contact('1', 'Veit', 'Holz', '0221 4710 431', 'veit@holzapfel.example.com'),
    ...invoice,
  },
  {
    ...{ ...seller, daysAgo: 210, established: true },
    ...firm('Steuerkanzlei Hagedorn PartG mbB', 'PARTG_MBB', '040 66969 440', 'hagedorn'),
    ...place('Beispielkai', '30', '20457', 'Hamburg'),
    ...{ ...small, industry: 'consulting', taxNumber: '17/999/90013' },
    ...court('Hamburg', 'PR', '90440'),
    ...contact('2', 'Dörte', 'Hagedorn', '040 66969 441', 'hagedorn@hagedorn.example.com'),
    ...debit('Steuerkanzlei Hagedorn PartG mbB', 'DE02100500000054540402'),
  },
  {
    ...{ ...seller, daysAgo: 190, established: true },
    ...firm('Hotel Alsterblick GmbH', 'GMBH', '040 66969 450', 'alsterblick'),
    ...place('Hafenmuster', '9', '20457', 'Hamburg'),
    ...{ ...small, industry: 'hospitality', taxNumber: '17/999/90014' },
    ...court('Hamburg', 'HRB', '90450'),
    ...contact('1', 'Fiete', 'Alster', '040 66969 451', 'fiete@alsterblick.example.com'),
    ...debit('Hotel Alsterblick GmbH', 'DE02500105170137075030'),
  },
  {
    ...{ ...helper, daysAgo: 170, established: true, contractEndIn: 90 },
    ...firm('Spedition Kranich GmbH & Co. KG', 'GMBH_CO_KG', '0221 4710 460', 'kranich'),
    ...place('Musterallee', '112', '50667', 'Köln'),
    ...{ employees: '50-249', tkgSize: 'other', industry: 'trade', taxNumber: '27/999/90015' },
    ...court('Köln', 'HRA', '90460'),
    ...contact('2', 'Wilma', 'Kran', '0221 4710 461', 'kran@kranich.example.com'),
    ...invoice,
  },
  {
    ...{ ...seller, daysAgo: 160, established: true },
    ...firm('Architekturbüro Lotrecht GmbH', 'GMBH', '089 99998 470', 'lotrecht'),
    ...place('Lindenprobe', '4', '80331', 'München'),
    ...{ ...micro, industry: 'consulting', taxNumber: '143/999/90016' },
    ...court('München', 'HRB', '900470'),
    ...contact('1', 'Anselm', 'Lot', '089 99998 471', 'lot@lotrecht.example.com'),
    ...debit('Architekturbüro Lotrecht GmbH', 'DE89370400440532013000'),
  },
  {
    ...{ ...helper, daysAgo: 140, established: true },
    ...firm('Blumen Kleefeld e. K.', 'EK', '030 23125 480', 'kleefeld'),
    ...place('Ringprobe', '3', '10115', 'Berlin'),
    ...{ ...micro, industry: 'trade', taxNumber: '27/999/90017' },
    ...court(berlin, 'HRA', '90480 B'),
    ...contact('2', 'Rosalie', 'Klee', '030 23125 481', 'klee@kleefeld.example.com'),
    ...debit('Blumen Kleefeld', 'DE02120300000000202051'),
  },
  {
    ...{ ...seller, daysAgo: 120, established: true },
    ...firm('Weinhandel Rebenhof GmbH', 'GMBH', '069 90009 490', 'rebenhof'),
    ...place('Probestraße', '44', '60311', 'Frankfurt am Main'),
    ...{ ...micro, industry: 'trade', taxNumber: '13/999/90018' },
    ...court('Frankfurt am Main', 'HRB', '90490'),
    ...contact('1', 'Gero', 'Reben', '069 90009 491', 'gero@rebenhof.example.com'),
    ...invoice,
  },
  {
    ...{ ...seller, daysAgo: 95, established: true },
    ...firm('Fahrschule Grünwelle GmbH', 'GMBH', '089 99998 495', 'gruenwelle'),
    ...place('Beispielgasse', '2', '80331', 'München'),
    ...{ ...micro, industry: 'other', taxNumber: '143/999/90019' },
    ...court('München', 'HRB', '900495'),
    ...contact('2', 'Leyla', 'Grün', '089 99998 496', 'leyla@gruenwelle.example.com'),
    ...debit('Fahrschule Grünwelle GmbH', 'DE02500105170137075030'),
  },
  {
    ...{ ...helper, daysAgo: 30, followUpIn: 0, contractEndIn: 140 },
    ...firm('Buchhandlung Zeilenreich e. K.', 'EK', '030 23125 415', 'zeilenreich'),
    ...place('Beispielallee', '61', '10115', 'Berlin'),
    ...{ ...micro, industry: 'trade', prospectStage: 'offerMade', leadSource: 'recommendation' },
    ...{ currentProvider: 'Taunuskabel AG' },
  },
  {
    ...{ ...seller, daysAgo: 22, followUpIn: 5 },
    ...firm('Zahntechnik Elfenbein GmbH', 'GMBH', '040 66969 425', 'elfenbein'),
    ...place('Musterkai', '51', '20457', 'Hamburg'),
    ...{ ...small, industry: 'health', prospectStage: 'contacted', leadSource: 'fair' },
  },
  {
    ...{ ...seller, daysAgo: 6, followUpIn: 2 },
    ...firm('Kletterhalle Überhang GmbH', 'GMBH', '0221 4710 435', 'ueberhang'),
    ...place('Modellweg', '63', '50667', 'Köln'),
    ...{ ...small, industry: 'other', prospectStage: 'new', leadSource: 'internet' },
  },
];
