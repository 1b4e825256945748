import { findChromium } from '#scripts/chromium.ts';
import { storageKeys } from '#stores/storage/storage.ts';
import { expect, test } from '../fixtures/portal.ts';
import { keptSession } from '../fixtures/sign-in.ts';
import { openTab, type Tab } from '../fixtures/tab.ts';

const user = '1001/sp.admin';
const list = '/etc/tickets';
const rows = `document.querySelector('main tbody tr a')`;
const json = (value: unknown) => JSON.stringify(value);

/** Notes each page that was drawn ahead and has shown something since it was opened. */
const noteWhatIsShown = `document.addEventListener('prerenderingchange', () => {
  const look = () => {
    if (document.documentElement.hidden || getComputedStyle(document.body).opacity === '0') return requestAnimationFrame(look);
    sessionStorage.setItem('shown', location.pathname + ' ' + document.body.innerText);
  };
  look();
  requestAnimationFrame(look);
})`;

/** The list has no idle moment: told by its address, since scripts put before a page run before it knows that it is drawn ahead. */
const neverIdleAhead = "if (location.pathname === '/etc/tickets') globalThis.requestIdleCallback = () => 0";

let tab: Tab;
test.beforeEach(async ({ portal }) => {
  tab = await openTab(findChromium() ?? '', async (send) => {
    for (const source of [noteWhatIsShown, neverIdleAhead])
      await send('Page.addScriptToEvaluateOnNewDocument', { source });
  });
  await tab.open(`${portal.url}/imprint`);
});
test.afterEach(() => tab.close());

async function keep(entries: Record<string, string>): Promise<void> {
  await tab.evaluate(`Object.assign(localStorage, ${json(entries)})`);
}

/** Signs in, opens My Portal and rests on a link of it until its page is drawn ahead. */
async function drawAhead(origin: string, path: string, ready: string, userId = user, trid?: string): Promise<void> {
  await keep(await keptSession(origin, userId, trid));
  await tab.open(`${origin}/my-portal`);
  await tab.until(`localStorage[${json(storageKeys.foundation)}]`);
  // At a place that nothing moves; by the object model, because the policy of the page knows no style attributes.
  await tab.evaluate(`(() => {
    const link = Object.assign(document.createElement('a'), { id: 'ahead', href: '${path}', textContent: 'ahead' });
    Object.assign(link.style, { position: 'fixed', zIndex: 99, bottom: 0, right: 0 });
    document.body.append(link);
  })()`);
  await tab.hover('#ahead');
  await tab.prerendered(origin + path, ready);
}

const open = () => tab.click('#ahead');
const calls = `performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes('/api/'))`;
const wasPrerendered = `performance.getEntriesByType('navigation')[0].activationStart > 0`;
const isHidden = `getComputedStyle(document.body).opacity === '0'`;

test('§site a prerendered page stays hidden and only reads data until the user opens it', async ({ portal }) => {
  const path = '/etc/documents/contracts';
  const ready = `document.querySelector('main [role=row], main tbody tr, main li')`;
  await drawAhead(portal.url, path, ready);
  expect(await tab.prerendered(portal.url + path, ready, isHidden)).toBe(true);
  const early = await tab.prerendered<string[]>(portal.url + path, ready, calls);
  expect(early.filter((call) => !call.includes('_action=list'))).toEqual([]);
  await open();
  await tab.until(`location.pathname === ${json(path)} && ${wasPrerendered} && !(${isHidden})`);
  // What waited for it: the visit of the folder, and the foundations.
  await tab.until(`${calls}.some((name) => name.includes('/library/visits'))`);
  await tab.until(`${calls}.some((name) => name.includes('/api/foundation?'))`);
});

test('§site what surrounds the screen of a page that is drawn ahead waits for no idle moment', async ({ portal }) => {
  const all = `document.querySelectorAll('[data-when-idle] astro-island').length === 3`;
  await drawAhead(portal.url, list, `${all} && !document.querySelector('[data-when-idle] astro-island[ssr]')`);
});

