const person = (firstName: string, lastName: string, phone: string) => ({
  salutation: '1',
  firstName,
  lastName,
  phone,
  email: `${lastName.toLowerCase()}@example.com`,
});
const contactTech = person('Timo', 'Kabel', '030 23125 355');
const newNumbers = { onkz: '30', numberKind: 'single', numberCount: '3', mainNumber: 'new', emergencyAck: true };

/** What the demo's orders ask, form by form. */
export const basic = { contactTech, ...newNumbers };
export const pbx = {
  ...basic,
  channels: '8',
  numberKind: 'block',
  blockSize: '30',
  numberCount: '',
  pbxVendor: 'STARFACE',
  pbxModel: 'Compact',
  accessProvider: 'Taunuskabel AG',
  accessBandwidth: '40',
};
export const dsl = {
  contactTech,
  bandwidth: 'vdsl100',
  lineSituation: 'takeover',
  techVisit: 'morning',
  onSiteContact: contactTech,
  router: 'rent',
};
export const centrex = {
  ...basic,
  channels: '8',
  numberKind: 'block',
  blockSize: '10',
  numberCount: '',
  adminUser: { ...contactTech, mobile: '0171 3920055' },
  extensions: [
    { extNo: '10', displayName: 'Zentrale', userEmail: 'zentrale@example.com', licence: 'comfort' },
    { extNo: '11', displayName: 'Buchhaltung', userEmail: 'buchhaltung@example.com', licence: 'basic' },
  ],
  attendantExt: '10',
  avvAccepted: true,
};

/** Three cards, two of them with a number that comes along. */
export const mobile = {
  customerPassword: 'Amboss12',
  cards: [
    { userName: 'Ralf Steinbach', tariff: 'mobileL', simType: 'esim', esimEmail: 'office@steinbach.example.com' },
    { userName: 'Montage 1', tariff: 'mobileM', simType: 'card', portNumber: '0171 3920061' },
    { userName: 'Montage 2', tariff: 'mobileM', simType: 'card', portNumber: '0171 3920062' },
  ].map(({ portNumber, ...card }) => ({
    ...{ roaming: 'eu', device: 'none', startMode: 'asap', ...card },
    ...(portNumber
      ? {
          ...{ numberMode: 'port', portNumber, portProvider: 'telekom', portCustomerNo: '4711002', portTiming: 'now' },
          portOptIn: true,
        }
      : { numberMode: 'new' }),
  })),
};

/** A line with direct dialling that comes along, on a day (`YYYY-MM-DD`). */
export const porting = (desiredDate: string, formFile: string) => ({
  connectionKind: 'block',
  businessCase: 'VA-KUE-MRN',
  losingProvider: 'ALSTERKOM',
  losingCustomerNo: '3300417',
  holder: { kind: 'company', company: 'Bäckerei Sonnental GmbH' },
  holderAddr: { street: 'Beispielallee', houseNumber: '3', zip: '10115', city: 'Berlin' },
  onkz: '30',
  ddiBase: '231257',
  attendant: '0',
  blocks: [{ from: '10', to: '29' }],
  allNumbers: true,
  desiredDate,
  timeWindow: 'ZF2',
  contact: contactTech,
  formFile: [formFile],
});

const technician = {
  ...{ salutation: '2', firstName: 'Svenja', lastName: 'Petersen', mobile: '0171 3920024' },
  email: 's.petersen@ahrens.example.com',
};
const staff =
  'Zentrale, Jörn Ahrens, Svenja Petersen, Ines Wolter, Marek Nowak, Katrin Lüders, Tobias Behrens, Aylin Demir, Frank Oltmanns, Lena Brinkmann, Service-Hotline, Hendrik Claasen, Paula Steenbock, Nils Jessen, Lager Ost, Lager West, Werkstatt, Anne-Marie von Hohenstein-Brüggemann, Ausbildung, Besprechung';

/** Twenty extensions, nearly done: a few answers of the customer and of the numbers are still open. */
export const haustechnik = {
  contactTech: technician,
  adminUser: technician,
  contractTerm: '24',
  invoiceChannel: 'email',
  invoiceEmail: 'buchhaltung@ahrens.example.com',
  paymentMethod: 'debit',
  bank: { accountHolder: 'Ahrens Haustechnik GmbH', iban: 'DE02120300000000202051', mandateType: 'CORE' },
  channels: '8',
  flatrate: 'landline',
  avvAccepted: true,
  numberMode: 'new',
  numberKind: 'block',
  blockSize: '100',
  mainNumber: 'new',
  extensions: staff.split(', ').map((displayName, at) => ({
    ...{ extNo: String(10 + at), displayName, ddi: String(10 + at) },
    licence: at < 4 ? 'comfort' : at > 10 && at < 14 ? 'mobileClient' : 'basic',
    voicemail: at < 4,
  })),
  attendantExt: '10',
  devices: [{ article: 'phoneBasic', quantity: '18' }],
  emergencyAck: true,
};
