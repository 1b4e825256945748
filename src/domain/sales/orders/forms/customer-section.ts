import * as z from 'zod/mini';
import { choice, text } from '#contract/fields.ts';
import { phoneOrMobile } from '#domain/form/blocks.ts';
import { holds, scopeOf, valuesIn } from '#domain/form/conditions.ts';
import type {
  Answers,
  Condition,
  Field,
  FieldOf,
  Fields,
  FormContext,
  Rule,
  Section,
  Values,
} from '#domain/form/form-description.ts';
import { choices, combobox, group } from '#domain/form/form-fields.ts';
import { isRequired, isUnset } from '#domain/form/form-values.ts';
import { isEditable } from '#domain/sales/customers/customer-access.ts';
import { company, customerForm, identity, people, reach } from '#domain/sales/customers/customer-form.ts';
import { changeableNames } from '#domain/sales/drafts/customer-answers.ts';

/** What an order may need of its customer, in the order of its questions. */
const orderFields: Fields = {
  ...identity.fields,
  vatId: company.fields.vatId,
  taxNumber: company.fields.taxNumber,
  registerCourt: company.fields.registerCourt,
  registerType: company.fields.registerType,
  registerNumber: company.fields.registerNumber,
  representative: people.fields.representative,
  tkgSize: company.fields.tkgSize,
  ...reach.fields,
  contactMain: people.fields.contactMain,
};

/** Either of two is enough. */
const pairs = [
  ['vatId', 'taxNumber'],
  ['phone', 'mobile'],
] as const;

const truth: Condition = { all: [] };
const untruth: Condition = { any: [] };

/** A condition with what the customer's record decides of it decided. */
function decide(condition: Condition, answers: Values): Condition {
  if ('all' in condition) return { all: condition.all.map((one) => decide(one, answers)) };
  if ('any' in condition) return { any: condition.any.map((one) => decide(one, answers)) };
  if ('not' in condition) return { not: decide(condition.not, answers) };
  if (isUnset(answers[condition.field])) return condition;
  return holds(condition, scopeOf(customerFields, answers)) ? truth : untruth;
}
const customerFields: Fields = Object.assign({}, ...customerForm.sections.map(({ fields }) => fields));

/** Texts of the customer's form, named from the form of an order. */
const named = (key: string): string => (key.includes(':') ? key : `customer-form:${key}`);

const isNeeded = (field: Field): boolean =>
  isRequired(field) || ('requiredWhen' in field && field.requiredWhen !== undefined);

/** Whether an answer is still needed: it is not known, nor the other of its pair. */
function isOpen(name: string, field: Field, answers: Values): boolean {
  const pair = pairs.find((one) => (one as readonly string[]).includes(name));
  return pair ? pair.every((one) => isUnset(answers[one])) : isUnset(answers[name]) && isNeeded(field);
}

/** A rule of the whole, judged with what is known; only what is asked for can be wrong. */
const ruleOf =
  (rule: Rule, answers: Values, fields: Fields): Rule =>
  (values, context) =>
    rule({ ...answers, ...values }, context).filter(({ path }) => Object.hasOwn(fields, path.split('.')[0] ?? ''));

/** What of a group is still open. */
function openGroup(field: FieldOf<'group'>, answers: Values): FieldOf<'group'> | undefined {
  const fields = Object.fromEntries(
    Object.entries(field.fields).filter(([name, inner]) => isOpen(name, inner, answers)),
  );
  if (Object.keys(fields).length === 0) return undefined;
  return { ...field, fields, rules: (field.rules ?? []).map((rule) => ruleOf(rule, answers, fields)) };
}

const registered = ['registerCourt', 'registerType', 'registerNumber'];

function questionOf(name: string, field: Field, answers: Values): Field | undefined {
  if (field.kind === 'note' || field.kind === 'table') return undefined;
  const { when, requiredWhen, hint, ask, beside: _beside, ...rest } = field as FieldOf<'select'>;
  const own = {
    ...rest,
    label: named(field.label),
    ...(hint && { hint: named(hint) }),
    ...(ask && { ask: named(ask) }),
    ...('words' in rest && rest.words && { words: named(rest.words) }),
    ...('empty' in rest && rest.empty && { empty: named(rest.empty) }),
    ...(when && { when: decide(when, answers) }),
    ...(requiredWhen && { requiredWhen: decide(requiredWhen, answers) }),
    ...('options' in rest &&
      rest.options && {
        options: (context: FormContext, given: Answers) =>
          rest.options?.(context, (other) => (isUnset(answers[other]) ? given(other) : answers[other])),
      }),
    ...(registered.includes(name) && { follows: true as const }),
    ...((name === 'taxNumber' || name === 'mobile' || name === 'lastName') && { beside: 'equal' as const }),
    ...(name === 'registerNumber' && { beside: 'shortLong' as const }),
  } as Field;
  if (name === 'tkgSize') return { ...own, kind: 'radio', columns: 2 } as Field;
  return own.kind === 'group' ? openGroup(own, valuesIn(answers[name])) : own;
}

/** What an order needs of its customer and its record does not say; of an established one only what may be changed. */
export function customerQuestions(answers: Values, isEstablished: boolean): Fields {
  const open = Object.entries(orderFields).flatMap(([name, field]): [string, Field][] => {
    if (!isEditable(name, isEstablished)) return [];
    const question =
      field.kind === 'group' || isOpen(name, field, answers) ? questionOf(name, field, answers) : undefined;
    return question ? [[name, question]] : [];
  });
  return Object.fromEntries(open);
}

/** The customer of the order, and what is still open of it. */
export function customerSection(answers: Values | undefined, isEstablished: boolean): Section {
  const questions = answers ? customerQuestions(answers, isEstablished) : {};
  return {
    name: 'customer',
    step: 'customer',
    title: 'section.customer',
    fields: {
      customerId: combobox('customerId', text(1, 100), { options: ({ customers }: FormContext) => customers }),
      ...(answers && {
        customerChanges: choices('customerChanges', z.optional(z.array(choice(changeableNames))), {
          words: 'drafts:buyer.row',
        }),
      }),
      ...(answers &&
        Object.keys(questions).length > 0 && {
          customerData: group('customerData', questions, {
            isNameless: true,
            rules: [ruleOf(phoneOrMobile, answers, questions)],
          }),
        }),
    },
  };
}
