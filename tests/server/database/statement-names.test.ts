import { expect, test } from 'vitest';
import { plannedAnew, StatementNames } from '#server/db/statement-names.ts';

test('§faults statements that come often get a name each, always the same, and only so many', () => {
  const names = new StatementNames();
  const nameOf = (text: string) => (names.named({ text }) as { name?: string }).name;
  const notices = ['select 1', 'select 2'].map((text) => Array.from({ length: 5 }, () => nameOf(text)));
  expect(notices).toEqual([
    [undefined, undefined, 'often_1', 'often_1', 'often_1'],
    [undefined, undefined, 'often_2', 'often_2', 'often_2'],
  ]);
  for (let n = 3; n < 400; n += 1) for (let times = 0; times < 3; times += 1) nameOf(`select ${n}`);
  expect([nameOf('select 300'), nameOf('select 399')]).toEqual(['often_300', undefined]);
});

test('§faults a query with a name, a text without values and a query object stay unchanged', () => {
  const names = new StatementNames();
  for (const query of ['begin', { text: 'select 1', name: 'mine' }, { text: 'copy', submit: () => undefined }]) {
    for (let times = 0; times < 5; times += 1) expect(names.named(query)).toBe(query);
  }
});

test('a statement with a plan that depends on its values is never prepared', () => {
  const names = new StatementNames();
  const query = { text: `select ${plannedAnew} 1` };
  for (let n = 0; n < 10; n += 1) expect(names.named(query)).toBe(query);
});
