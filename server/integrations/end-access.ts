import type { EndedAccess } from '#contract/integrations/api-key.ts';
import { appendAuditIn, userName } from '#server/audit/append-audit.ts';
import type { Tx } from '#server/db/open.ts';
import { apiKeysOf, lockApiKey, revokeKeySession, updateApiKey } from '#server/queries/integrations/api-keys.ts';
import { endScimTokenOf } from '#server/queries/integrations/sign-on-providers.ts';
import { deleteFeedsIn } from '#server/queries/me/calendar-feeds.ts';
import { endSessionsIn, sessionOf } from '#server/queries/session/sessions.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { pauseAllWebhooks } from '#server/webhooks/act-on-webhook.ts';
import { checkGiver, confirm, type KeyServices } from './key-giver.ts';
import { type Teller, tell, tellerOf } from './key-news.ts';

const day = 86_400_000;

/** Ends a key with its downloads and uploads; false where there is none, or it is over. */
export async function endKeyIn(
  tx: Tx,
  services: Pick<KeyServices, 'clock' | 'config'>,
  teller: Teller,
  id: string,
  text = '',
): Promise<boolean> {
  const now = services.clock();
  const row = await lockApiKey(tx, teller.trid, id);
  if (!row || row.ended !== null || row.expires <= now) return false;
  await tell(services, tx, teller, 'ended', await updateApiKey(tx, row, { ended: now }), text);
  await revokeKeySession(tx, id, now + day);
  return true;
}

/** Ends every key, every calendar and every sign-in of the members but the caller's own, where something is misused. */
export async function endAllAccess(services: KeyServices, acting: ActingFor, password: string): Promise<EndedAccess> {
  checkGiver(acting);
  await confirm(services, acting, password);
  const { trid } = acting.foundation;
  const now = services.clock();
  const ended = await services.db.transaction(async (tx) => {
    const rows = await apiKeysOf(tx, trid);
    let keys = 0;
    for (const { id } of rows) if (await endKeyIn(tx, services, tellerOf(acting), id, 'all')) keys += 1;
    await pauseAllWebhooks(tx, services, acting);
    await endScimTokenOf(tx, trid);
    await deleteFeedsIn(tx, trid);
    const sessions = await endSessionsIn(tx, trid, sessionOf(acting.token.jti), now);
    const by = { id: acting.user.id, name: userName(acting.user) };
    await appendAuditIn(tx, now, [{ kind: 'apiKey', by, trid, text: `endedAll keys ${keys} sessions ${sessions}` }]);
    return { keys, sessions };
  });
  services.sendMails();
  return ended;
}
