import de from '../../../src/i18n/de/deletion-requests.json' with { type: 'json' };
import en from '../../../src/i18n/en/deletion-requests.json' with { type: 'json' };
import { test } from '../fixtures/portal.ts';
import { askForDeletion } from './deletion-request.ts';
import { maintainedList } from './maintained.ts';

test.beforeEach(({ portal }) => askForDeletion(portal, '1001/sp.admin', '1001'));

maintainedList('/etc/maintenance/deletion-requests', { de, en }, '1001/sp.admin', ['de', 'desktop']);
// A request is made first, which others do not expect.
test.use({ dataPer: 'file' });
