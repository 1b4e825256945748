import { expect, test } from 'vitest';
import { nearestFirst, nearestPages, touchedSpecs } from '#scripts/touched-tests.ts';

test('tests that were changed come first, then those about the same noun', () => {
  const files = [
    'tests/server/session/access.test.ts',
    'tests/server/records/ticket-list.test.ts',
    'tests/server/mail/mail.test.ts',
  ];
  const changed = ['server/routes/tickets.ts', 'tests/server/mail/mail.test.ts'];
  expect(nearestFirst(files, changed)).toEqual([
    'tests/server/mail/mail.test.ts',
    'tests/server/records/ticket-list.test.ts',
    'tests/server/session/access.test.ts',
  ]);
});

test('a page test is selected by a change of the test, its page or a screen on the page', () => {
  expect(touchedSpecs(['tests/pages/tickets/etc-tickets.view.spec.ts'])).toEqual(['etc-tickets']);
  expect(touchedSpecs(['src/pages/[...locale]/etc/tickets/index.astro'])).toEqual(['etc-tickets']);
  expect(touchedSpecs(['src/pages/[...locale]/index.astro'])).toEqual(['index']);
  expect(touchedSpecs(['src/islands/newsletters/Newsletters.tsx'])).toEqual(['newsletters']);
  expect(touchedSpecs(['src/islands/ui/text/Button.tsx', 'server/main.ts'])).toEqual([]);
});

test('of page tests those come first that were changed, then those of the page as a whole', () => {
  const files = ['etc-tickets.filter.spec.ts', 'etc-tickets.spec.ts', 'etc-tickets.view.spec.ts', 'help.spec.ts'];
  expect(nearestPages(['etc-tickets'], ['tests/pages/tickets/etc-tickets.view.spec.ts'], files)).toEqual([
    'etc-tickets.view.spec.ts',
    'etc-tickets.spec.ts',
    'etc-tickets.filter.spec.ts',
  ]);
});
