import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dueBefore, keptUntil } from '#domain/retention/periods.ts';
import { answerDue } from '#domain/retention/person-request.ts';
import { isReleased, retentionRules } from '#domain/retention/rules.ts';
import { byFoundation, globalTables } from '#server/db/tables/table-scopes.ts';
import { recordTypes } from '#server/records/registry.ts';

const ofTypes = retentionRules.flatMap(({ types = [] }) => types);
const ofTables = retentionRules.flatMap(({ tables = [] }) => tables);

test('§retention each type of record has a rule, and each rule is about types that there are', () => {
  expect(new Set(ofTypes)).toEqual(new Set(recordTypes.map(({ type }) => type)));
});

test('§retention each table with data about people has one rule', () => {
  const paper = readFileSync(join(import.meta.dirname, '../../../../docs/security/data-classes.md'), 'utf8');
  const [personal = '', internal = ''] = paper.split('### 4 internal');
  const named = (text: string) => [...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name ?? '');
  const all = [...byFoundation, ...globalTables.map(([table]) => table)].map(getTableName);
  expect(all.filter((name) => !named(internal).includes(name) && !ofTables.includes(name))).toEqual([]);
  expect(ofTables.filter((name) => !named(personal).includes(name))).toEqual([]);
  expect(new Set(ofTables).size).toBe(ofTables.length);
});

test('§retention no period is shorter than the law asks, and a released one names when it counts from', () => {
  expect(retentionRules.filter(({ months, minMonths }) => months < minMonths)).toEqual([]);
  expect(new Set(retentionRules.map(({ id }) => id)).size).toBe(retentionRules.length);
  expect(retentionRules.filter((rule) => isReleased(rule) && (rule.event === 'with' || rule.months === 0))).toEqual([]);
  const lacksStates = retentionRules.filter((rule) => rule.types && rule.event === 'closed' && !rule.closed);
  expect(lacksStates).toEqual([]);
});

test('§retention closed states are states of the record', () => {
  const faults = retentionRules.flatMap(({ types = [], closed }) =>
    types.flatMap((type) => {
      const table = recordTypes.find((one) => one.type === type)?.states;
      if (!closed || !table) return [];
      const unknown = closed.states.filter((state) => !table.states.includes(state));
      return table.field === closed.field ? unknown : [`${type}: ${closed.field}`];
    }),
  );
  expect(faults).toEqual([]);
});

const at = (day: string) => Date.parse(`${day}T12:00:00+01:00`);

test('§retention a period from the end of the year ends with the last day of a year', () => {
  const subscriber = { months: 12, fromYearEnd: true } as const;
  expect(keptUntil(at('2024-02-03'), subscriber)).toBe('2025-12-31');
  expect(keptUntil(at('2024-12-31'), subscriber)).toBe('2025-12-31');
  expect(dueBefore(at('2025-12-31'), subscriber)).toBe(Date.parse('2024-01-01T00:00:00+01:00'));
  expect(dueBefore(at('2026-01-01'), subscriber)).toBe(Date.parse('2025-01-01T00:00:00+01:00'));
});

test('§retention what is kept until a day is due from the next day on', () => {
  for (const period of [{ months: 24 }, { months: 6 }, { months: 96, fromYearEnd: true } as const])
    for (const event of ['2020-01-31', '2020-02-29', '2020-12-31', '2021-01-01']) {
      const last = keptUntil(at(event), period);
      expect(at(event) < dueBefore(at(last), period)).toBe(false);
      expect(at(event) < dueBefore(at(last) + 2 * 86_400_000, period)).toBe(true);
    }
});

test('§retention a person is answered within a month', () => {
  expect(answerDue('2026-11-29')).toBe('2026-12-29');
  expect(answerDue('2027-01-31')).toBe('2027-02-28');
});
