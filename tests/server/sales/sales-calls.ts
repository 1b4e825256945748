import type { EngineCalls } from '../records/engine/engine-calls.ts';
import { addressed } from './customer-bodies.ts';

const contact = {
  salutation: '1',
  firstName: 'Max',
  lastName: 'Muster',
  phone: '030 23125 398',
  email: 'max@muster.example.com',
};

/** All that an order asks of a customer. */
export const orderable = {
  ...addressed,
  clientKind: 'business',
  legalForm: 'GMBH',
  registerCourt: 'Amtsgericht Charlottenburg',
  registerType: 'HRB',
  registerNumber: '900001 B',
  vatId: 'DE999999987',
  tkgSize: 'other',
  email: 'info@muster.example.com',
  invoiceChannel: 'email',
  invoiceEmail: 'rechnung@muster.example.com',
  paymentMethod: 'invoice',
  voNumber: 'VO10023',
  representative: { firstName: 'Max', lastName: 'Muster' },
  contactMain: contact,
};

/** Everything that an order of NGN Basic asks. */
export const completeAnswers = {
  voNumber: 'VO10023',
  orderKind: 'new',
  contractTerm: '24',
  startMode: 'asap',
  contactTech: contact,
  onkz: '30',
  numberKind: 'single',
  numberCount: '1',
  mainNumber: 'new',
  emergencyAck: true,
  paymentMethod: 'invoice',
};

export const newCustomer = (partner: EngineCalls, fields: object = {}) =>
  partner.create('hfo.vp.customer', { ...orderable, confirmDuplicate: true, ...fields });

export const newDraft = (partner: EngineCalls, customerId: string, fields: object = {}) =>
  partner.create('hfo.vp.draft', { productType: 'hfoNgnBasic', customerId, ...completeAnswers, ...fields });
