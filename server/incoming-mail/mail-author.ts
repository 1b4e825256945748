import type { TicketData } from '#contract/ticket-record.ts';
import { readReplyToken } from '../notifications/reply-token.ts';
import { standingsIn } from '../notifications/visible-notifications.ts';
import type { ReplyAddressRow } from '../queries/incoming-mails.ts';
import type { RecordRow } from '../queries/records/record-columns.ts';
import { findRecord } from '../queries/records/records.ts';
import { findUser, type User } from '../queries/session/users.ts';
import { maySee } from '../records/engine/definition/access.ts';
import { recordType } from '../records/engine/record-types.ts';
import type { Standing } from '../session/actor.ts';
import type { IncomingMailServices } from './incoming-mail-services.ts';

/** Who may answer which ticket at this moment. */
export interface MailAuthor {
  readonly user: User;
  readonly standing: Standing;
  readonly ticket: RecordRow & { readonly data: TicketData };
}

export interface Addressee {
  readonly address: ReplyAddressRow;
  readonly user: User;
}

const maxTokens = 10;

/** The user that an address was made for; the one who writes before others, where several addresses are named. */
export async function addresseeOf(
  { db }: IncomingMailServices,
  tokens: readonly string[],
  sender: string | undefined,
): Promise<Addressee | undefined> {
  let first: Addressee | undefined;
  for (const token of tokens.slice(0, maxTokens)) {
    const address = await readReplyToken(db, token);
    const user = address && (await findUser(db, address.userId));
    if (!user) continue;
    if (user.email.toLowerCase() === sender) return { address, user };
    first ??= { address, user };
  }
  return first;
}

/** Undefined where the user may not open the ticket any more, or answers for the distributor: employees answer at the desk. */
export async function authorOf(
  services: IncomingMailServices,
  { address: { trid, recordId }, user }: Addressee,
): Promise<MailAuthor | undefined> {
  if (user.disabled || recordId === '') return undefined;
  const row = await findRecord(services.db, trid, recordId);
  if (row?.type !== 'hd.ticket') return undefined;
  const record = recordType(services, row.type);
  const standings = await standingsIn(services, user, [trid]);
  const standing = standings.find((one) => !one.employee && record.access.write(one) && maySee(record, one, row));
  return standing && { user, standing, ticket: row as MailAuthor['ticket'] };
}
