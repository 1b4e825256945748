import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $session } from '#stores/session/session.ts';
import { tickets } from '#stores/tickets/tickets.ts';
import { controlledServer } from './support/controlled-server.ts';
import { actAs, actFor, memoryStorage, page } from './support/signed-in.ts';

let storage: Storage;
const tab = new EventTarget();
let server: ReturnType<typeof controlledServer>;
let stop = () => {};

const render = () => {
  const list = tickets.$page.get();
  return list.state === 'ready' ? list.value.items.map(({ foreignid }) => String(foreignid)) : list.state;
};
const settled = () => new Promise((resolve) => setImmediate(resolve));
const cached = () => storage.getItem('portal.cache.tickets.rows');
const show = () => {
  stop = tickets.$page.listen(() => {});
};
const leave = () => {
  stop();
  // A store without listeners becomes inactive after a second.
  vi.advanceTimersByTime(2000);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('location', { search: '', pathname: '/etc/tickets', hash: '' });
  vi.stubGlobal('history', { pushState: () => {}, replaceState: () => {} });
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
  server = controlledServer();
  actAs('sp.admin', '1001');
});
afterEach(() => {
  leave();
  tickets.show({ search: '', status: 'open', type: '', page: '1' });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('answers that come too late are dropped', () => {
  test('§4 those for another foundation', async () => {
    show();
    const first = await server.next();
    actFor('1002');
    const second = await server.next();
    second.answer(page('20'));
    await settled();
    first.answer(page('10'));
    await settled();
    expect(second.url.pathname).toBe('/api/foundation/1002/data');
    expect(render()).toEqual(['20']);
    expect(cached()).not.toContain('"10"');
  });

  test('§4 those for another search', async () => {
    show();
    await server.next();
    tickets.show({ search: 'adl' });
    const first = await server.next();
    tickets.show({ search: 'adler' });
    const second = await server.next();
    second.answer(page('2'));
    first.answer(page('1'));
    await settled();
    expect(render()).toEqual(['2']);
  });

  test('§4 those for another user', async () => {
    show();
    const first = await server.next();
    $session.set(undefined);
    first.answer(page('10'));
    await settled();
    expect(render()).toBe('loading');
    expect(cached()).toBeNull();
  });

  test('§4 in 500 switches at random no row of another foundation appears', async () => {
    show();
    let seed = 7;
    const random = (n: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return seed % n;
    };
    let present = '1001';
    let [log, wrong] = [0, 0];
    const stopWatching = tickets.$page.listen((list) => {
      if (list.state !== 'ready') return;
      for (const { foreignid } of list.value.items) wrong += Number(String(foreignid) !== present);
      log += list.value.items.length;
    });
    const open: Awaited<ReturnType<typeof server.next>>[] = [];
    for (let round = 0; round < 500; round += 1) {
      present = String(1001 + random(4));
      actFor(present);
      open.push(...server.calls.splice(0));
      const [call] = open.splice(random(open.length || 1), 1);
      call?.answer(page(call.url.pathname.split('/')[3] ?? ''));
      await settled();
    }
    stopWatching();
    expect(log).toBeGreaterThan(0);
    expect(wrong).toBe(0);
  });
});

describe('the cache', () => {
  const visited = async (...numbers: string[]) => {
    show();
    (await server.next()).answer(page(...numbers));
    await settled();
    leave();
  };

  test('shows the list at once and refreshes it behind', async () => {
    await visited('1');
    show();
    expect(render()).toEqual(['1']);
    (await server.next()).answer(page('2', '1'));
    await settled();
    expect(render()).toEqual(['2', '1']);
  });

  test('§4-7 is reset when the foundation changes', async () => {
    show();
    (await server.next()).answer(page('1'));
    await settled();
    actFor('1002');
    expect(render()).toBe('loading');
    expect(cached()).toBeNull();
  });

  test('is not shown to another user', async () => {
    await visited('1');
    actAs('sp.user', '1001');
    show();
    expect(render()).toBe('loading');
  });

  test('§8-9 is reset when a list cannot be loaded, and another try helps', async () => {
    await visited('1');
    show();
    (await server.next()).answer({ _error: 500, _errorMessage: 'Fehler' }, 500);
    await settled();
    // `docs/domain/faults.md#browser`: the visible rows stay with a notice, but the next page does not show them again.
    expect(tickets.$page.get()).toMatchObject({ state: 'ready', failure: { status: 500 } });
    expect(render()).toEqual(['1']);
    expect(cached()).toBeNull();
    void tickets.reload();
    (await server.next()).answer(page('3'));
    await settled();
    expect(render()).toEqual(['3']);
  });

  test('may be missing altogether', async () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    vi.stubGlobal('localStorage', { ...memoryStorage(), setItem: blocked, removeItem: blocked });
    show();
    (await server.next()).answer(page('1'));
    await settled();
    expect(render()).toEqual(['1']);
  });
});

describe('the call', () => {
  test('§7-6 asks for tickets, newest number first, with counts for the chips', async () => {
    show();
    const { url } = await server.next();
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      type: 'hd.ticket',
      search: 'value2:new,inProgress,waiting,reopened',
      _sort: '-foreignid',
      _counts: 'value2',
      _limit: '25',
    });
    expect(url.searchParams.get('_selected')).toContain('foreignid');
  });

  test('rows of the view before stay, marked as outdated, until the new ones are there', async () => {
    show();
    (await server.next()).answer(page('1'));
    await settled();
    tickets.show({ status: 'closed' });
    expect(render()).toEqual(['1']);
    expect(tickets.$outdated.get()).toBe(true);
    (await server.next()).answer(page('9'));
    await settled();
    expect(render()).toEqual(['9']);
    expect(tickets.$outdated.get()).toBe(false);
  });

  test('§8 rows of the view before go when the new ones cannot be loaded', async () => {
    show();
    (await server.next()).answer(page('1'));
    await settled();
    tickets.show({ status: 'closed' });
    (await server.next()).answer({ _error: 500 }, 500);
    await settled();
    expect(render()).toBe('failed');
  });

  test('a page behind the last one leads to the last one', async () => {
    tickets.show({ page: '9' });
    show();
    (await server.next()).answer({ items: [], total: 30, counts: { new: 30 } });
    await settled();
    expect((await server.next()).url.searchParams.get('_offset')).toBe('25');
  });
});

