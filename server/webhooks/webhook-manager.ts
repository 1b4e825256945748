import { appendAuditIn, userName } from '#server/audit/append-audit.ts';
import { forbidden, notFound } from '#server/core/errors.ts';
import type { Tx } from '#server/db/open.ts';
import type { WebhookNews } from '#server/mail/webhook-mails.ts';
import { findSubscription, type Subscription } from '#server/queries/integrations/webhook-subscriptions.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { mailAdministrators } from './mail-administrators.ts';
import type { WebhookServices } from './webhook-services.ts';

/** Who administers an organisation, in it. */
export type Manager = Pick<ActingFor, 'user' | 'foundation' | 'roles'>;

/** For administrators of the organisation alone; employees see what happens. */
export function requireManager(acting: ActingFor): ActingFor {
  if (acting.employee) throw forbidden();
  return acting;
}

export const hostOf = ({ url }: Pick<Subscription, 'url'>): string => new URL(url).host;

interface Act {
  readonly act: string;
  readonly mail?: WebhookNews['event'];
  readonly text?: string;
}

/** Each change leaves an entry and is mailed to all who administer the organisation; the address counts as a secret, its host does not. */
export async function tell(
  tx: Tx,
  services: Pick<WebhookServices, 'config' | 'clock'>,
  { user, foundation }: Manager,
  subscription: Pick<Subscription, 'url'>,
  { act, mail, text }: Act,
): Promise<void> {
  const { trid } = foundation;
  const host = hostOf(subscription);
  const entry = [`webhook.${act} ${host}`, text].filter(Boolean).join(' · ');
  const by = { id: user.id, name: userName(user) };
  await appendAuditIn(tx, services.clock(), [{ kind: 'rights', by, trid, text: entry }]);
  if (mail) await mailAdministrators(tx, services, trid, { event: mail, host, by: user.displayName });
}

export const placeOf = ({ foundation }: Manager, id: string) => ({ trid: foundation.trid, id });

export async function lockedSubscription(tx: Tx, manager: Manager, id: string): Promise<Subscription> {
  const subscription = await findSubscription(tx, placeOf(manager, id), true);
  if (!subscription) throw notFound();
  return subscription;
}
