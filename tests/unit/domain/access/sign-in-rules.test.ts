import { expect, test } from 'vitest';
import { allowsAddress, longestSession, ruleState } from '#domain/access/sign-in-rules.ts';

test('§integrations the rules of all organisations of a user hold together', () => {
  const [office, plant, open] = [{ networks: ['office'], sessionHours: 8 }, { networks: ['plant'] }, { networks: [] }];
  const at = (place: string) => (networks: readonly string[]) => networks.includes(place);
  expect(allowsAddress([office, open], at('office'))).toBe(true);
  expect(allowsAddress([office, plant], at('office'))).toBe(false);
  expect(allowsAddress([open], at('nowhere'))).toBe(true);
  expect(longestSession([office, { networks: [], sessionHours: 4 }])).toBe(4 * 3_600_000);
  expect(longestSession([open])).toBe(Number.POSITIVE_INFINITY);
});

test('§integrations the order of networks is no change', () => {
  expect(ruleState({ networks: ['b', 'a'] })).toBe(ruleState({ networks: ['a', 'b'] }));
  expect(ruleState({ networks: [], sessionHours: 4 })).not.toBe(ruleState({ networks: [] }));
});
