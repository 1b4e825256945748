import { recordTypes } from '#server/records/registry.ts';
import { demoPassword } from '#tests/demo-password.ts';
import { callback } from '#tests/server/support/file-calls.ts';

// node scripts/run.mjs tests/upgrades/walk.ts <origin>: reads and writes of three users, for the statements of a version.
const [origin = ''] = process.argv.slice(2);

async function signIn(userId: string) {
  const ticket = Buffer.from(`${userId}:${demoPassword}`).toString('base64');
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ _ticket: ticket, timeout: 3_600_000 });
  const { token } = (await (
    await fetch(`${origin}/api/jwt_token`, { method: 'POST', headers: json, body })
  ).json()) as {
    token: string;
  };
  return async (method: string, path: string, content?: unknown): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, ...(content !== undefined && json) };
    const answer = await fetch(`${origin}/api${path}`, {
      ...{ method, headers },
      ...(content !== undefined && { body: JSON.stringify(content) }),
    });
    return answer.ok ? answer.json().catch(() => undefined) : undefined;
  };
}

const reads = [
  '/foundation',
  '/me/settings',
  '/me/notifications',
  '/me/activities',
  '/search?search=Sonnental',
  '/staff/queue',
];
for (const [userId, trid] of [
  ['1001/sp.admin', '1001'],
  ['2001/ws.user', '2001'],
  ['9001/etc.staff', '1001'],
] as const) {
  const call = await signIn(userId);
  for (const path of [...reads, '/staff/figures']) await call('GET', path);
  for (const { type } of recordTypes) {
    const list = (await call('GET', `/foundation/${trid}/data?type=${type}&_limit=5&_sort=-modified`)) as
      | { items?: { id: string }[] }
      | undefined;
    for (const { id } of list?.items?.slice(0, 2) ?? []) {
      await call('GET', `/foundation/${trid}/data/${id}`);
      await call('GET', `/foundation/${trid}/data/${id}/timeline`);
      await call('GET', `/public/filebrowser/home${trid}_${id}?_action=list`);
    }
  }
  await call('POST', `/foundation/${trid}/data`, callback);
}
