import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { statementCount } from '#server/db/statement-count.ts';
import { users } from '#server/db/tables/tables.ts';
import { findCaller } from '#server/queries/session/actors.ts';
import { openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
let ids: Map<string, string>;
beforeAll(async () => {
  portal = await openPortal();
  const rows = await portal.services.db.select({ id: users.id, name: users.username }).from(users);
  ids = new Map(rows.map(({ id, name }) => [name, id]));
});
afterAll(() => portal.close());

const [admin, user] = ['sp.admin', 'sp.user'];
const [session, otherSession] = ['session~a', 'session~b'];
const look = (name: string, jti: string, trid?: string) =>
  findCaller(portal.services.db, ids.get(name) ?? '', jti, trid);

/** What some looks find that come in one turn of the event loop, and how many statements they are. */
async function together(...looks: readonly (() => ReturnType<typeof look>)[]) {
  const spy = vi.spyOn(statementCount, 'logQuery');
  const results = await Promise.all(looks.map((one) => one()));
  // Others, as that for waiting mails, are asked by the server itself meanwhile.
  const statements = spy.mock.calls.filter(([text]) => /^select .*"revoked_tokens"/s.test(text)).length;
  spy.mockRestore();
  return { found: results, statements };
}

test('§sessions calls of a session that come at once are judged by one look at it', async () => {
  const mine = () => look(admin, session, '1001');
  const { found: result, statements } = await together(mine, mine, mine);
  expect(statements).toBe(1);
  expect(result.map((one) => [one?.user.username, one?.foundation?.trid, one?.member])).toEqual(
    Array.from({ length: 3 }, () => [admin, '1001', ids.get(admin)]),
  );
  // A later caller is checked against the current rights.
  expect((await together(mine)).statements).toBe(1);
});

test.each<[what: string, name: string, jti: string, trid: string | undefined]>([
  ['another user', user, session, '1001'],
  ['another session', admin, otherSession, '1001'],
  ['another foundation', admin, session, '2001'],
  ['no foundation', admin, session, undefined],
])('§sessions %s that comes at the same moment is looked at by itself', async (_what, name, jti, trid) => {
  const { found: result, statements } = await together(
    () => look(admin, session, '1001'),
    () => look(name, jti, trid),
  );
  expect(statements).toBe(2);
  expect(result.map((one) => [one?.user.username, one?.foundation?.trid])).toEqual([
    [admin, '1001'],
    [name, trid],
  ]);
});