test('§site after a logout meanwhile nothing of a page that was drawn ahead is shown', async ({ portal }) => {
  await drawAhead(portal.url, list, rows);
  await tab.evaluate(
    `localStorage.removeItem(${json(storageKeys.session)}), localStorage.removeItem(${json(storageKeys.foundation)})`,
  );
  await open();
  await tab.until(`location.pathname === '/'`);
  expect(await tab.evaluate('sessionStorage.shown ?? ""')).not.toContain(list);
});

test('§site after another user signed in meanwhile nothing of the former one is shown', async ({ portal }) => {
  await drawAhead(portal.url, list, rows);
  await tab.evaluate('localStorage.clear()');
  await keep(await keptSession(portal.url, '2001/ws.user'));
  await open();
  await tab.until(
    `location.pathname === ${json(list)} && document.getElementById('header').textContent.includes('2001/ws.user')`,
  );
  expect(await tab.evaluate('sessionStorage.shown ?? ""')).not.toContain(user);
});

test('§site a prerendered page loads again if the organisation has changed since', async ({ portal }) => {
  await drawAhead(portal.url, list, rows, '9001/etc.staff', '1001');
  const other = await tab.evaluate<string>(`(async () => {
    const { token } = JSON.parse(localStorage[${json(storageKeys.session)}]);
    const answer = await fetch('/api/foundation?_activeOnly=true&_limit=50', { headers: { authorization: 'Bearer ' + token } });
    return JSON.stringify((await answer.json()).items.find(({ trid }) => trid !== '1001'));
  })()`);
  const { trid } = JSON.parse(other);
  await keep({ [storageKeys.foundation]: other, storedFoundationId: trid });
  await open();
  await tab.until(`location.pathname === ${json(list)} && !(${wasPrerendered}) && document.readyState === 'complete'`);
  await tab.until(`${calls}.some((name) => name.includes('/foundation/${trid}/data'))`);
  expect(await tab.evaluate('sessionStorage.shown ?? ""')).not.toContain(list);
});

test('§site a token that was renewed meanwhile keeps the page, which goes on with the new one', async ({ portal }) => {
  await drawAhead(portal.url, list, rows);
  await keep(await keptSession(portal.url, user));
  await open();
  await tab.until(`location.pathname === ${json(list)} && ${wasPrerendered} && ${rows}`);
  await tab.until(`${calls}.filter((name) => name.includes('/data?')).length > 1`);
  expect(await tab.evaluate('location.pathname')).toBe(list);
});

test('§site a form that was drawn ahead shows what was typed meanwhile elsewhere', async ({ portal }) => {
  const form = '/etc/tickets/edit?type=etcCallBackRequest';
  await drawAhead(portal.url, form, `document.querySelector('main form')`);
  await keep({ [`kept:${user}/ticket.elsewhere`]: '{}' });
  await open();
  await tab.until(
    `location.pathname === '/etc/tickets/edit' && !(${wasPrerendered}) && document.querySelector('main form')`,
  );
});

test('§site a prerendered form keeps the input of the user', async ({ portal }) => {
  const form = '/etc/tickets/edit?type=etcCallBackRequest';
  const field = `document.querySelector('main form textarea, main form input:not([type=radio],[type=checkbox],[type=hidden])')`;
  await drawAhead(portal.url, form, field);
  await open();
  await tab.until(`location.pathname === '/etc/tickets/edit' && ${wasPrerendered} && ${field}`);
  // The browser hands the focus to a page that was drawn ahead some time after it is shown.
  await tab.until(`(${field}.focus(), document.hasFocus() && document.activeElement === ${field})`);
  await tab.send('Input.insertText', { text: 'Bitte zurückrufen' });
  await tab.until(`${field}.value === 'Bitte zurückrufen'`);
  await tab.until(
    `Object.values(localStorage).concat(Object.values(sessionStorage)).some((kept) => kept.includes('Bitte zurückrufen'))`,
  );
  await tab.evaluate('void setTimeout(() => location.reload())');
  await tab.until(`!(${wasPrerendered}) && ${field}?.value === 'Bitte zurückrufen'`);
});
