import type { ProductType } from '#contract/sales/product.ts';
import { orderDefaults } from '#domain/sales/orders/order-defaults.ts';

const rightPerson = {
  salutation: '2',
  firstName: 'Petra',
  lastName: 'Sommer',
  phone: '030 23125100',
  email: 'petra@example.com',
};
const rightAddress = { street: 'Musterkai', houseNumber: '5', zip: '20457', city: 'Hamburg' };

const header = { customerId: 'c1', voNumber: 'VO10023', contactTech: rightPerson, invoiceEmail: 'a@example.com' };
const numbers = { onkz: '030', numberKind: 'block', blockSize: '30', mainNumber: 'new' };
const closing = { emergencyAck: true, paymentMethod: 'invoice' };
const access = {
  availability: { checkedAt: '2026-11-20', technology: 'vdsl', maxRate: '100' },
  bandwidth: 'vdsl100',
  lineSituation: 'takeover',
  techVisit: 'morning',
  onSiteContact: rightPerson,
  router: 'rent',
};

/** A porting of a line with direct dialling, that is right on 23.11.2026. */
export const rightPorting = {
  connectionKind: 'block',
  businessCase: 'VA-KUE-MRN',
  losingProvider: 'ALSTERKOM',
  holder: { kind: 'company', company: 'Sonnental GmbH' },
  holderAddr: rightAddress,
  onkz: '040',
  ddiBase: '66969',
  attendant: '0',
  blocks: [{ from: '10', to: '29' }],
  allNumbers: true,
  desiredDate: '2026-12-15',
  timeWindow: 'ZF2',
  contact: rightPerson,
  formFile: ['f1'],
};
const {
  connectionKind: _kind,
  onkz: _onkz,
  ddiBase: _base,
  attendant: _attendant,
  blocks: _blocks,
  ...ofLine
} = rightPorting;
/** Of a line without direct dialling. */
export const rightSingles = {
  ...ofLine,
  businessCase: 'VA-RRNP',
  singles: [{ onkz: '030', number: '23125300' }],
};

export const rightCard = {
  tariff: 'mobileM',
  simType: 'card',
  numberMode: 'port',
  portNumber: '0171 3920010',
  portProvider: 'telekom',
  portCustomerNo: 'K 1',
  portTiming: 'now',
  portOptIn: true,
  roaming: 'eu',
  device: 'none',
  startMode: 'asap',
};

const ofProduct: Partial<Record<ProductType, Record<string, unknown>>> = {
  hfo360: { ...numbers, ...closing, userCount: '12' },
  hfoNgnConnect: {
    ...numbers,
    ...closing,
    additionalDsl: true,
    ...access,
    numberMode: 'both',
    portings: [rightPorting],
  },
  hfoNgnTeamsConnect: {
    ...{ ...numbers, ...closing, userCount: '5', tenantDomain: 'sonnental.example.com', teamsModel: 'hosted' },
    tenantId: '12345678-90ab-cdef-1234-567890abcdef',
    phoneLicense: true,
  },
  hfoNgnBasic: { ...numbers, ...closing },
  hfoNgnOneBusiness: {
    ...{ ...numbers, ...closing, channels: '6', pbxVendor: 'AVM', pbxModel: 'Box', accessProvider: 'Alsterkom' },
    accessBandwidth: '40',
    backupRouting: true,
    backupTarget: '030 23125300',
  },
  hfoDslMaxxBusiness: { ...closing, ...access },
  hfoCrownCentrex: {
    ...{ ...numbers, ...closing, channels: '4', adminUser: rightPerson, avvAccepted: true },
    extensions: ['10', '11', '12'].map((extNo) => ({
      extNo,
      displayName: `Nutzer ${extNo}`,
      licence: 'basic',
      ddi: extNo,
    })),
    attendantExt: '10',
    groups: [{ name: 'Verkauf', number: '20', members: '10, 11', strategy: 'all', overflowTarget: '12' }],
    ivr: true,
    ivrOptions: [{ key: '1', caption: 'Verkauf', target: '20' }],
    businessHours: [{ day: 'mon', from: '08:00', to: '17:00' }],
    nightTarget: '030 23125300',
  },
  hfoBusinessHomeMobile: {
    ...{ paymentMethod: 'invoice', identProof: ['f1'], customerPassword: 'geheim', priceListId: 'p1' },
    cards: [rightCard],
    homeLine: true,
    homeNumberMode: 'port',
    homePortings: [rightSingles],
  },
};

/** An order of the product that can be sent on 23.11.2026. */
export const rightOrder = (type: ProductType): Record<string, unknown> => ({
  ...orderDefaults(type),
  ...header,
  ...ofProduct[type],
});
