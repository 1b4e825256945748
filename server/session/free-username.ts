import type { Tx } from '../db/open.ts';
import { usernamesLike } from '../queries/session/foundation-users.ts';

/** `lea.fuchs` of `Lea.Fuchs+portal@example.com`, with a number behind where there is one already. */
export async function freeUsername(tx: Tx, account: string, email: string): Promise<string> {
  const [local = ''] = email.toLowerCase().split(/[@+]/);
  const start = local.replace(/[^a-z0-9._-]/g, '').slice(0, 40) || 'user';
  const takenUsernames = new Set(await usernamesLike(tx, account, start));
  let name = start;
  for (let n = 2; takenUsernames.has(name); n += 1) name = `${start}${n}`;
  return name;
}
