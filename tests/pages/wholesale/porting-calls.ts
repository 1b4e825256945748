import { tokenLifetime } from '../../../src/contract/session.ts';
import { loginTicket } from '../../../src/domain/access/session.ts';
import { demoPassword } from '../fixtures/sign-in.ts';

interface Porting {
  id: string;
  foreignid: string;
  version: number;
  value5?: string;
  data: Record<string, unknown> & { state: string };
}

/** Answers of a request that lack only its documents. */
const answers = {
  type: 'ws.porting',
  connectionKind: 'block',
  businessCase: 'VA-KUE-MRN',
  losingProvider: 'TELEKOM_DEUTSCHLAND',
  losingCustomerNo: '4711',
  holder: { kind: 'company', company: 'Möbelhaus Probstfeld GmbH' },
  holderAddr: { street: 'Beispielstraße', houseNumber: '12', zip: '10115', city: 'Berlin' },
  onkz: '30',
  attendant: '0',
  blocks: [{ from: '0', to: '9' }],
  allNumbers: true,
  timeWindow: 'ZF2',
  contact: {
    salutation: '2',
    firstName: 'Maren',
    lastName: 'Holt',
    phone: '030 23125 400',
    email: 'maren.holt@example.com',
  },
};

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** A Wednesday in some weeks. */
function wednesday(): string {
  const ahead = (10 - new Date().getUTCDay()) % 7;
  return inDays(28 + ahead);
}

/** Portings of the demo's wholesaler as the API sees them: by its user, and by an employee in the other carrier's place. */
export async function wholesaleCalls(origin: string) {
  const send = async <T>(path: string, token: string, body?: object | FormData): Promise<T> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${origin}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const signIn = async (user: string) =>
    (
      await send<{ token: string }>('/jwt_token', '', {
        _ticket: loginTicket(user, demoPassword),
        timeout: tokenLifetime,
      })
    ).token;
  const partner = await signIn('2001/ws.user');
  const staff = await signIn('9001/etc.staff');
  const base = '/foundation/2001/data';
  const read = (id: string) => send<Porting>(`${base}/${id}`, partner);
  return {
    read,
    /** A request for ten numbers behind this pilot number, of the demo's first customer; complete but for the form. */
    async draft(ddiBase: string, more: object = {}): Promise<Porting> {
      const query = new URLSearchParams({ type: 'ws.sip', search: 'value4:active Probstfeld', _limit: '1' });
      const [account] = (await send<{ items: Porting[] }>(`${base}?${query}`, partner)).items;
      if (!account) throw new Error('The demo data have no account');
      return send<Porting>(base, partner, {
        ...answers,
        customerId: account.value5,
        sipAccountId: account.id,
        ddiBase,
        desiredDate: wednesday(),
        formSignedOn: inDays(-2),
        ...more,
      });
    },
    /** What an employee enters for the other carrier, with the desired day where a day is needed. */
    async carrier(id: string, event: string, more: object = {}): Promise<void> {
      const { version, data } = await read(id);
      const date = event === 'RUEM-VA' ? { date: data['desiredDate'], codes: ['8001'] } : {};
      await send(`${base}/${id}`, staff, { _action: 'carrier', version, event, ...date, ...more });
    },
  };
}
