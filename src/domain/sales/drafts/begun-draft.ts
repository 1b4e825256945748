import { maskedIban } from '#contract/bank.ts';
import { type DraftData, hiddenAnswer } from '#contract/sales/draft.ts';
import { snapshotFields } from '#contract/sales/order.ts';
import type { ProductRef } from '#contract/sales/product.ts';
import { fieldsOf, valuesIn } from '#domain/form/conditions.ts';
import type { Values } from '#domain/form/form-description.ts';
import { isUnset } from '#domain/form/form-values.ts';
import { customerName } from '../customers/customer-name.ts';
import { orderDefaults } from '../orders/order-defaults.ts';
import { isBlank, sharedNames } from './customer-answers.ts';
import { formOf } from './draft-form.ts';
import { proposalsFor } from './proposals.ts';

const pick = (values: Values, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));

/** Beside the fields of the draft's own sections: what an order may need or show of its customer. */
const answerNames = [...snapshotFields, 'voNumber', 'bank', 'customerPassword'];

/** What the form may know of a customer's record: neither an account nor a password in full. */
function answersOfRecord(record: Values): Record<string, unknown> {
  const answers = pick(record, answerNames);
  const { iban, ...bank } = valuesIn(answers['bank']);
  return {
    ...answers,
    ...(iban !== undefined && { bank: { ...bank, iban: maskedIban(String(iban)) } }),
    ...(!isUnset(answers['customerPassword']) && { customerPassword: hiddenAnswer }),
  };
}

/** What an order form knows of a customer by its record. */
export function orderCustomerFrom(record: Values, areaCode?: string): NonNullable<DraftData['customer']> {
  const facts = (['customerType', 'clientKind', 'salutation', 'tkgSize'] as const).flatMap((name) => {
    const value = record[name];
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  return { ...Object.fromEntries(facts), ...(areaCode && { areaCode }), answers: answersOfRecord(record) };
}

/** What a record gives to a draft: what it says, and what that makes likely. */
export function answersFrom(record: Values, areaCode: string | undefined): Record<string, unknown> {
  const shared = Object.entries(pick(record, sharedNames)).filter(([, answer]) => !isBlank(answer));
  return { ...proposalsFor(record, areaCode), ...Object.fromEntries(shared) };
}

/** A draft takes the answers of its customer where it has none of its own. */
export function withAnswersFrom(record: Values, draft: DraftData): DraftData {
  const fields = fieldsOf(formOf(draft));
  const answers = answersFrom(record, draft.customer?.areaCode);
  const names = Object.keys(answers).filter((name) => Object.hasOwn(fields, name) && isBlank(draft[name]));
  return { ...draft, ...pick(answers, names) };
}

interface ChosenRecord {
  readonly id: string;
  readonly foreignid?: string | null | undefined;
  readonly data: Values;
}

/** What the form of a product begins with before its draft exists. */
export function begunDraftData({ productType, product }: ProductRef, chosen?: ChosenRecord): DraftData {
  const sold = { productType, ...(product !== undefined && { product }) };
  const draft: DraftData = { ...orderDefaults(sold), ...sold, state: 'open', priceListId: '' };
  if (!chosen) return draft;
  const { id, foreignid, data } = chosen;
  const facts = { customerId: id, customer: orderCustomerFrom(data), customerName: customerName(data) };
  return withAnswersFrom(data, { ...draft, ...facts, ...(foreignid && { customerNumber: foreignid }) });
}
