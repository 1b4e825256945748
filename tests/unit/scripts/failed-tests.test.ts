import { expect, test } from 'vitest';
import { playwrightFailures, vitestFailures } from '#scripts/failed-tests.ts';

test('§faults the test command names each failed test, and a file that could not be loaded', () => {
  const passed = { fullName: 'stays', status: 'passed' };
  const failed = { fullName: 'breaks', status: 'failed', failureMessages: ['expected 1\nto be 2\nat a\nat b'] };
  const report = {
    testResults: [
      { name: 'a.test.ts', status: 'failed', assertionResults: [passed, failed] },
      { name: 'b.test.ts', status: 'failed', message: 'cannot find c', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', assertionResults: [passed] },
    ],
  };
  expect(vitestFailures(report)).toEqual([
    'a.test.ts › breaks\n    expected 1\n    to be 2\n    at a',
    'b.test.ts\n    cannot find c',
  ]);
});

test('§faults the test command names page tests that failed or were tried again', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'help.spec.ts',
    line: 7,
    tests: [{ status, results: [{ error: { message: 'gone' } }, {}] }],
  });
  const report = { suites: [{ specs: [spec('one', 'expected')], suites: [{ specs: [spec('two', 'flaky')] }] }] };
  expect(playwrightFailures(report)).toEqual(['help.spec.ts:7 › two (passed only at a second try)\n    gone']);
});
