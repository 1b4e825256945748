import de from '#i18n/de/vo-numbers.json' with { type: 'json' };
import en from '#i18n/en/vo-numbers.json' with { type: 'json' };
import { maintainedList } from './maintained.ts';

maintainedList('/etc/maintenance/vo-numbers', { de, en }, 'VO10023', ['de', 'desktop']);
