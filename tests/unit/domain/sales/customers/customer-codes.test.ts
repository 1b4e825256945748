import { expect, test } from 'vitest';
import { salutations } from '#domain/form/blocks.ts';
import { nationalities } from '#domain/sales/customers/customer-codes.ts';
import { customerContract } from '#domain/sales/customers/customer-form.ts';
import { textsOf } from '#tests/unit/text-usage.ts';

test('§3-16 salutations are those of the table: 4 is invalid', () => {
  const { blocks = {} } = textsOf('de');
  expect(salutations.map((code) => [code, blocks[`salutations.${code}`]])).toEqual([
    ['1', 'Herr'],
    ['2', 'Frau'],
    ['3', 'Firma'],
    ['5', 'Eheleute'],
  ]);
  expect(customerContract.shape.salutation.safeParse('4').error?.issues[0]?.message).toBe('salutation');
});

test('§3-17 nationalities have their names, and none reads "Nicht gesetzt"', () => {
  const texts = textsOf('de')['customer-form'] ?? {};
  expect(nationalities.map((code) => [code, texts[`nationalities.${code}`]])).toEqual([
    ['DE', 'Deutsch'],
    ['AT', 'Österreich'],
    ['CH', 'Schweiz'],
  ]);
  expect(texts['notSet']).toBe('Nicht gesetzt');
});
