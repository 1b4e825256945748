import type { FormContext } from '#domain/form/form-description.ts';
import { type Fact, type FactSection, type FormLabels, formFacts } from '#domain/form/form-facts.ts';
import { addressOf, blockRules, type OrderInput, textOf } from './order-brief-lines.ts';
import { customerSigner } from './signer.ts';

/** A part of an order in one or two lines. */
export interface BriefBlock {
  /** Of its first section, or `customer`. */
  readonly name: string;
  readonly title: string;
  /** Sections of the form that it stands for; the first of them is where it is changed. */
  readonly sections: readonly string[];
  /** What it is about, and what belongs to it. */
  readonly main: readonly string[];
  readonly more: readonly string[];
}

/** Said in the customer's block, or by the partner to the distributor alone. */
const silentPaths = ['customerId', 'customerPassword', 'identNumber', 'avvAccepted', 'emergencyAck'];

const restOf = ({ facts }: FactSection): string[] =>
  facts.flatMap((fact) =>
    silentPaths.includes(fact.path)
      ? []
      : [
          'rows' in fact
            ? `${fact.label}: ${fact.rows.map((row) => row.filter(Boolean).join(' ')).join(', ')}`
            : `${(fact as Fact).label}: ${fact.text}`,
        ],
  );

const nonEmpty = (lines: readonly (string | false)[]): string[] =>
  lines.filter((line): line is string => Boolean(line));

/** Where the customer is chosen; its block says what is known of it. */
const customerSection = (form: OrderInput['form']): string =>
  form.sections.find(({ fields }) => 'customerId' in fields)?.name ?? '';

function customerBlock({ form, customer, customerName }: OrderInput, { translate }: FormLabels): BriefBlock {
  const { registerCourt, registerType, registerNumber } = customer;
  const { name } = customerSigner(customer);
  return {
    name: 'customer',
    title: translate('brief.title.customer'),
    sections: [customerSection(form)],
    main: nonEmpty([customerName, addressOf(customer['address'])]),
    more: nonEmpty([
      textOf(registerNumber) !== '' &&
        [textOf(registerCourt), [textOf(registerType), textOf(registerNumber)].filter(Boolean).join(' ')]
          .filter(Boolean)
          .join(', '),
      name !== '' && translate('brief.signs', { name }),
    ]),
  };
}

/** An order in blocks of one or two lines, in the order of its form; parts without an answer are left out. */
export function orderBrief(order: OrderInput, words: FormLabels, context: FormContext): BriefBlock[] {
  const { form, values } = order;
  const facts = new Map(formFacts(form, values, words, context).map((section) => [section.name, section]));
  const inForm = form.sections.map(({ name }) => name);
  const ofCustomer = customerSection(form);
  const blocks = new Map<string, BriefBlock>();
  for (const name of inForm) {
    const rule = blockRules.find(({ sections }) => sections.includes(name));
    if (rule && blocks.has(rule.title)) continue;
    const section = facts.get(name);
    if (name === ofCustomer) continue;
    if (rule) {
      const { main, more } = rule.compose(order, words);
      const sections = rule.sections.filter((one) => inForm.includes(one));
      const title = words.translate(rule.title);
      blocks.set(rule.title, { name, title, sections, main: nonEmpty(main), more: nonEmpty(more) });
    } else if (section)
      blocks.set(name, { name, title: section.title, sections: [name], main: [], more: restOf(section) });
  }
  const filled = [...blocks.values()].filter(({ main, more }) => main.length + more.length > 0);
  return [customerBlock(order, words), ...filled];
}
