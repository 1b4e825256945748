import type { MailPreview, MailTrial } from '#contract/staff/mails.ts';
import { previewMail, testMail } from '#server/mail/preview-mail.ts';
import { insertMail } from '#server/queries/outbox.ts';
import { takeFrom } from '#server/queries/session/login-budgets.ts';
import { AdministrationFault } from './administration-fault.ts';
import { type AdministrationServices, type Administrator, auditAct } from './administrator.ts';
import { definitionOf, knownVariant } from './mail-text-release.ts';

export function previewOf(services: AdministrationServices, id: string, trial: MailTrial): Promise<MailPreview> {
  knownVariant(services, trial.variant);
  return previewMail(services, definitionOf(id), trial);
}

/** So many test mails at once, and one more after each of these minutes. */
const maxTests = 10;
const testEvery = 6 * 60_000;

/** Mails a text with sample data to the administrator alone. */
export async function sendTestMail(
  services: AdministrationServices,
  by: Administrator & { readonly email: string },
  id: string,
  { variant, content }: MailTrial,
): Promise<void> {
  const { db, clock } = services;
  const now = clock();
  const definition = definitionOf(id);
  knownVariant(services, variant);
  await db.transaction(async (tx) => {
    if (!(await takeFrom(tx, { key: `mailTest ${by.id}`, most: maxTests, every: testEvery }, now)))
      throw new AdministrationFault('mailTests');
    await insertMail(tx, testMail(by.email, definition, content), now);
    await auditAct(tx, now, by, { act: 'mail.test', subject: `${definition.label.de} (${variant})` });
  });
  services.sendMails();
}
