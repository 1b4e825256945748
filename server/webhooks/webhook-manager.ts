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
/** An operator, by the command line. */
export interface Operator {
  readonly foundation: Pick<Manager['foundation'], 'trid'>;
  readonly operator: string;
}
/** Who acts on an address that is there. */
export type Doer = Pick<Manager, 'user' | 'foundation'> | Operator;
/** As mails name an operator. */
export const shownOperator = 'Portal';

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
  doer: Doer,
  subscription: Pick<Subscription, 'url'>,
  { act, mail, text }: Act,
): Promise<void> {
  const { trid } = doer.foundation;
  const isUser = 'user' in doer;
  const host = hostOf(subscription);
  const entry = [`webhook.${act} ${host}`, text].filter(Boolean).join(' · ');
  const by = isUser ? { id: doer.user.id, name: userName(doer.user) } : { name: doer.operator };
  const actor = isUser ? doer.user.displayName : shownOperator;
  await appendAuditIn(tx, services.clock(), [{ kind: 'rights', by, trid, text: entry }]);
  if (mail) await mailAdministrators(tx, services, trid, { event: mail, host, by: actor });
}

export const placeOf = ({ foundation }: Doer, id: string) => ({ trid: foundation.trid, id });

export async function lockedSubscription(tx: Tx, manager: Doer, id: string): Promise<Subscription> {
  const subscription = await findSubscription(tx, placeOf(manager, id), true);
  if (!subscription) throw notFound();
  return subscription;
}
