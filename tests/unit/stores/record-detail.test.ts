import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { type TicketRow, ticketRow } from '#contract/ticket-record.ts';
import { listCache } from '#stores/data/list-cache.ts';
import { type TicketStore, ticketStore } from '#stores/tickets/ticket.ts';
import { controlledServer } from './support/controlled-server.ts';
import { actAs, actFor, memoryStorage, record, row } from './support/signed-in.ts';

const owner = { user: '1001/sp.admin', trid: '1001' };
const lists = listCache<TicketRow>('tickets');
const tab = new EventTarget();
let server: ReturnType<typeof controlledServer>;
let store: TicketStore;
let stop = () => {};
const settled = () => new Promise((resolve) => setImmediate(resolve));
const note = (text: string) => ({ _action: 'append', note: text }) as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
  server = controlledServer();
  actAs('sp.admin', '1001');
  store = ticketStore('id-7');
  stop = store.record.$value.listen(() => {});
});
afterEach(() => {
  stop();
  // A store without listeners becomes inactive after a second.
  vi.advanceTimersByTime(2000);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Answers the ticket and its attachments. */
async function render(ticket = record('7')) {
  (await server.next()).answer(ticket);
  (await server.next()).answer({ items: [], total: 0 });
  await settled();
}

describe('loading', () => {
  test('§7-10 asks with a cache-busting parameter', async () => {
    const { url } = await server.next();
    expect(url.pathname).toBe('/api/foundation/1001/data/id-7');
    expect(url.searchParams.get('_')).toMatch(/^\d+$/);
  });

  test('§4-9 loads the attachments after the ticket', async () => {
    (await server.next()).answer(record('7'));
    const { url } = await server.next();
    expect(url.pathname + url.search).toBe('/api/public/filebrowser/home1001_id-7?_action=list');
  });

  test('§4-9 loads no attachments of a callback request', async () => {
    (await server.next()).answer(record('7', 1, 'etcCallBackRequest'));
    await settled();
    expect(server.calls).toHaveLength(1);
    expect(store.attachments.$value.get()).toMatchObject({ state: 'ready', value: [] });
  });

  test('§2 a page that is being left requests no record for the new organisation', async () => {
    (await server.next()).answer(record('7', 1, 'etcCallBackRequest'));
    await settled();
    vi.stubGlobal('document', { documentElement: { hidden: true } });
    actFor('1002');
    await settled();
    expect(store.record.$value.get()).toEqual({ state: 'loading' });
    expect(server.calls).toHaveLength(1);
  });

  test('§8-9 a failure resets the ticket cache', async () => {
    lists.keep(owner, 'q', { items: [ticketRow.parse(row('7'))], total: 1 });
    (await server.next()).answer({ _error: 500 }, 500);
    await settled();
    expect(lists.page(owner, 'q')).toBeUndefined();
    expect(store.record.$value.get().state).toBe('failed');
  });

  test('§4 a late answer for another foundation is dropped', async () => {
    const late = await server.next();
    actFor('1002');
    const present = await server.next();
    late.answer(record('7'));
    await settled();
    expect(store.record.$value.get().state).toBe('loading');
    expect(present.url.pathname).toContain('/1002/');
  });
});

describe('changing', () => {
  test('§7 a note goes with the version that was seen, and the answer is shown in detail and lists', async () => {
    lists.keep(owner, 'q', { items: [ticketRow.parse(row('7'))], total: 1 });
    await render();
    const done = store.act(note('Hallo'), 'key-1');
    const call = await server.next();
    expect(call.body).toEqual({ _action: 'append', note: 'Hallo', version: 1 });
    expect(call.key).toBe('key-1');
    call.answer({ ...record('7', 2), value2: 'inProgress' });
    await done;
    expect(store.record.$value.get()).toMatchObject({ state: 'ready', value: { version: 2 } });
    expect(lists.page(owner, 'q')?.items[0]?.state).toBe('inProgress');
  });

  test('more files are accepted after any other change', async () => {
    await render();
    void store.act({ _action: 'attach', fileQueue: ['u1'] }, 'key-1');
    expect((await server.next()).body).toEqual({ _action: 'attach', fileQueue: ['u1'] });
  });

  test('a ticket that changed meanwhile is shown as it is now, and the next try knows it', async () => {
    await render();
    const refusal = store.act(note('Hallo'), 'key-1').catch((cause) => cause);
    (await server.next()).answer({ _error: 409, _errorMessage: 'Geändert.', record: record('7', 5) }, 409);
    expect(ApiError.from(await refusal).status).toBe(409);
    expect(store.record.$value.get()).toMatchObject({ state: 'ready', value: { version: 5 } });
    (await server.next()).answer({ items: [], total: 0 });
    void store.act(note('Hallo'), 'key-1');
    expect((await server.next()).body).toMatchObject({ version: 5 });
  });

  test('a retry after a failure sends the same call, even if the ticket was reloaded', async () => {
    await render();
    const lost = store.act(note('Hallo'), 'key-1').catch(() => {});
    (await server.next()).answer({ _error: 500 }, 500);
    await lost;
    void store.record.reload();
    await render(record('7', 2));
    void store.act(note('Hallo'), 'key-1');
    const call = await server.next();
    expect(call.body).toEqual({ _action: 'append', note: 'Hallo', version: 1 });
    expect(call.key).toBe('key-1');
  });
});

describe('another tab', () => {
  const changed = (id: string) => {
    localStorage.setItem('portal.cache.tickets.changed', JSON.stringify({ id }));
    tab.dispatchEvent(
      Object.assign(new Event('storage'), { key: 'portal.cache.tickets.changed', newValue: JSON.stringify({ id }) }),
    );
  };

  test('that changes the ticket brings its new state here, behind what is shown', async () => {
    await render();
    changed('id-7');
    expect(store.record.$value.get()).toMatchObject({ state: 'ready', value: { version: 1 } });
    await render(record('7', 2));
    expect(store.record.$value.get()).toMatchObject({ state: 'ready', value: { version: 2 } });
  });

  test('that changes another ticket is of no concern', async () => {
    await render();
    const before = server.calls.length;
    changed('id-8');
    await settled();
    expect(server.calls).toHaveLength(before);
  });

  test('hears of what is changed here', async () => {
    await render();
    const done = store.act(note('Hallo'), 'key-1');
    (await server.next()).answer(record('7', 2));
    await done;
    expect(localStorage.getItem('portal.cache.tickets.changed')).toContain('"id":"id-7"');
  });
});
