import { maskedIban } from '#contract/bank.ts';
import type { DraftData } from '#contract/sales/draft.ts';
import { valuesIn } from '#domain/form/conditions.ts';
import { filledForm } from '#domain/form/filled-form.ts';
import type { Values } from '#domain/form/form-description.ts';
import { isSameAnswer } from '#domain/form/form-merge.ts';
import { changeableNames, isBlank, type SharedName, sharedNames } from './customer-answers.ts';
import { formOf } from './draft-form.ts';
import { proposalsFor } from './proposals.ts';

/** Where an answer of a draft comes from that the partner did not type. */
export type Origin = 'customer' | 'proposed';

/** What the customer's record gives to a draft, as the controls of its form hold it. */
export type OfferedAnswers = Readonly<Record<Origin, Values>>;

export function offeredAnswers(draft: Pick<DraftData, 'productType' | 'product' | 'customer'>): OfferedAnswers {
  const { answers = {}, areaCode } = draft.customer ?? {};
  const form = formOf(draft);
  const shared = Object.fromEntries(sharedNames.map((name) => [name, answers[name]]));
  return {
    customer: filledForm(form, shared),
    proposed: draft.customer ? filledForm(form, proposalsFor(answers, areaCode)) : {},
  };
}

const valueAt = (values: Values, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => valuesIn(value)[name], values);

/** Of an account the draft knows more than the digits that are offered. */
function comparable(path: string, answer: unknown): unknown {
  if (path === 'bank.iban') return maskedIban(String(answer ?? ''));
  const { iban, ...bank } = path === 'bank' ? valuesIn(answer) : {};
  return iban ? { ...bank, iban: maskedIban(String(iban)) } : answer;
}

/** Where the draft says something else than its customer's record. */
export const differingNames = (values: Values, offered: OfferedAnswers): SharedName[] =>
  changeableNames.filter(
    (name) =>
      !isBlank(values[name]) &&
      !isBlank(offered.customer[name]) &&
      originOf(name, values[name], offered) !== 'customer',
  );

/** Of those, what was changed in the record after the draft was written; it stays until the two say the same again. */
export const newerNames = (draft: DraftData, now: NonNullable<DraftData['customer']>): string[] => {
  const { answers = {}, newer = [] } = draft.customer ?? {};
  const values = filledForm(formOf({ ...draft, customer: now }), draft);
  return differingNames(values, offeredAnswers({ ...draft, customer: now })).filter(
    (name) => newer.includes(name) || !isSameAnswer(answers[name], now.answers?.[name]),
  );
};

/** Undefined for an answer that was typed or changed here. */
export function originOf(path: string, answer: unknown, offered: OfferedAnswers): Origin | undefined {
  if (isBlank(answer)) return undefined;
  return (['customer', 'proposed'] as const).find((origin) =>
    isSameAnswer(comparable(path, answer), valueAt(offered[origin], path)),
  );
}

/** The answers that came from this customer and are to go with it. */
export const namesTakenFrom = (values: Values, offered: OfferedAnswers): string[] =>
  Object.keys(values).filter((name) => name === 'customerData' || originOf(name, values[name], offered) !== undefined);
