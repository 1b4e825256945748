import { existsSync, readFileSync } from 'node:fs';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  errors: unknown[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** A file that could not be loaded holds no test and counts as one that failed. */
export const vitestCounts = (report: VitestReport): Counts => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests +
    report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
  skipped: report.numPendingTests + report.numTodoTests,
});

/**
 * Errors outside of tests (a spec that cannot be loaded, a set-up that fails) count as failed, and so does a test that
 * passed only when it was tried again: the second try is for finding out why.
 */
export const playwrightCounts = ({ stats, errors }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
});

/** How many of the page tests counted as failed passed when they were tried again. */
export const flakyCount = (file: string): number =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport).stats.flaky : 0;

export function readReport<T>(file: string, counts: (report: T) => Counts, exitCode: number): Counts {
  const previousCounts = existsSync(file)
    ? counts(JSON.parse(readFileSync(file, 'utf8')) as T)
    : { passed: 0, failed: 1, skipped: 0 };
  return exitCode !== 0 && previousCounts.failed === 0 ? { ...previousCounts, failed: 1 } : previousCounts;
}

export const checkCounts = (exitCode: number): Counts => ({
  passed: exitCode === 0 ? 1 : 0,
  failed: exitCode === 0 ? 0 : 1,
  skipped: 0,
});

export const sum = (all: readonly Counts[]): Counts =>
  all.reduce((total, one) => ({
    passed: total.passed + one.passed,
    failed: total.failed + one.failed,
    skipped: total.skipped + one.skipped,
  }));

export const sentence = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
