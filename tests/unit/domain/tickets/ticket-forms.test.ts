import { describe, expect, test } from 'vitest';
import { ticketTypes } from '#contract/ticket.ts';
import { fieldsOf, scopeOf, sourcesOf } from '#domain/form/conditions.ts';
import type { Condition, FormDescription } from '#domain/form/form-description.ts';
import { completeness } from '#domain/form/form-faults.ts';
import { codesOf, emptyForm, requestOf } from '#domain/form/form-values.ts';
import { ticketFormContracts, ticketForms, ticketRequests } from '#domain/tickets/ticket-forms.ts';
import { textsOf } from '#tests/unit/text-usage.ts';
import { anyAnswer, browserVerdict, random, serverVerdict } from '../form/any-input.ts';

const context = { today: '2026-11-23', holidays: {} };

describe.each(ticketTypes)('§5 %s', (type) => {
  const form = ticketForms[type];
  const fields = Object.entries(fieldsOf(form));

  test('browser and server give 1,000 random inputs the same verdict for each field', async () => {
    const next = random(type.length);
    const judge = browserVerdict(form, ticketFormContracts[type], context);
    const verdicts = { taken: 0, refused: 0 };
    // Every second input is right but for a few answers, so that both verdicts occur.
    const right = rightAnswers[type];
    for (let run = 0; run < 1000; run += 1) {
      const values = Object.fromEntries(
        fields.map(([name, field]) => [name, run % 2 > 0 && next() < 0.93 ? right[name] : anyAnswer(field, next)]),
      );
      const browser = await judge(values);
      const sent = { ...requestOf(form, values), ...(type === 'etcProjectRequest' && { consent: true }) };
      const server = serverVerdict(form, ticketRequests[type], context, sent);
      expect(server, JSON.stringify(values)).toEqual(browser);
      verdicts[Object.keys(browser).length > 0 ? 'refused' : 'taken'] += 1;
    }
    expect(verdicts.taken).toBeGreaterThan(50);
    expect(verdicts.refused).toBeGreaterThan(50);
  });

  test('an empty form is incomplete, a right one complete, section by section', () => {
    const states = (values: object) => completeness(form, ticketFormContracts[type], { ...values }, context);
    const hasNone = states(emptyForm(form)).filter(({ needed }) => needed > 0);
    expect(hasNone.every(({ filledCount, faults }) => filledCount === 0 && faults.length > 0)).toBe(true);
    expect(
      states(rightAnswers[type]).every(
        ({ filledCount, needed, faults }) => filledCount === needed && faults.length === 0,
      ),
    ).toBe(true);
  });

  test('every condition names a choice of the form and codes that it takes', () => {
    const conditions = (condition: Condition | undefined): readonly Condition[] => (condition ? [condition] : []);
    const root = scopeOf(fieldsOf(form), {});
    for (const [name, field] of fields)
      for (const condition of [
        ...conditions(field.when),
        ...('requiredWhen' in field ? conditions(field.requiredWhen) : []),
      ]) {
        expect(sourcesOf(condition, root), name).not.toEqual([]);
        if (!('is' in condition)) continue;
        const request = fieldsOf(form)[condition.field];
        const codes = request && 'contract' in request ? codesOf(request.contract) : [];
        for (const code of condition.is) expect(codes, name).toContain(code);
      }
  });
});

test('§1 every caption of a description stands among the texts', () => {
  const existing = Object.keys(textsOf('de')['ticket-form'] ?? {});
  const captions = Object.values<FormDescription>(ticketForms).flatMap((form) => [
    ...form.sections.flatMap((section) => [section.title, section.hint, section.brief?.label]),
    ...Object.values(fieldsOf(form)).flatMap((field) =>
      field.kind === 'note' ? [] : [field.label, field.ask, field.hint, field.requiredHint],
    ),
  ]);
  expect(captions.filter((key) => key !== undefined && !existing.includes(key))).toEqual([]);
});

const contact = {
  contactLastName: 'Sommer',
  contactFirstName: 'Petra',
  contactEmail: 'petra@example.com',
  contactPhone: '030 23125-100',
};
const rightAnswers: Record<(typeof ticketTypes)[number], Record<string, unknown>> = {
  etcBillingRequest: { category: 'newContract', customerOrContract: 'Sonnental', fileQueue: ['a', 'b'], ...contact },
  etcCallBackRequest: { category: 'tech', description: 'Bitte zurückrufen.', ...contact },
  etcProjectRequest: {
    category: 'mobile',
    businessKind: 'inventoryChange',
    goal: 'upgrade',
    network: 'mobile',
    withPhone: 'with',
    operatorVo: 'VIERFUNK',
    customerCompany: '',
    customerContact: 'Jens Winter',
    street: 'Musterkai',
    streetNumber: '5',
    zip: '20457',
    town: 'Hamburg',
    neededBy: '2026-12-08',
    message: '',
    fileQueue: ['a'],
    ...contact,
  },
  etcProvisionComplain: {
    category: 'missing',
    description: 'Die Provision fehlt.',
    operator: 'VIERFUNK',
    excelFile: ['a'],
    proofFiles: ['b'],
    ...contact,
  },
};
