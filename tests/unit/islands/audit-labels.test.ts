import { expect, test } from 'vitest';
import { recordTypes } from '#server/records/registry.ts';
import { textsOf } from '../text-usage.ts';

test.each(['de', 'en'] as const)('§audit-log the log has a word for each type of records (%s)', (language) => {
  const words = textsOf(language)['audit'] ?? {};
  expect(recordTypes.map(({ type }) => type).filter((type) => !words[`type.${type}`])).toEqual([]);
});
