import { mailIssues } from '#domain/mails/mail-issues.ts';
import type { MailText } from '#domain/mails/mail-text.ts';
import { variantsOf } from '#server/brand/brand-source.ts';
import { notFound } from '#server/core/errors.ts';
import type { Tx } from '#server/db/open.ts';
import { mailDefinition } from '#server/mail/mail-definitions.ts';
import { placeholdersOf } from '#server/mail/mail-placeholders.ts';
import { changeMailText, lockMailText, type MailTextRow } from '#server/queries/administration/mail-texts.ts';
import { AdministrationFault } from './administration-fault.ts';
import type { AdministrationServices } from './administrator.ts';

export function definitionOf(id: string) {
  const definition = mailDefinition(id);
  if (!definition) throw notFound();
  return definition;
}

export function knownVariant({ config }: Pick<AdministrationServices, 'config'>, variant: string): string {
  if (!variantsOf(config).includes(variant)) throw notFound();
  return variant;
}

/** As the audit log and the page of approvals name it. */
export const mailTextName = (id: string, variant: string) => `${definitionOf(id).label.de} (${variant})`;
/** Throws where a text cannot be sent. */
export function checkMailText(id: string, content: MailText | null): void {
  if (content && mailIssues(content, placeholdersOf(definitionOf(id).placeholders)).length > 0)
    throw new AdministrationFault('mailIncomplete');
}

/** Publishes a draft; `by` is absent on the command line. */
export async function publishMailText(tx: Tx, row: MailTextRow, now: number, by: string | null): Promise<void> {
  checkMailText(row.mail, row.content);
  await changeMailText(tx, row, { published: now, publishedBy: by });
}

/** The draft that a release publishes; throws where it is not the one that was prepared. */
export async function preparedMailText(tx: Tx, { subject, before }: { subject: string; before: string }) {
  const row = await lockMailText(tx, subject);
  if (!row || row.published !== null || String(row.version) !== before)
    throw new AdministrationFault('changedMeanwhile');
  checkMailText(row.mail, row.content);
  return row;
}
