import { maskedIban } from '../../../src/contract/bank.ts';
import { type DraftData, hiddenAnswers } from '../../../src/contract/sales/draft.ts';
import type { ConfirmOrder, OrderConfirmation } from '../../../src/contract/sales/submission.ts';
import { valuesIn } from '../../../src/domain/form/conditions.ts';
import { hasDebit } from '../../../src/domain/orders/consents.ts';
import { productCaption } from '../../../src/domain/products/catalogue.ts';
import { ApiError, expired } from '../../core/errors.ts';
import type { Tx } from '../../db/open.ts';
import type { RecordRow } from '../../queries/records/record-columns.ts';
import { findRecord } from '../../queries/records/records.ts';
import { nameOfFoundation } from '../../queries/session/foundations.ts';
import { isSecret, readRecordLinkToken } from '../../session/record-link.ts';
import { RuleViolation } from '../definition/action.ts';
import type { RecordServices } from '../record-services.ts';
import { recordType } from '../registry.ts';
import { runAction } from '../run-action.ts';
import { contextOf } from '../scope.ts';
import { valuesOf } from './order-of-draft.ts';

type Parts = RecordServices;
type Awaiting = DraftData & { confirmation: NonNullable<DraftData['confirmation']> };

/** The draft that a link opens; whatever opens nothing is the same 410. */
export async function opened(services: Parts, token: string, tx?: Tx): Promise<{ row: RecordRow; draft: Awaiting }> {
  const link = readRecordLinkToken(token);
  const row = link && (await findRecord(tx ?? services.db, link.trid, link.id, tx !== undefined));
  if (!link || row?.type !== 'hfo.vp.draft') throw expired();
  const draft = row.data as unknown as DraftData;
  const { confirmation, orderId } = draft;
  if (!confirmation || !isSecret(link.secret, confirmation.secret)) throw expired();
  const isOver = confirmation.expires <= services.clock();
  if (orderId === undefined && (isOver || draft.state !== 'submitting')) throw expired();
  return { row, draft: draft as Awaiting };
}

const isHidden = (name: string): boolean => hiddenAnswers.some((one) => one === name);
const withMaskedAccount = (values: Record<string, unknown>): Record<string, unknown> => {
  const bank = valuesIn(values['bank']);
  const iban = bank['iban'];
  const shown = Object.fromEntries(Object.entries(values).filter(([name]) => !isHidden(name)));
  return typeof iban === 'string' ? { ...shown, bank: { ...bank, iban: maskedIban(iban) } } : shown;
};

async function shown(
  { db }: Pick<Parts, 'db'> | { db: Tx },
  row: RecordRow,
  draft: Awaiting,
): Promise<OrderConfirmation> {
  const { confirmation, productType, orderId } = draft;
  const { customer, prices, consents, signer, expires } = confirmation;
  const values = valuesOf(draft);
  const order = orderId === undefined ? undefined : await findRecord(db, row.trid, orderId);
  return {
    state: order ? 'confirmed' : 'open',
    draftNumber: row.foreignid ?? '',
    ...(order?.foreignid && { orderNumber: order.foreignid }),
    productType,
    caption: productCaption(productType, draft['additionalDsl']),
    partner: await nameOfFoundation(db, row.trid),
    customer,
    values: withMaskedAccount(values),
    prices,
    consents: consents.map(({ key, textVersion }) => ({ key, textVersion })),
    signer,
    hasMandate: hasDebit(values),
    expires,
  };
}

/** What the customer reads before he confirms; looking uses nothing up. */
export async function readConfirmation(services: Parts, token: string): Promise<OrderConfirmation> {
  const { row, draft } = await opened(services, token);
  return shown(services, row, draft);
}

/** Places the order by the customer's word; the same word again answers what it made. */
export async function confirmByLink(services: Parts, token: string, given: ConfirmOrder): Promise<OrderConfirmation> {
  const answer = await services.db.transaction(async (tx) => {
    const { row, draft } = await opened(services, token, tx);
    if (draft.orderId === undefined) {
      const by = { id: 'customer', name: given.signer, staff: false };
      const at = contextOf(services, { trid: row.trid, tx, by });
      const record = recordType(services, row.type);
      const input = { _action: 'confirm', ...given };
      try {
        await runAction({ tx, services, trid: row.trid, at }, { record, row, name: 'confirm', input });
      } catch (error) {
        throw error instanceof RuleViolation ? new ApiError(409, error.message) : error;
      }
    }
    const now = await opened(services, token, tx);
    return shown({ db: tx }, now.row, now.draft);
  });
  services.sendMails();
  return answer;
}
