import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultSettings } from '#contract/me/settings.ts';
import { openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test('§access settings are those of everybody until one is changed, and then the own alone', async () => {
  const [user, other] = [await portal.as('1001/sp.admin'), await portal.as('1001/sp.user')];
  expect((await user.get('/me/settings')).json()).toEqual(defaultSettings);
  const change = { rowsPerPage: 100, boxes: { order: ['waiting'], hidden: ['newsletters'] } };
  const changed = (await user.put('/me/settings', change)).json();
  expect(changed).toEqual({ ...defaultSettings, ...change });
  await user.put('/me/settings', { language: 'en' });
  expect((await user.get('/me/settings')).json()).toEqual({ ...changed, language: 'en' });
  expect((await other.get('/me/settings')).json()).toEqual(defaultSettings);
});

test('§notifications.browsers who saves fewer events than there are keeps the choices for the others', async () => {
  const user = await portal.as('1001/sp.admin');
  const chosen = {
    mails: { ...defaultSettings.mails, notice: 'off' },
    pushes: { ...defaultSettings.pushes, notice: false },
  };
  expect((await user.put('/me/settings', chosen)).statusCode).toBe(200);
  const [{ notice: _mail, porting: _delivery, ...mails }, { notice: _push, ...pushes }] = [chosen.mails, chosen.pushes];
  const answer = await user.put('/me/settings', {
    mails: { ...mails, comment: 'daily' },
    pushes: { ...pushes, comment: false },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    mails: { ...chosen.mails, comment: 'daily' },
    pushes: { ...chosen.pushes, comment: false },
  });
});

test.each([
  ['mails about an event that there is not', { mails: { ...defaultSettings.mails, invented: 'instant' } }],
  ['messages about an event that there is not', { pushes: { ...defaultSettings.pushes, invented: true } }],
  ['a delivery that there is not', { mails: { comment: 'hourly' } }],
  ['a number of rows that no list has', { rowsPerPage: 33 }],
  ['a language that the portal does not speak', { language: 'fr' }],
  ['a page that nobody may start with', { startPage: 'Login' }],
])('§access settings refuse %s', async (_case, change) => {
  const user = await portal.as('1001/sp.admin');
  expect((await user.put('/me/settings', change)).statusCode).toBe(400);
});
