import de from '../../../src/i18n/de/deletion-requests.json' with { type: 'json' };
import en from '../../../src/i18n/en/deletion-requests.json' with { type: 'json' };
import { expect, test } from '../fixtures/portal.ts';
import { askForDeletion } from './deletion-request.ts';
import { maintainedList } from './maintained.ts';

test.beforeEach(async ({ portal }, { titlePath }) => {
  // One that is open already is refused: the first test of the file has made it.
  const isFirst = titlePath.some((title) => title.startsWith('de '));
  if (isFirst) await askForDeletion(portal, '1001/sp.admin', '1001');
  await expect.poll(async () => (await fetch(`${portal.url}/api/health`)).ok).toBe(true);
});

maintainedList('/etc/maintenance/deletion-requests', { de, en }, '1001/sp.admin');
