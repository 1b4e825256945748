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
