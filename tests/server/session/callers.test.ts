import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { statementCount } from '../../../server/db/statement-count.ts';
import { openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

/** How often it was asked who calls while `work` was done. */
async function askedDuring(work: () => Promise<unknown>): Promise<number> {
  const asked = vi.spyOn(statementCount, 'logQuery');
  try {
    await work();
    return asked.mock.calls.filter(([text]) => text.includes('"revoked_tokens"')).length;
  } finally {
    asked.mockRestore();
  }
}

test('§4 calls of a session that come at once are judged by one look at it, calls of others and for others by their own', async () => {
  const [me, other] = await Promise.all([portal.as('1001/sp.admin'), portal.as('1001/sp.user')]);
  const list = '/foundation/1001/data?type=hd.ticket';
  const answers: number[] = [];
  const ask = async (session: typeof me, path: string) => void answers.push((await session.get(path)).statusCode);
  expect(await askedDuring(() => Promise.all([ask(me, list), ask(me, list), ask(me, `${list}&_limit=1`)]))).toBe(1);
  expect(await askedDuring(() => Promise.all([ask(me, list), ask(other, list)]))).toBe(2);
  expect(answers).toEqual([200, 200, 200, 200, 200]);
  expect(await askedDuring(() => Promise.all([ask(me, list), ask(me, '/foundation/2001/data?type=hd.ticket')]))).toBe(
    2,
  );
  expect(answers.slice(-2).sort()).toEqual([200, 404]);
  expect(await askedDuring(async () => [await ask(me, list), await ask(me, list)])).toBe(2);
});
