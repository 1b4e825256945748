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
