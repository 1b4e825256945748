import { expect, test } from 'vitest';
import { administrationActs, readAct, readRights, writeAct } from '#domain/staff/administration-acts.ts';
import { textsOf } from '#tests/unit/text-usage.ts';

test.each(['de', 'en'] as const)('§administration each act of administration has a sentence (%s)', (language) => {
  const words = textsOf(language)['audit'] ?? {};
  const keyOf = (act: string) => act.split('.').slice(0, 2).join('.');
  const missing = administrationActs.filter((act) => {
    const kind = act.split('.')[2];
    return !words[`act.${keyOf(act)}`]?.includes('{{who}}') || (kind !== undefined && !words[`approvalOf.${kind}`]);
  });
  expect(missing).toEqual([]);
});

test('§administration each act is read as it was written', () => {
  for (const act of administrationActs) {
    const written = { act, subject: 'Katalog 2027 (2027-01-01)', before: 'a, b', after: 'c', reason: 'weil · so' };
    expect(readAct(writeAct(written))).toEqual(written);
  }
  expect(readAct('user.lock 1001/x · Ausgeschieden')).toEqual({
    ...{ act: 'user.lock', subject: '1001/x', reason: 'Ausgeschieden', before: undefined, after: undefined },
  });
  expect(readAct('organisation.create 5 · – → Nord, SP')).toMatchObject({ before: undefined, after: 'Nord, SP' });
});

test('§administration texts of another form are left as they are', () => {
  for (const text of [
    'user roles 9001/x PORTAL_USER',
    'user erase 1001/x',
    'throttled 3',
    '',
    'organisation.unknown 1',
  ])
    expect([readAct(text), readRights(text)]).toEqual([undefined, undefined]);
  expect(readRights('1001/lea.fuchs joined +SP')).toMatchObject({ step: 'joined', given: ['SP'], taken: [] });
  expect(readRights('1001/lea.fuchs +SP -WS')).toMatchObject({ step: 'changed', given: ['SP'], taken: ['WS'] });
  expect(readRights('1001/lea.fuchs left')).toMatchObject({ step: 'left' });
});
