import { expect, test } from 'vitest';
import type { ChoiceField, FormContext } from '#domain/form/form-description.ts';
import { wantedForm } from '#domain/wholesale/numbers/number-order-form.ts';
import { portingForm } from '#domain/wholesale/porting/porting-form.ts';

const accounts = ['a', 'b'].map((customerId) => ({ value: `account of ${customerId}`, label: customerId, customerId }));
const context: FormContext = { today: '2026-06-01', holidays: {}, accounts };

const fields: [string, ChoiceField][] = [
  ['§phone-numbers numbers', wantedForm.sections[0].fields.sipAccountId],
  ['§porting a porting', portingForm.sections[0].fields.sipAccountId],
];

test.each(fields)('%s can be put on accounts of the chosen customer alone', (_form, { options, optionsFrom }) => {
  const offered = (customerId: string) => options?.(context, () => customerId)?.map(({ value }) => value);
  expect([offered('a'), offered('b'), offered('')]).toEqual([['account of a'], ['account of b'], []]);
  expect(optionsFrom).toEqual(['customerId']);
});
