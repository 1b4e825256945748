import { type CommentInput, isSide } from '#contract/comment-action.ts';
import type { CommentSide } from '#contract/record-comments.ts';
import { withTrid } from '#domain/me/link-for-foundation.ts';
import { invalidFields } from '#server/core/errors.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { commentMail } from '#server/mail/comment-mail.ts';
import { notify } from '#server/queries/me/notify.ts';
import { assigneeAddress } from '#server/queries/records/comments.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import { membersOf } from '#server/queries/session/foundation-users.ts';
import { employeeAddresses } from '#server/queries/staff/people.ts';
import { standingIn } from '#server/session/actor.ts';
import { maySee } from './definition/access.ts';
import { type Doer, RuleViolation } from './definition/action.ts';
import type { RecordType } from './definition/define-record.ts';
import { shownData } from './definition/protected-fields.ts';
import type { Scope } from './scope.ts';
import { recordName } from './search/searched-types.ts';
import { note } from './write-record.ts';

/** Keeps one account from filling the bells of others: 60 at once, and one more each minute. */
const perUser = { most: 60, every: 60_000 };

/** The other side of a caller, as a recipient. */
export const otherSide = (isStaff: boolean): CommentSide => (isStaff ? 'partner' : 'distributor');

/** The members of the record's organisation who may read it, all or those of some ids. */
export async function readersOf(
  db: Db | Tx,
  record: RecordType,
  row: Pick<RecordRow, 'trid' | 'audience'>,
  ids?: readonly string[],
) {
  const members = await membersOf(db, row.trid, ids);
  return members.flatMap(({ user, ...membership }) => {
    const standing = standingIn(user, membership);
    return standing && maySee(record, standing, row) ? [user] : [];
  });
}

/** Ids of single users; throws a fault of the field if one of them is the author or may not read the record. */
async function checkRecipients({ tx, at }: Scope, record: RecordType, row: RecordRow, recipients: readonly string[]) {
  const ids = recipients.filter((one) => !isSide(one));
  const readers = ids.length > 0 ? await readersOf(tx, record, row, ids) : [];
  const isRefused = ids.some((id) => id === at.by.id || !readers.some((reader) => reader.id === id));
  if (isRefused || recipients.some((one) => isSide(one) && one !== otherSide(at.by.staff)))
    throw invalidFields({ recipients: 'choose' });
  return readers;
}

interface Addressee {
  readonly email: string;
  /** Stands in the bell alone. */
  readonly isQuiet?: boolean;
}

/** The distributor is the employee who has the record; if no one has, all employees find it in their bells. */
async function atDistributor(tx: Tx, { trid, id }: RecordRow): Promise<Addressee[]> {
  const email = await assigneeAddress(tx, { trid, recordId: id });
  if (email !== undefined) return [{ email }];
  return (await employeeAddresses(tx)).map((address) => ({ email: address, isQuiet: true }));
}

async function addressees(
  scope: Scope,
  record: RecordType,
  row: RecordRow,
  recipients: readonly string[],
): Promise<Addressee[]> {
  const readers = await checkRecipients(scope, record, row, recipients);
  const all = recipients.includes('partner') ? await readersOf(scope.tx, record, row) : readers;
  return [...all, ...(recipients.includes('distributor') ? await atDistributor(scope.tx, row) : [])];
}

/** Writes a comment into the timelines of a record, and notifies its recipients; the record itself stays as it is. */
export async function postComment(
  scope: Scope,
  record: RecordType,
  row: RecordRow,
  { text, recipients }: Pick<CommentInput, 'text' | 'recipients'>,
): Promise<void> {
  const { tx, services, at, trid, quiet = false } = scope;
  const all = await addressees(scope, record, row, recipients);
  if (!(await at.spend({ key: `comments ${at.by.id}`, ...perUser })))
    throw new RuleViolation('Sie haben sehr viele Kommentare geschrieben. Bitte warten Sie eine Minute.');
  await note(scope, record, row, { activity: 'record.commented', text, recipients });
  const path = record.link(row.id);
  const about = { trid, recordId: row.id, link: path, isOwned: record.owned !== undefined };
  const content = {
    type: record.type,
    name: recordName(row) ?? record.title?.(shownData(record, row.data)),
    number: row.foreignid ?? '',
    by: at.by.name,
    text,
    link: services.config.publicBaseUrl + withTrid(path, trid),
  };
  for (const { email: recipient, isQuiet = false } of all)
    await notify(tx, commentMail({ ...content, recipient }), about, at.now, quiet || isQuiet);
}

/** Who a caller can choose as recipients of a comment. */
export async function possibleRecipients(
  db: Db,
  record: RecordType,
  row: RecordRow,
  { id, staff }: Pick<Doer, 'id' | 'staff'>,
) {
  const readers = await readersOf(db, record, row);
  return {
    items: readers.filter((one) => one.id !== id).map((one) => ({ id: one.id, name: one.displayName })),
    sides: [otherSide(staff)],
  };
}
