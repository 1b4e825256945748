import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isAreaCode } from '#contract/numbering/numbering-plan.ts';
import { formatPhone, normalisePhone, phoneFault, splitPhone } from '#contract/numbering/phone-number.ts';
import { phone } from '#contract/telephone.ts';
import { onkz } from '#contract/wholesale/number-parts.ts';
import { answerText } from '#domain/form/form-facts.ts';
import { phoneField } from '#domain/form/form-fields.ts';
import { formatRange, spanOf } from '#domain/wholesale/numbers/number-range.ts';
import { spanOfTyped } from '#domain/wholesale/numbers/typed-number.ts';
import { importedRequests, importFaults, rowFrom } from '#domain/wholesale/porting/number-import.ts';
import { phonesIn } from '#server/text-folding/phone-digits.ts';

const list = readFileSync(new URL('../../../../src/contract/numbering/area-codes.txt', import.meta.url), 'utf8');
const codes = [...list.matchAll(/^\d+/gm)].map(([code]) => code);
const subscribers = ['231254', '5012', '70001234'];

test('the packed area codes are those of the official list, and no others', () => {
  const all = Array.from({ length: 100_000 }, (_, n) => String(n)).filter(isAreaCode);
  expect(all.toSorted()).toEqual(codes.toSorted());
  expect(codes).toHaveLength(5202);
});

/** Each area code with each subscriber number that a look at it refuses. */
const refusalOf = (isRight: (code: string, subscriber: string) => boolean): string[] =>
  codes.flatMap((code) =>
    subscribers.filter((subscriber) => !isRight(code, subscriber)).map((subscriber) => `0${code} ${subscriber}`),
  );

const notations = (code: string, subscriber: string) => [
  `0${code} ${subscriber}`,
  `0${code}/${subscriber}`,
  `(0${code}) ${subscriber}`,
  `0049 (0) ${code} ${subscriber}`,
  `+49${code}${subscriber}`,
];

test('numbers of every area code are taken in every notation and read as they were typed', () => {
  expect(
    refusalOf((code, subscriber) =>
      notations(code, subscriber).every(
        (typed) => phone.safeParse(typed).success && formatPhone(typed) === `+49 ${code} ${subscriber}`,
      ),
    ),
  ).toEqual([]);
});

test('numbers of every area code come back from storage as they went in, extensions joined', () => {
  expect(
    refusalOf((code, subscriber) => {
      const stored = normalisePhone(`0${code} ${subscriber.slice(0, -1)}-${subscriber.at(-1)}`);
      return formatPhone(stored) === `+49 ${code} ${subscriber}` && phoneFault(stored) === undefined;
    }),
  ).toEqual([]);
});

test('every area code is taken as a field of its own', () => {
  expect(codes.filter((code) => onkz.parse(`0${code}`) !== code)).toEqual([]);
});

test('numbers of every area code are imported for porting as they are read', () => {
  const lines = codes.flatMap((code) => subscribers.map((subscriber) => `0049 ${code} ${subscriber}`));
  const rows = lines.map((number) => rowFrom({ number }));
  expect(rows.map(({ onkz: code, number }) => `0049 ${code} ${number}`)).toEqual(lines);
  const [some] = [rows.slice(0, 300)];
  expect(importFaults(some)).toEqual([]);
  expect(importedRequests(some).length).toBeGreaterThan(90);
});

test('a number of every area code is found in each notation', () => {
  expect(
    refusalOf((code, subscriber) => {
      const range = { kind: 'single', onkz: code, number: subscriber } as const;
      const span = spanOf(range);
      return [...notations(code, subscriber), formatRange(range)].every((typed) => {
        const result = spanOfTyped(typed);
        return result?.from === span.from && result.to === span.to;
      });
    }),
  ).toEqual([]);
});

test('a number of every area code in a text is indexed as it is dialled', () => {
  expect(
    refusalOf((code, subscriber) => {
      const digits = phonesIn(`Telefon +49 ${code} ${subscriber}, Fax folgt`);
      return digits.join() === `49${code}${subscriber},0${code}${subscriber}`;
    }),
  ).toEqual([]);
});

test('summaries, papers and mails show a number of every area code in one form', () => {
  const words = { locale: 'de', translate: (key: string) => key } as const;
  const context = { today: '2026-11-28', holidays: {} };
  const field = phoneField('phone', phone);
  expect(
    refusalOf((code, subscriber) => {
      const display = answerText(field, normalisePhone(`0${code}${subscriber}`), words, context, () => undefined);
      const range = { kind: 'single', onkz: code, number: subscriber } as const;
      return display === `+49 ${code} ${subscriber}` && display === formatRange(range);
    }),
  ).toEqual([]);
});

test('the parts of a stored number are its area code and its subscriber number', () => {
  expect(
    refusalOf((code, subscriber) => {
      const parts = splitPhone(`+49${code}${subscriber}`);
      return parts?.areaCode === code && parts.subscriber === subscriber;
    }),
  ).toEqual([]);
});
