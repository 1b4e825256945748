import { existsSync, readFileSync } from 'node:fs';

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

interface Suite {
  suites?: Suite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

/** What a machine's log keeps of each failed test, since it may show only the end of the output. */
const firstLines = (text = '') => text.split('\n').slice(0, 3).join('\n    ');

export const vitestFailures = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${name}\n    ${firstLines(message)}`] : [];
    return failed.map((test) => `${name} › ${test.fullName}\n    ${firstLines(test.failureMessages?.[0])}`);
  });

/** Tests that failed at last, and those that passed only when they were tried again. */
export const playwrightFailures = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const first = firstLines(results.find(({ error }) => error)?.error?.message);
        return `${file}:${line} › ${title}${status === 'flaky' ? ' (passed only at a second try)' : ''}\n    ${first}`;
      }),
  ),
  ...suites.flatMap(playwrightFailures),
];

export const readFailures = <T>(file: string, failures: (report: T) => string[]): string[] =>
  existsSync(file) ? failures(JSON.parse(readFileSync(file, 'utf8')) as T) : [];
