import { tokenLifetime } from '#contract/session.ts';
import { loginTicket } from '#domain/access/session.ts';
import { askServer } from '#server/admin/ask-server.ts';
import { demoPassword } from '#tests/demo-password.ts';
import type { RunningServer } from '../fixtures/running-server.ts';

interface Porting {
  id: string;
  foreignid: string;
  version: number;
  data: Record<string, unknown> & { state: string };
}

/** Portings of the demo's wholesaler as an employee sees them, who answers in the other carrier's place. */
export async function portingCalls({ url, dataDir }: Pick<RunningServer, 'url' | 'dataDir'>) {
  let token = '';
  const send = async <T>(path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${url}/api${path}`, {
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
  const _ticket = loginTicket('9001/etc.staff', demoPassword);
  ({ token } = await send<{ token: string }>('/jwt_token', { _ticket, timeout: tokenLifetime }));
  const base = '/foundation/2001/data';
  const read = (id: string) => send<Porting>(`${base}/${id}`);
  return {
    read,
    /** The one of the demo that stands there. */
    async in(state: string): Promise<Porting> {
      const query = new URLSearchParams({ type: 'ws.porting', search: `value2:${state}`, _limit: '1' });
      const [result] = (await send<{ items: Porting[] }>(`${base}?${query}`)).items;
      if (!result) throw new Error(`The demo has no porting in ${state}`);
      return read(result.id);
    },
    /** A request of an account of the demo that nothing is known of yet beside the kind of its line. */
    async draft(more: object = {}): Promise<Porting> {
      const query = new URLSearchParams({ type: 'ws.sip', search: 'value4:active', _limit: '1' });
      const [account] = (await send<{ items: { id: string; value5: string }[] }>(`${base}?${query}`)).items;
      if (!account) throw new Error('The demo has no account');
      const chosen = { customerId: account.value5, sipAccountId: account.id };
      return send<Porting>(base, { type: 'ws.porting', ...chosen, connectionKind: 'single', ...more });
    },
    /** What an employee enters for the other carrier, with the desired day where a day is needed. */
    async carrier(id: string, event: string, more: object = {}): Promise<void> {
      const { version, data } = await read(id);
      const date = event === 'RUEM-VA' ? { date: data['desiredDate'], codes: ['8001'] } : {};
      await send(`${base}/${id}`, { _action: 'carrier', version, event, ...date, ...more });
    },
    /** Does now what the portal otherwise does within a minute, such as handing messages over. */
    async due(): Promise<void> {
      const done = await askServer(dataDir, ['due', 'run']);
      if (done?.code !== 0) throw new Error(`The server refuses: ${done?.lines.join(' ')}`);
    },
  };
}
