import { tokenLifetime } from '#contract/session.ts';
import type { TicketAction } from '#contract/ticket.ts';
import type { WireTicketRecord } from '#contract/ticket-record.ts';
import { loginTicket } from '#domain/access/session.ts';
import { demoPassword } from '#tests/demo-password.ts';

const callback = {
  type: 'hd.ticket',
  value5: 'etcCallBackRequest',
  category: 'tech',
  contactLastName: 'Sommer',
  contactFirstName: 'Petra',
  contactEmail: 'petra@example.com',
  contactPhone: '030 23125 301',
};

/** Tickets as they come about elsewhere: through the API, as one user for one organisation. */
export class TicketCalls {
  readonly #base: string;
  readonly #trid: string;
  readonly #token: string;

  private constructor(base: string, trid: string, token: string) {
    this.#base = base;
    this.#trid = trid;
    this.#token = token;
  }

  static async as(userId: string, origin: string, trid: string): Promise<TicketCalls> {
    const body = { _ticket: loginTicket(userId, demoPassword), timeout: tokenLifetime };
    const calls = new TicketCalls(`${origin}/api`, trid, '');
    const { token } = (await calls.#send('/jwt_token', body)) as { token: string };
    return new TicketCalls(`${origin}/api`, trid, token);
  }

  async #send(path: string, body?: object): Promise<unknown> {
    const answer = await fetch(this.#base + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(this.#token && { authorization: `Bearer ${this.#token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }

  create(description: string, contact: { contactEmail?: string } = {}): Promise<WireTicketRecord> {
    const body = { ...callback, description, ...contact };
    return this.#send(`/foundation/${this.#trid}/data`, body) as Promise<WireTicketRecord>;
  }
  /** Sees to it that the organisation has this many tickets. */
  async fillUpTo(count: number): Promise<void> {
    const { total } = (await this.#send(`/foundation/${this.#trid}/data?type=hd.ticket&_limit=1`)) as { total: number };
    for (let n = total + 1; n <= count; n += 1) await this.create(`Rückruf Nummer ${n} wegen der Leitung`);
  }
  /** The newest ticket that a search finds. */
  async newest(search: string): Promise<WireTicketRecord> {
    const query = new URLSearchParams({ type: 'hd.ticket', search, _sort: '-foreignid', _limit: '1' });
    const { items } = (await this.#send(`/foundation/${this.#trid}/data?${query}`)) as { items: WireTicketRecord[] };
    if (!items[0]) throw new Error(`No ticket is found by ${search}`);
    return items[0];
  }
  /** The ticket of the demo data that waits for an answer. */
  waitingTicket(): Promise<WireTicketRecord> {
    return this.newest('value2:waiting Sonnental');
  }
  read(id: string): Promise<WireTicketRecord> {
    return this.#send(`/foundation/${this.#trid}/data/${id}`) as Promise<WireTicketRecord>;
  }
  act(id: string, action: TicketAction): Promise<WireTicketRecord> {
    return this.#send(`/foundation/${this.#trid}/data/${id}`, action) as Promise<WireTicketRecord>;
  }
  /** Moves a ticket through states, each with its note. */
  async move(id: string, ...states: ['inProgress' | 'waiting' | 'closed', string?][]): Promise<WireTicketRecord> {
    let ticket = await this.read(id);
    for (const [status, note] of states)
      ticket = await this.act(id, { _action: 'status', version: ticket.version, status, ...(note && { note }) });
    return ticket;
  }
}
