import { securityHeaders } from '#domain/site/security-headers.ts';
import type { Answer } from './ask.ts';

export const value = ({ headers }: Answer, name: string) => String(headers[name.toLowerCase()] ?? '');
export const status = (answer: Answer, ...expectedStatuses: readonly number[]) =>
  !expectedStatuses.includes(answer.status) && `status ${answer.status}, not ${expectedStatuses.join(' or ')}`;
export const header = (answer: Answer, name: string, expectedValue: string | RegExp) => {
  const actual = value(answer, name);
  const fits = typeof expectedValue === 'string' ? actual.includes(expectedValue) : expectedValue.test(actual);
  return !fits && `${name}: ${actual || '–'}, not ${expectedValue}`;
};
export const text = (answer: Answer, expectedText: string) =>
  !answer.text.includes(expectedText) && `the body has no ${expectedText}`;
export const security = (answer: Answer, other: Readonly<Record<string, string>> = {}) =>
  Object.entries({ ...securityHeaders, ...other }).map(([name, expectedValue]) => header(answer, name, expectedValue));
export const goesTo = (answer: Answer, ...places: readonly string[]) =>
  !places.includes(value(answer, 'Location').replace(/^https?:\/\/[^/]+|\?$/g, '')) &&
  `goes to ${value(answer, 'Location') || 'no other place'}, not to ${places.join(' or ')}`;

/** Several lines of these count as one list. */
const listHeaders = ['content-security-policy', 'set-cookie', 'vary'];

/** Any other header stands once, and no line stands twice. */
export const doubledHeaders = ({ headerLines }: Pick<Answer, 'headerLines'>): string[] =>
  Object.entries(headerLines)
    .filter(([name, lines = []]) => lines.length > (listHeaders.includes(name) ? new Set(lines).size : 1))
    .map(([name, lines = []]) => `${name} stands ${lines.length} times: ${lines.join(' | ')}`);
