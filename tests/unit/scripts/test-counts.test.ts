import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkCounts, playwrightCounts, readReport, sentence, sum, vitestCounts } from '#scripts/test-counts.ts';

const unit = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0, testResults: [] };

test('unit tests that passed and failed are counted', () =>
  expect(vitestCounts(unit)).toEqual({ passed: 5, failed: 1, skipped: 0 }));

test('a test file that cannot be loaded counts as a failure', () =>
  expect(vitestCounts({ ...unit, testResults: [{ status: 'failed', assertionResults: [] }] }).failed).toBe(2));

test('a spec that cannot be loaded counts as a failure', () =>
  expect(playwrightCounts({ errors: [{}], stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 2 } })).toEqual({
    passed: 3,
    failed: 2,
    skipped: 2,
  }));

test('a test that needed a second try counts as a failure', () =>
  expect(playwrightCounts({ errors: [], stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 } })).toEqual({
    passed: 3,
    failed: 1,
    skipped: 0,
  }));

test('a run that ends badly without a failed test counts as a failure', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'counts-')), 'report.json');
  expect(readReport(file, vitestCounts, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  writeFileSync(file, JSON.stringify({ ...unit, numFailedTests: 0 }));
  expect(readReport(file, vitestCounts, 1)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  expect(readReport(file, vitestCounts, 0)).toEqual({ passed: 5, failed: 0, skipped: 0 });
});

test('the last line sums everything up', () => {
  const total = sum([checkCounts(0), checkCounts(1), { passed: 5, failed: 0, skipped: 0 }]);
  expect(sentence(total)).toBe('6 passed, 1 failed');
  expect(sentence({ ...total, skipped: 2 })).toBe('6 passed, 1 failed, 2 skipped');
});
