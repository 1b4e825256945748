import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recoveryCodes } from '#server/db/tables/second-factor-tables.ts';
import { users } from '#server/db/tables/tables.ts';
import { minute, openPortal, type Portal } from '#tests/server/support/portal.ts';
import { type FactorCalls, factorCalls } from '#tests/server/support/second-factor.ts';

const owner = '1001/sp.admin';
let portal: Portal;
let calls: FactorCalls;
let codes: string[];
let userId: string;
beforeEach(async () => {
  portal = await openPortal();
  calls = factorCalls(portal);
  codes = (await calls.addApp((await portal.as(owner)).token)).recoveryCodes;
  portal.pass(minute);
  const [user] = await portal.services.db.select().from(users).where(eq(users.username, 'sp.admin'));
  userId = user?.id ?? '';
});
afterEach(() => portal.close());

const hashes = async () =>
  (await portal.services.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId))).map(
    ({ hash }) => hash,
  );
const status = async (recoveryCode: string | undefined) =>
  (await calls.prove(await calls.stepOf(owner), { recoveryCode })).statusCode;
/** Replaces what is stored by what earlier versions stored. */
async function storeEarlier() {
  const { db } = portal.services;
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const digest = (code: string) =>
    createHash('sha256')
      .update(`${userId}\0${code.replaceAll('-', '')}`)
      .digest('base64url');
  await db.insert(recoveryCodes).values(codes.map((code) => ({ userId, hash: digest(code), created: portal.now() })));
}

const argon2 = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

test('decision 31 recovery codes are hashed as passwords are, with a salt of each set', async () => {
  const first = await hashes();
  expect(first.filter((hash) => argon2.test(hash))).toHaveLength(10);
  expect(new Set(first.map((hash) => hash.split('$')[4])).size).toBe(1);
  const other = (await calls.addApp((await portal.as('1001/sp.user')).token)).recoveryCodes;
  expect(other).toHaveLength(10);
  const all = (await portal.services.db.select().from(recoveryCodes)).map(({ hash }) => hash.split('$')[4]);
  expect(new Set(all).size).toBe(2);
  expect([await status(codes[0]), await status(codes[0]), await status(codes[9])]).toEqual([200, 401, 200]);
});

test('decision 31 older codes still work once each, and the first use rehashes the others', async () => {
  await storeEarlier();
  expect(await status('AAAA-BBBB-CCCC-DDDD')).toBe(401);
  expect(await status(codes[3])).toBe(200);
  const left = await hashes();
  expect([left.length, left.filter((hash) => argon2.test(hash)).length]).toEqual([9, 9]);
  expect([await status(codes[3]), await status(codes[4]?.toLowerCase()), await status(codes[5])]).toEqual([
    401, 200, 200,
  ]);
  expect(await hashes()).toHaveLength(7);
});

test('decision 31 of eight logins at once with one earlier code one wins, and no code comes back', async () => {
  await storeEarlier();
  const steps = await Promise.all(Array.from({ length: 8 }, () => calls.stepOf(owner)));
  const answers = await Promise.all(steps.map((step) => calls.prove(step, { recoveryCode: codes[2] })));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await hashes()).toHaveLength(9);
  expect(await status(codes[2])).toBe(401);
});