test('§4 what another tab changed is loaded behind what is shown', async () => {
  show();
  (await server.next()).answer(page('1'));
  await settled();
  storage.setItem('portal.cache.tickets.changed', '{"id":"id-1"}');
  const change = { key: 'portal.cache.tickets.changed', newValue: '{"id":"id-1"}' };
  tab.dispatchEvent(Object.assign(new Event('storage'), change));
  expect(render()).toEqual(['1']);
  (await server.next()).answer(page('2', '1'));
  await settled();
  expect(render()).toEqual(['2', '1']);
});

test('§4 the chosen columns survive a logout, belong to one user and do not name the user', () => {
  tickets.columns.$chosen.listen(() => {});
  tickets.columns.choose(['type', 'contact']);
  expect(tickets.columns.$chosen.get()).toEqual(['type', 'contact']);
  actAs('sp.user', '1001');
  expect(tickets.columns.$chosen.get()).toBeUndefined();
  actAs('sp.admin', '1002');
  expect(tickets.columns.$chosen.get()).toEqual(['type', 'contact']);
  expect(JSON.stringify(storage)).not.toContain('sp.admin"');
  tickets.columns.choose(['type', 'value3']);
  expect(tickets.columns.$chosen.get()).toEqual(['type', 'contact']);
  tickets.columns.choose(undefined);
  expect(tickets.columns.$chosen.get()).toBeUndefined();
});
