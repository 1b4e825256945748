import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ticketStatuses, ticketTypes } from '#contract/ticket.ts';

const read = (path: string) => readFileSync(new URL(`../../../src/${path}`, import.meta.url), 'utf8');
const chapters = (locale: string) =>
  readdirSync(new URL(`../../../src/content/help/${locale}`, import.meta.url)).sort();

test('§1-18 the help has the same chapters in both languages', () => expect(chapters('en')).toEqual(chapters('de')));

describe.each(['de', 'en'])('§1-18 the help in %s uses the words of the screens', (locale) => {
  const tickets = JSON.parse(read(`i18n/${locale}/tickets.json`));
  const errors = JSON.parse(read(`i18n/${locale}/errors.json`));

  test.each(ticketStatuses)('for the status %s', (status) =>
    expect(read(`content/help/${locale}/tickets.md`)).toContain(`| ${tickets.status[status]} |`),
  );
  test.each(ticketTypes)('for the request %s', (type) =>
    expect(read(`content/help/${locale}/tickets.md`)).toContain(`| ${tickets.type[type]} |`),
  );
  test.each(['900', '901', '902'])('for the message %s', (code) =>
    expect(read(`content/help/${locale}/messages.md`)).toContain(`| ${errors[code].title} |`),
  );
});
