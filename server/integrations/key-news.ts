import { type KeyRights, keyAreas } from '#contract/integrations/key-rights.ts';
import { href } from '#domain/access/routes.ts';
import { appendAuditIn, userName } from '#server/audit/append-audit.ts';
import type { Tx } from '#server/db/open.ts';
import { apiKeyMail, type KeyEvent } from '#server/mail/integration-mails.ts';
import type { ApiKeyRow } from '#server/queries/integrations/api-keys.ts';
import { notify } from '#server/queries/me/notify.ts';
import { usersOf } from '#server/queries/session/foundation-users.ts';
import { nameOfFoundation } from '#server/queries/session/foundations.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { mayHaveKeys } from '#server/session/api-key.ts';
import { type KeyServices, rolesOf } from './key-giver.ts';

export const rightsText = (rights: KeyRights): string =>
  keyAreas.flatMap((area) => (rights[area] ? [`${area}:${rights[area]}`] : [])).join(' ');

/** Who changes a key: a user of the organisation, or an operator by the command line. */
export interface Teller {
  readonly trid: string;
  /** As the audit log names them; an operator has a name alone. */
  readonly by: { readonly id?: string; readonly name: string };
  /** As mails name them. */
  readonly shown: string;
}
export const tellerOf = ({ user, foundation: { trid } }: Pick<ActingFor, 'user' | 'foundation'>): Teller => ({
  trid,
  by: { id: user.id, name: userName(user) },
  shown: user.displayName,
});

/** In the audit log, and as news to all who administer the organisation. */
export async function tell(
  { clock, config }: Pick<KeyServices, 'clock' | 'config'>,
  tx: Tx,
  { trid, by, shown }: Teller,
  event: KeyEvent,
  row: ApiKeyRow,
  text: string,
) {
  await appendAuditIn(tx, clock(), [{ kind: 'apiKey', by, trid, text: `${event} ${row.name} ${text}`.trim() }]);
  const foundation = await nameOfFoundation(tx, trid);
  const path = href('Integrations', 'de');
  for (const member of await usersOf(tx, trid)) {
    if (!mayHaveKeys(member, rolesOf(member))) continue;
    const news = { recipient: member.email, by: shown, name: row.name, foundation };
    await notify(tx, apiKeyMail(event, { ...news, link: config.publicBaseUrl + path }), { link: path }, clock());
  }
}
