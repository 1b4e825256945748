import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fileBrowser } from '#stores/documents/file-browser.ts';
import { fileQuery } from '#stores/documents/file-view.ts';
import { controlledServer } from './support/controlled-server.ts';
import { actAs, actFor, memoryStorage } from './support/signed-in.ts';

let server: ReturnType<typeof controlledServer>;
let browser: ReturnType<typeof fileBrowser>;
let stop = () => {};

const settled = () => new Promise((resolve) => setImmediate(resolve));
const entry = (path: string, more: object = {}) => ({
  name: path.split('/').at(-1),
  path,
  type: path.includes('.') ? 'file' : 'folder',
  modified: 1,
  size: 1,
  extension: '',
  mimetype: '',
  icon: '',
  properties: { shortcuturl: '' },
  ...more,
});
const answer = (folder: string, ...paths: string[]) => ({
  items: paths.map((path) => entry(path)),
  total: paths.length,
  ...(folder && { folder: entry(folder) }),
});
const render = () => {
  const page = browser.$page.get();
  return page.state === 'ready' ? page.value.items.map(({ path }) => path) : page.state;
};
/** The next call that asks for a folder; visits are noted on the way. */
async function nextList() {
  for (;;) {
    const call = await server.next();
    if (call.method === 'GET') return call;
    call.answer({});
  }
}
function show(route: Parameters<typeof fileBrowser>[0]) {
  browser = fileBrowser(route);
  const stops = [browser.$page.listen(() => {}), browser.$path.listen(() => {})];
  stop = () => {
    for (const each of stops) each();
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('location', { search: '', pathname: '/documents', hash: '' });
  vi.stubGlobal('history', { pushState: () => {}, replaceState: () => {} });
  server = controlledServer();
  actAs('sp.admin', '1001', ['SP', 'PORTAL_EMPLOYEE']);
});
afterEach(() => {
  stop();
  vi.advanceTimersByTime(2000);
  fileQuery.set({ folder: '', sort: '', view: '', show: '' });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('§2 a page shows the repositories that are its own, in its order', async () => {
  show('EtcBillingDocuments');
  const call = await nextList();
  expect(call.url.pathname).toBe('/api/public/filebrowser/');
  expect(call.url.searchParams.get('foundation')).toBe('1001');
  call.answer(answer('', 'contracts', 'commission-statements', 'billing-documents'));
  await settled();
  expect(render()).toEqual(['commission-statements/1001', 'billing-documents']);
});

test('a folder of another page is not asked for', async () => {
  fileQuery.set({ folder: 'price-lists' });
  show('EtcContracts');
  await settled();
  expect(server.calls).toEqual([]);
  expect(browser.$page.get()).toMatchObject({ state: 'failed', error: { status: 404 } });
});

test('§6 who may not open the page asks for nothing', async () => {
  actAs('plain.user', '1001');
  show('EtcContracts');
  await settled();
  expect(server.calls).toEqual([]);
  expect(browser.$page.get()).toMatchObject({ state: 'failed', error: { status: 403 } });
});

test('a folder with more entries than one answer holds is shown whole', async () => {
  show('EtcContracts');
  (await nextList()).answer({ ...answer('contracts', 'contracts/a.pdf', 'contracts/b.pdf'), total: 3 });
  const second = await nextList();
  expect(second.url.searchParams.get('_offset')).toBe('2');
  second.answer({ ...answer('contracts', 'contracts/c.pdf'), total: 3 });
  await settled();
  expect(render()).toEqual(['contracts/a.pdf', 'contracts/b.pdf', 'contracts/c.pdf']);
});

test('§9 an entry that a new file has moved into the next answer stands there once', async () => {
  show('EtcContracts');
  (await nextList()).answer({ ...answer('contracts', 'contracts/a.pdf', 'contracts/c.pdf'), total: 3 });
  (await nextList()).answer({ ...answer('contracts', 'contracts/c.pdf'), total: 3 });
  await settled();
  expect(render()).toEqual(['contracts/a.pdf', 'contracts/c.pdf']);
});

describe('answers that come too late are dropped', () => {
  test('§4 those for another foundation', async () => {
    show('EtcContracts');
    const first = await nextList();
    actFor('1002');
    const second = await nextList();
    second.answer(answer('contracts', 'contracts/two.pdf'));
    await settled();
    first.answer(answer('contracts', 'contracts/one.pdf'));
    await settled();
    expect(second.url.searchParams.get('foundation')).toBe('1002');
    expect(render()).toEqual(['contracts/two.pdf']);
  });

  test('those for a folder that one has left', async () => {
    show('Documents');
    (await nextList()).answer(answer('', 'price-lists', 'templates'));
    await settled();
    browser.open('price-lists');
    const slow = await nextList();
    browser.open('templates');
    (await nextList()).answer(answer('templates', 'templates/a.pdf'));
    await settled();
    slow.answer(answer('price-lists', 'price-lists/b.pdf'));
    await settled();
    expect(render()).toEqual(['templates/a.pdf']);
  });
});

test('§8 a folder that cannot be loaded does not leave the one before in its place', async () => {
  show('Documents');
  (await nextList()).answer(answer('', 'price-lists'));
  await settled();
  browser.open('price-lists');
  (await nextList()).answer({ _error: 500 }, 500);
  await settled();
  expect(browser.$page.get()).toMatchObject({ state: 'failed', error: { status: 500 } });
});

test('§4 another foundation leads out of a folder that belongs to the first', async () => {
  fileQuery.set({ folder: 'commission-statements/1001/2026' });
  show('EtcBillingDocuments');
  (await nextList()).answer(answer('commission-statements/1001/2026'));
  await settled();
  actFor('1002');
  expect(fileQuery.$query.get().folder).toBe('');
});

test('a folder seen before appears at once and reloads in the background', async () => {
  show('Documents');
  (await nextList()).answer(answer('', 'price-lists'));
  await settled();
  browser.open('price-lists');
  (await nextList()).answer(answer('price-lists', 'price-lists/a.pdf'));
  await settled();
  browser.open('');
  expect(render()).toEqual(['price-lists']);
  (await nextList()).answer(answer('', 'price-lists', 'templates'));
  await settled();
  expect(render()).toEqual(['price-lists', 'templates']);
});

describe('marks', () => {
  const favourite = () => {
    const page = browser.$page.get();
    return page.state === 'ready' && page.value.items.find(({ path }) => path === 'contracts/a.pdf')?.favourite;
  };

  test('a favourite is shown before the server has it', async () => {
    show('EtcContracts');
    (await nextList()).answer(answer('contracts', 'contracts/a.pdf'));
    await settled();
    (await server.next()).answer({});
    const done = browser.setFavourite(entry('contracts/a.pdf') as never, true);
    expect(favourite()).toBe(true);
    const call = await server.next();
    expect([call.method, call.url.pathname, call.body]).toEqual([
      'PUT',
      '/api/library/favourites',
      { path: 'contracts/a.pdf', on: true },
    ]);
    call.answer({});
    await done;
    expect(favourite()).toBe(true);
  });

  test('a mark set during a reload keeps the reloaded files', async () => {
    show('EtcContracts');
    (await nextList()).answer(answer('contracts', 'contracts/a.pdf'));
    await settled();
    (await server.next()).answer({});
    void browser.reload();
    const anew = await nextList();
    const done = browser.setFavourite(entry('contracts/a.pdf') as never, true);
    const call = await server.next();
    anew.answer(answer('contracts', 'contracts/a.pdf', 'contracts/b.pdf'));
    await settled();
    call.answer({});
    await done;
    expect(render()).toEqual(['contracts/a.pdf', 'contracts/b.pdf']);
    expect(favourite()).toBe(true);
  });

  test('and taken back where it refuses', async () => {
    show('EtcContracts');
    (await nextList()).answer(answer('contracts', 'contracts/a.pdf'));
    await settled();
    (await server.next()).answer({});
    const done = browser.setFavourite(entry('contracts/a.pdf') as never, true);
    (await server.next()).answer({ _error: 500 }, 500);
    await expect(done).rejects.toMatchObject({ status: 500 });
    expect(favourite()).toBe(false);
  });
});
