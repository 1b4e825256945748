import type { DraftData } from '#contract/sales/draft.ts';
import type { OrderData } from '#contract/sales/order.ts';
import {
  type ConfirmOrder,
  confirmedLinkDays,
  type OrderConfirmation,
  shownAnswers,
  shownCustomer,
} from '#contract/sales/order-confirmation.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { hasDebit } from '#domain/sales/orders/consents.ts';
import { productCaption } from '#domain/sales/products/catalogue.ts';
import { ApiError, expired } from '#server/core/errors.ts';
import { withoutSecrets } from '#server/core/without-secrets.ts';
import type { Db, Tx } from '#server/db/open.ts';
import type { ReadableFile } from '#server/files/readable-file.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import { findRecord } from '#server/queries/records/records.ts';
import { nameOfFoundation } from '#server/queries/session/foundations.ts';
import { RuleViolation } from '#server/records/engine/definition/action.ts';
import { pick } from '#server/records/engine/definition/protected-fields.ts';
import type { RecordServices } from '#server/records/engine/record-services.ts';
import { recordType } from '#server/records/engine/record-types.ts';
import { runAction } from '#server/records/engine/run-action.ts';
import { contextOf } from '#server/records/engine/scope.ts';
import { isSecret, readRecordLinkToken } from '#server/session/record-link.ts';
import { asOffered } from '../drafts/as-offered.ts';
import { day } from '../drafts/draft-data.ts';
import { mayConfirm } from '../drafts/draft-link.ts';
import { addedCaptions } from './added-captions.ts';
import { valuesOf } from './order-of-draft.ts';

type ConfirmationServices = RecordServices;
type Awaiting = DraftData & { confirmation: NonNullable<DraftData['confirmation']> };

/** The draft that a link opens; every invalid link gives the same 410. */
async function openConfirmation(
  services: ConfirmationServices,
  token: string,
  tx?: Tx,
): Promise<{ row: RecordRow; draft: Awaiting }> {
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

const confirmedUntil = ({ data }: RecordRow): number =>
  (data as unknown as OrderData).submittedAt + confirmedLinkDays * day;

interface OpenConfirmation {
  readonly row: RecordRow;
  readonly draft: Awaiting;
  readonly order?: RecordRow | undefined;
  /** Those of the product. */
  readonly documents: readonly ReadableFile[];
}

const documentsOf = async (
  services: ConfirmationServices,
  db: Db | Tx,
  draft: Awaiting,
): Promise<readonly ReadableFile[]> =>
  (await services.contractDocuments?.(db, draft, berlinDay(draft.confirmation.sent))) ?? [];

/** All that a link opens, until it ends. Throws 410 afterwards. */
export async function openedLink(services: ConfirmationServices, token: string): Promise<OpenConfirmation> {
  const { row, draft } = await openConfirmation(services, token);
  const order = draft.orderId === undefined ? undefined : await findRecord(services.db, row.trid, draft.orderId);
  const isOpen = order ? services.clock() < confirmedUntil(order) : draft.orderId === undefined;
  if (!isOpen || !(order || mayConfirm(draft.confirmation, services.config))) throw expired();
  return { row, draft, order, documents: await documentsOf(services, services.db, draft) };
}

/** What a link shows, as `orderConfirmation` lists it. */
async function serializeConfirmation(
  services: ConfirmationServices,
  db: Db | Tx,
  { row, draft }: Pick<OpenConfirmation, 'row' | 'draft'>,
): Promise<OrderConfirmation> {
  const { confirmation, productType, product, orderId } = draft;
  const { customer, prices, consents, signer, expires } = confirmation;
  const values = valuesOf(draft);
  const partner = await nameOfFoundation(db, row.trid);
  const hasMandate = hasDebit(values);
  if (orderId === undefined && !mayConfirm(confirmation, services.config)) return { state: 'refused', partner };
  const documents = (await documentsOf(services, db, draft)).map(({ name }) => name);
  if (orderId !== undefined) {
    const order = await findRecord(db, row.trid, orderId);
    const until = order ? confirmedUntil(order) : 0;
    if (!order || until <= services.clock()) return { state: 'confirmed' };
    const number = order.foreignid ?? '';
    return { state: 'confirmed', order: { number, partner, documents, hasMandate, expires: until } };
  }
  const { priceListId: _internal, ...shownPrices } = prices;
  return {
    state: 'open',
    draftNumber: row.foreignid ?? '',
    productType,
    ...(product && { product }),
    caption: asOffered(draft, () => productCaption(draft, draft['additionalDsl'])),
    partner,
    customer: pick(customer, Object.keys(shownCustomer.shape)),
    values: withoutSecrets(pick(values, shownAnswers)),
    prices: shownPrices,
    consents: consents.map(({ key, textVersion }) => ({ key, textVersion })),
    documents,
    signer,
    hasMandate,
    expires,
    captions: asOffered(draft, () => addedCaptions(values, prices)),
  };
}

/** What the customer reads before confirming; looking uses nothing up. */
export async function readConfirmation(services: ConfirmationServices, token: string): Promise<OrderConfirmation> {
  return serializeConfirmation(services, services.db, await openConfirmation(services, token));
}

/** Places the order by the customer's word; the same word again answers what it made. */
export async function confirmByLink(
  services: ConfirmationServices,
  token: string,
  confirmInput: ConfirmOrder,
): Promise<OrderConfirmation> {
  const answer = await services.db.transaction(async (tx) => {
    const { row, draft } = await openConfirmation(services, token, tx);
    if (draft.orderId === undefined) {
      const by = { id: 'customer', name: confirmInput.signer, staff: false, guest: true } as const;
      const at = contextOf(services, { trid: row.trid, tx, by });
      const record = recordType(services, row.type);
      const input = { _action: 'confirm', ...confirmInput };
      try {
        await runAction({ tx, services, trid: row.trid, at }, { record, row, name: 'confirm', input });
      } catch (error) {
        throw error instanceof RuleViolation ? new ApiError(409, error.message) : error;
      }
    }
    return serializeConfirmation(services, tx, await openConfirmation(services, token, tx));
  });
  services.sendMails();
  return answer;
}
