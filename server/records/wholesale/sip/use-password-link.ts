import type { SipData } from '../../../../src/contract/wholesale/sip-account.ts';
import type { Db, Tx } from '../../../db/open.ts';
import type { RecordRow } from '../../../queries/records/record-columns.ts';
import { findRecord } from '../../../queries/records/records.ts';
import { isSecret, readRecordLinkToken } from '../../../session/record-link.ts';
import { RuleViolation } from '../../definition/action.ts';
import type { RecordServices } from '../../record-services.ts';
import { recordType } from '../../registry.ts';
import { runAction } from '../../run-action.ts';
import { contextOf } from '../../scope.ts';

/** Where a link leads: to a question, or to why it makes no password any more. */
export type PasswordLink =
  | { readonly step: 'over' | 'closed' }
  | { readonly step: 'used'; readonly sipUser: string; readonly at: number }
  | { readonly step: 'ask'; readonly sipUser: string };

export type UsedPasswordLink =
  | PasswordLink
  | { readonly step: 'made'; readonly sipUser: string; readonly password: string };

interface Found {
  readonly link: PasswordLink;
  readonly row?: RecordRow;
}

async function find(db: Db | Tx, token: string, now: number, lock: boolean): Promise<Found> {
  const named = readRecordLinkToken(token);
  const row = named && (await findRecord(db, named.trid, named.id, lock));
  if (!named || row?.type !== 'ws.sip') return { link: { step: 'over' } };
  const { passwordLink, sipUser } = row.data as unknown as SipData;
  if (!passwordLink || !isSecret(named.secret, passwordLink.secret)) return { link: { step: 'over' } };
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
    const by = { id: 'passwordLink', name: 'Link', staff: false };
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
