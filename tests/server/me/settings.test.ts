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

test.each([
  ['a number of rows that no list has', { rowsPerPage: 33 }],
  ['a language that the portal does not speak', { language: 'fr' }],
  ['a page that nobody may start with', { startPage: 'Login' }],
])('§access settings refuse %s', async (_case, change) => {
  const user = await portal.as('1001/sp.admin');
  expect((await user.put('/me/settings', change)).statusCode).toBe(400);
});
