import type { MailServices } from '../mail/mail-services.ts';
import { recordUse, sessionOf } from '../queries/session/sessions.ts';
import type { Actor } from './actor.ts';

/** How exactly (ms) the last use of a session is known. */
const step = 5 * 60_000;
const remembered = 5000;
/** When this process noted a use last, by session; apart for each database, of which tests have many. */
const noted = new WeakMap<object, Map<string, number>>();

/** Notes behind the call that its session is in use; most calls cost nothing, because a new token and a call lately said so. */
export function recordSessionUse(services: MailServices, { jti, issued }: Actor['token']): void {
  const { db, clock } = services;
  const now = clock();
  const notedUses = noted.get(db) ?? new Map<string, number>();
  noted.set(db, notedUses);
  const id = sessionOf(jti);
  const last = Math.max(issued, notedUses.get(id) ?? 0);
  // A clock that was set back notes at once.
  if (last <= now && now < last + step) return;
  if (notedUses.size >= remembered) notedUses.clear();
  notedUses.set(id, now);
  services.runInBackground(recordUse(db, id, now, now - step));
}
