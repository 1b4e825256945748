import { expect, test } from 'vitest';
import { operatorChoices, operatorVoChoices } from '#domain/content/operator-choices.ts';

const vo = (over: object) => ({ vo: 'VO20417', operator: 'VIERFUNK', label: '', state: 'active', ...over });

test('§network-operators operators are offered under their readable names', () => {
  expect(operatorChoices()).toContainEqual({ value: 'VIERFUNK', label: 'Vierfunk Mobil GmbH' });
  const labels = operatorChoices().map(({ label }) => label);
  expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'de')));
});

test('§network-operators "network operator/VO" offers the own VO numbers before the operators', () => {
  const choices = operatorVoChoices([vo({})]);
  expect(choices[0]).toEqual({ value: 'VO20417', label: 'VO20417 – Vierfunk Mobil GmbH' });
  expect(choices.slice(1)).toEqual(operatorChoices());
});

test('§network-operators a VO number is named by its label where it has one', () => {
  const [choice] = operatorVoChoices([vo({ operator: 'VF', label: 'Vierfunk Mobil' })]);
  expect(choice).toEqual({ value: 'VO20417', label: 'VO20417 – Vierfunk Mobil' });
});

test('§network-operators a dormant VO number can be chosen, a terminated one cannot', () => {
  const choices = operatorVoChoices([vo({ vo: 'VO1', state: 'dormant' }), vo({ vo: 'VO2', state: 'terminated' })]);
  expect(choices.map(({ value }) => value)).toContain('VO1');
  expect(choices.map(({ value }) => value)).not.toContain('VO2');
});
