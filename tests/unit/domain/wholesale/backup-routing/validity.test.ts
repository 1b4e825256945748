import { expect, test } from 'vitest';
import { ruleFaults } from '#domain/form/form-faults.ts';
import { backupContract, backupForm } from '#domain/wholesale/backup-routing/backup-form.ts';

const context = { today: '2026-11-23', holidays: {} };
const judge = (values: object) => ruleFaults(backupForm, values, context).map(({ path, key }) => `${path} ${key}`);
const faultsOf = (values: object) =>
  (backupContract.safeParse(values).error?.issues ?? [])
    .map(({ path, message }) => `${path.join('.')} ${message}`)
    .filter((fault) => fault.startsWith('valid'));

test.each([
  [{ validFrom: '2026-12-01', validFromTime: 'abc' }, ['validFromTime clockTime']],
  [{ validFrom: '2026-12-01', validFromTime: '25:00' }, ['validFromTime clockTime']],
  [{ validFrom: '32.13.2026' }, ['validFrom date']],
  [{ validTo: '2026-02-30', validToTime: '08:00' }, ['validTo date']],
  [{ validFrom: '2026-12-01', validFromTime: '8:00', validTo: '2026-12-01', validToTime: ' 17.30 ' }, []],
])('§backup-routing an invalid day or time is a fault of its field and breaks no rule: %j', (values, faults) => {
  expect(faultsOf(values)).toEqual(faults);
  expect(judge(values)).toEqual([]);
});

test('§backup-routing a validity ends after it begins, times as they are typed', () => {
  expect(judge({ validFrom: '2026-12-01', validFromTime: '9:00', validTo: '2026-12-01', validToTime: '8.30' })).toEqual(
    ['validTo backupValidity'],
  );
});
