import { effectiveRoles } from '#domain/access/roles.ts';
import { href } from '#domain/access/routes.ts';
import { type SignOnAct, writeSignOn } from '#domain/integrations/sign-on/sign-on-acts.ts';
import { appendAuditIn, userName } from '#server/audit/append-audit.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { type SignOnEvent, signOnMail } from '#server/mail/integration-mails.ts';
import { notify } from '#server/queries/me/notify.ts';
import { usersOf } from '#server/queries/session/foundation-users.ts';
import { nameOfFoundation } from '#server/queries/session/foundations.ts';
import { mayHaveKeys } from '#server/session/api-key.ts';
import type { SignOnServices } from './sign-on-services.ts';

/** The owner of a provider, and the administrator who sets it up. */
export interface ProviderOwner {
  /** Undefined for the employees. */
  readonly trid: string | undefined;
  readonly by: {
    readonly id: string;
    readonly account: string;
    readonly username: string;
    readonly displayName: string;
  };
  /** Roles that the mapping may give. */
  readonly roles: readonly string[];
}

type Member = Awaited<ReturnType<typeof usersOf>>[number];
const isAdmin = (member: Member) =>
  mayHaveKeys(member, effectiveRoles([...member.roles, ...Object.keys(member.rights)], member.tags));

/** Those who administer an organisation. */
export const administratorsOf = async (db: Db | Tx, trid: string): Promise<Member[]> =>
  (await usersOf(db, trid)).filter(isAdmin);

/** In the audit log, and as news to all who administer the organisation. */
export async function tellOwner(
  { clock, config }: Pick<SignOnServices, 'clock' | 'config'>,
  tx: Tx,
  { trid, by }: Pick<ProviderOwner, 'trid' | 'by'>,
  { act, name, detail, mail }: { act: SignOnAct; name: string; detail?: string; mail?: SignOnEvent },
): Promise<void> {
  const signed = { id: by.id, name: userName(by) };
  await appendAuditIn(tx, clock(), [{ kind: 'signOn', by: signed, trid, text: writeSignOn(act, name, detail) }]);
  if (!mail || trid === undefined) return;
  const path = href('Integrations', 'de');
  const foundation = await nameOfFoundation(tx, trid);
  for (const { email: recipient } of await administratorsOf(tx, trid)) {
    const news = { recipient, by: by.displayName, name, foundation, link: config.publicBaseUrl + path };
    await notify(tx, signOnMail(mail, news), { link: path }, clock());
  }
}
