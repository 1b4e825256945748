import type { FailedDelivery } from '#domain/mails/incoming/delivery-status.ts';
import { appendAudit, userName } from '../audit/append-audit.ts';
import { markBounced } from '../queries/incoming-mails.ts';
import type { IncomingMailServices } from './incoming-mail-services.ts';
import type { Addressee } from './mail-author.ts';

/** Marks the address of a user that a mail did not reach; reports about other addresses say nothing. */
export async function noteBounces(
  services: IncomingMailServices,
  { user }: Addressee,
  failures: readonly FailedDelivery[],
): Promise<void> {
  const failure = failures.find(({ recipient }) => recipient === user.email.toLowerCase());
  if (!failure) return;
  const row = { userId: user.id, email: user.email, status: failure.status, at: services.clock() };
  if (!(await markBounced(services.db, row))) return;
  const by = { name: 'E-Mail' };
  await appendAudit(services, { kind: 'rights', by, text: `bounce ${userName(user)} ${failure.status}` });
}
