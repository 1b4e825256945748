import { tokenLifetime } from '#contract/session.ts';
import { loginTicket } from '#domain/access/session.ts';
import { demoPassword } from '#tests/demo-password.ts';
import { answers, customer, privateCustomer } from './sales-bodies.ts';

interface Row {
  id: string;
  foreignid: string;
  version: number;
  value1: string;
  value3: string;
}

/** Records of the demo's partner as the API sees them, as one of its users. */
export async function salesCalls(origin: string, userId = '1001/sp.admin') {
  const send = async <T>(path: string, body?: object, token = ''): Promise<T> => {
    const answer = await fetch(`${origin}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const login = { _ticket: loginTicket(userId, demoPassword), timeout: tokenLifetime };
  const { token } = await send<{ token: string }>('/jwt_token', login);
  const base = '/foundation/1001/data';
  const create = (body: object) => send<Row>(base, body, token);
  return {
    /** The first record of a type that a search finds. */
    async first(type: 'draft' | 'order' | 'customer', search: string): Promise<Row> {
      const query = new URLSearchParams({ type: `hfo.vp.${type}`, search, _limit: '1' });
      const [row] = (await send<{ items: Row[] }>(`${base}?${query}`, undefined, token)).items;
      if (!row) throw new Error(`The demo data have no ${type} with ${search}`);
      return row;
    },
    async count(type: 'draft' | 'order' | 'customer', search: string): Promise<number> {
      const query = new URLSearchParams({ type: `hfo.vp.${type}`, search, _limit: '1' });
      return (await send<{ total: number }>(`${base}?${query}`, undefined, token)).total;
    },
    create,
    /** A draft of a customer of its own, complete but for what is changed. */
    async draft(changes: object = {}): Promise<Row> {
      const companyName = `Probe ${crypto.randomUUID().slice(0, 8)} GmbH`;
      const { id: customerId } = await create({ ...customer, companyName });
      return create({ ...answers, customerId, ...changes });
    },
    /** The same for a private customer. */
    async privateDraft(): Promise<Row> {
      const { id: customerId } = await create(privateCustomer);
      return create({ ...answers, customerId });
    },
    read: (id: string) => send<Row & { data: Record<string, unknown> }>(`${base}/${id}`, undefined, token),
    act: (id: string, action: object) => send<Row>(`${base}/${id}`, action, token),
  };
}

export type SalesCalls = Awaited<ReturnType<typeof salesCalls>>;
