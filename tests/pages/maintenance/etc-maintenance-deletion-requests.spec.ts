import de from '#i18n/de/deletion-requests.json' with { type: 'json' };
import en from '#i18n/en/deletion-requests.json' with { type: 'json' };
import { maintainedList } from './maintained.ts';

maintainedList('/etc/maintenance/deletion-requests', { de, en }, '1002/reset.user', ['de', 'desktop']);
