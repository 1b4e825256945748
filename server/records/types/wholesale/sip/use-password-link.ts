import type { SipData } from '#contract/wholesale/sip-account.ts';
import type { Db, Tx } from '#server/db/open.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import { findRecord } from '#server/queries/records/records.ts';
import { RuleViolation } from '#server/records/engine/definition/action.ts';
import type { RecordServices } from '#server/records/engine/record-services.ts';
import { recordType } from '#server/records/engine/record-types.ts';
import { runAction } from '#server/records/engine/run-action.ts';
import { contextOf } from '#server/records/engine/scope.ts';
import { isSecret, readRecordLinkToken } from '#server/session/record-link.ts';

/** Where a link leads: to a question, or to why it makes no password any more. */
type PasswordLink =
  | { readonly step: 'over' | 'closed' }
  | { readonly step: 'used'; readonly sipUser: string; readonly at: number }
  | { readonly step: 'ask'; readonly sipUser: string };

export type UsedPasswordLink =
  | PasswordLink
  | { readonly step: 'made'; readonly sipUser: string; readonly password: string };

interface OpenPasswordLink {
  readonly link: PasswordLink;
  readonly row?: RecordRow;
}

async function find(db: Db | Tx, token: string, now: number, lock: boolean): Promise<OpenPasswordLink> {
  const linkPlace = readRecordLinkToken(token);
  const row = linkPlace && (await findRecord(db, linkPlace.trid, linkPlace.id, lock));
  if (!linkPlace || row?.type !== 'ws.sip') return { link: { step: 'over' } };
  const { passwordLink, sipUser } = row.data as unknown as SipData;
  if (!passwordLink || !isSecret(linkPlace.secret, passwordLink.secret)) return { link: { step: 'over' } };
  if (passwordLink.used !== undefined) return { link: { step: 'used', sipUser, at: passwordLink.used } };
  return passwordLink.expires <= now ? { link: { step: 'over' } } : { link: { step: 'ask', sipUser }, row };
}

/** Looking uses nothing up: programs that check mails open links. */
export const readPasswordLink = async ({ db, clock }: RecordServices, token: string): Promise<PasswordLink> =>
  (await find(db, token, clock(), false)).link;

/** Makes the password; of two at once the second is told that there is one already. */
export async function usePasswordLink(services: RecordServices, token: string): Promise<UsedPasswordLink> {
  const answer = await services.db.transaction(async (tx): Promise<UsedPasswordLink> => {
    const { link, row } = await find(tx, token, services.clock(), true);
    if (link.step !== 'ask' || !row) return link;
    const by = { id: 'passwordLink', name: 'Link', staff: false, guest: true } as const;
    const at = contextOf(services, { trid: row.trid, tx, by });
    const record = recordType(services, row.type);
    const input = { _action: 'usePasswordLink' };
    try {
      const { secret } = await runAction(
        { tx, services, trid: row.trid, at },
        { record, row, name: 'usePasswordLink', input },
      );
      return { step: 'made', sipUser: link.sipUser, password: secret?.['password'] ?? '' };
    } catch (error) {
      if (error instanceof RuleViolation) return { step: 'closed' };
      throw error;
    }
  });
  services.sendMails();
  return answer;
}
