import de from '#i18n/de/price-lists.json' with { type: 'json' };
import en from '#i18n/en/price-lists.json' with { type: 'json' };
import { maintainedList } from './maintained.ts';

maintainedList('/etc/maintenance/price-lists', { de, en }, 'Preisliste 2026', ['de', 'desktop']);
