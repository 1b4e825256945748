import { tokenLifetime } from '../../../src/contract/session.ts';
import { loginTicket } from '../../../src/domain/access/session.ts';
import { demoPassword } from '../fixtures/sign-in.ts';

const person = {
  salutation: '2',
  firstName: 'Anna',
  lastName: 'Probst',
  phone: '030 23125 301',
  email: 'anna@example.com',
};
const customer = {
  type: 'hfo.vp.customer',
  salutation: '3',
  clientKind: 'business',
  tkgSize: 'small',
  legalForm: 'GMBH',
  registerCourt: 'Berlin',
  registerType: 'HRB',
  registerNumber: '900001 B',
  vatId: 'DE999999987',
  phone: '030 23125 300',
  email: 'info@example.com',
  consentData: true,
  address: { street: 'Beispielweg', houseNumber: '7', zip: '10115', city: 'Berlin', country: 'DE' },
  representative: { firstName: 'Anna', lastName: 'Probst' },
  contactMain: person,
  voNumber: 'VO10023',
  invoiceChannel: 'email',
  invoiceEmail: 'rechnung@example.com',
  paymentMethod: 'invoice',
  confirmDuplicate: true,
};
const answers = {
  type: 'hfo.vp.draft',
  productType: 'hfoNgnBasic',
  voNumber: 'VO10023',
  contractTerm: '24',
  contactTech: person,
  onkz: '30',
  numberKind: 'single',
  numberCount: '1',
  mainNumber: 'new',
  emergencyAck: true,
  paymentMethod: 'debit',
  bank: { accountHolder: 'Probe GmbH', iban: 'DE02120300000000202051', mandateType: 'CORE' },
};

interface Made {
  readonly id: string;
  readonly foreignid: string;
}

/** A draft of a customer of its own, as it comes about elsewhere: through the API, complete but for what is changed. */
export async function salesDraft(origin: string, changes: object = {}): Promise<Made> {
  async function send(path: string, body: object, token = '') {
    const answer = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Made & { token: string };
  }
  const login = { _ticket: loginTicket('1001/sp.admin', demoPassword), timeout: tokenLifetime };
  const { token } = await send('/jwt_token', login);
  const companyName = `Probe ${crypto.randomUUID().slice(0, 8)} GmbH`;
  const { id: customerId } = await send('/foundation/1001/data', { ...customer, companyName }, token);
  return send('/foundation/1001/data', { ...answers, customerId, ...changes }, token);
}
