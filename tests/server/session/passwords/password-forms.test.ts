import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { users } from '#server/db/tables/tables.ts';
import { demoPassword, openPortal, type Portal } from '#tests/server/support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const owner = '1001/sp.user';
const ofOwner = eq(users.username, 'sp.user');
const composed = 'Größe über Kobaltstraße';
const decomposed = composed.normalize('NFD');
const status = async (password: string, userId = owner) => (await portal.signIn(userId, password)).statusCode;
/** As the server kept passwords before they had one form. */
const keepAsTyped = async (password: string) =>
  portal.services.db
    .update(users)
    .set({ passwordHash: await hash(password, { memoryCost: 8, timeCost: 1 }) })
    .where(ofOwner);
const rowOf = async () => (await portal.services.db.select().from(users).where(ofOwner))[0];

test.each([
  ['composed', composed, decomposed],
  ['decomposed', decomposed, composed],
  ['with a space that does not break', 'Kobalt\u00a0Tinte\u3000Rhabarber', 'Kobalt Tinte Rhabarber'],
  ['in Hangul', '비밀번호는길고어렵게만든다', '비밀번호는길고어렵게만든다'.normalize('NFD')],
])(
  '§access a password set %s opens the portal in the other form, and nothing near it does',
  async (_case, set, typed) => {
    await keepAsTyped(demoPassword);
    const session = await portal.as('1001/sp.admin');
    expect((await session.post('/password/change', { current: demoPassword, password: set })).statusCode).toBe(204);
    portal.pass(1);
    expect([await status(set, '1001/sp.admin'), await status(typed, '1001/sp.admin')]).toEqual([200, 200]);
    expect(await status(`${typed} `, '1001/sp.admin')).toBe(401);
    expect(await status(typed.toUpperCase(), '1001/sp.admin')).toBe(typed === typed.toUpperCase() ? 200 : 401);
    portal.pass(1);
    const again = (await portal.signIn('1001/sp.admin', typed)).json().token;
    const back = { current: typed, password: 'Zurueck zum Anfang 7' };
    expect((await portal.call('POST', '/password/change', { token: again, body: back })).statusCode).toBe(204);
    portal.pass(1);
    await portal.services.db
      .update(users)
      .set({ passwordHash: await hash(demoPassword, { memoryCost: 8, timeCost: 1 }) })
      .where(eq(users.username, 'sp.admin'));
  },
);

test.each([
  ['decomposed', decomposed, composed],
  ['with a space that does not break', 'Kobalt\u00a0Tinte Rhabarber', 'Kobalt Tinte Rhabarber'],
  ['with an Ångström sign', 'Kobalt Tinte \u212b', 'Kobalt Tinte \u00c5'],
])('§access an earlier password kept %s goes on, and from then on in every form', async (_case, snapshot, form) => {
  await keepAsTyped(snapshot);
  const before = await rowOf();
  expect(await status(form)).toBe(401);
  const signedIn = await portal.signIn(owner, snapshot);
  expect(signedIn.statusCode).toBe(200);
  expect([await status(form), await status(snapshot)]).toEqual([200, 200]);
  const after = await rowOf();
  expect(after?.passwordHash).not.toBe(before?.passwordHash);
  expect([after?.passwordSet, after?.sessionsSince]).toEqual([before?.passwordSet, before?.sessionsSince]);
  expect((await portal.call('GET', '/foundation', { token: signedIn.json().token })).statusCode).toBe(200);
});

test('§access an earlier password is taken as the present one where it is changed', async () => {
  await keepAsTyped(demoPassword);
  const { token } = (await portal.signIn(owner)).json();
  await keepAsTyped(decomposed);
  const change = (current: string) =>
    portal.call('POST', '/password/change', { token, body: { current, password: 'Regenschirm-1-Kobalt' } });
  portal.pass(1);
  expect((await change(decomposed)).statusCode).toBe(204);
  expect(await status('Regenschirm-1-Kobalt')).toBe(200);
});

test('§access full-width letters are no plain ones, in a new password and in an earlier one', async () => {
  await keepAsTyped('Ｋｏｂａｌｔ Ｔｉｎｔｅ');
  expect([await status('Ｋｏｂａｌｔ Ｔｉｎｔｅ'), await status('Kobalt Tinte')]).toEqual([200, 401]);
});

test.each([
  ['Kobalt Tinte Anker', 1],
  [composed, 1],
  [decomposed, 2],
  ['Kobalt\u00a0Tinte', 2],
])('§7 the wrong password %j costs unknown and known users %i comparisons alike', async (password, count) => {
  let comparisons = 0;
  vi.resetModules();
  vi.doMock('@node-rs/argon2', async (original) => ({
    ...(await original<object>()),
    verify: async () => {
      comparisons += 1;
      return false;
    },
  }));
  onTestFinished(() => {
    vi.doUnmock('@node-rs/argon2');
    vi.resetModules();
  });
  const { verifyPassword } = await import('#server/session/passwords.ts');
  const existing = { id: '1', passwordHash: await hash(demoPassword, { memoryCost: 8, timeCost: 1 }) };
  for (const user of [existing, undefined]) {
    comparisons = 0;
    expect(await verifyPassword(portal.services, user, password)).toBeUndefined();
    expect(comparisons).toBe(count);
  }
});
