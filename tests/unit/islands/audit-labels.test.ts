import { expect, test } from 'vitest';
import { furtherRecordActs } from '#domain/staff/portal-acts.ts';
import { recordTypes } from '#server/records/registry.ts';
import { textsOf } from '../text-usage.ts';

test.each(['de', 'en'] as const)('§audit-log the log has a word for each type of records (%s)', (language) => {
  const words = textsOf(language)['audit'] ?? {};
  expect(recordTypes.map(({ type }) => type).filter((type) => !words[`type.${type}`])).toEqual([]);
});

test.each(['de', 'en'] as const)('§audit-log the log has a word for each action on a record (%s)', (language) => {
  const words = textsOf(language)['audit'] ?? {};
  const actions = recordTypes.flatMap(({ actions }) => Object.keys(actions ?? {}));
  expect([...actions, ...furtherRecordActs].filter((action) => !words[`recordAct.${action}`])).toEqual([]);
});
