import de from '#i18n/de/number-pools.json' with { type: 'json' };
import en from '#i18n/en/number-pools.json' with { type: 'json' };
import { maintainedList } from './maintained.ts';

maintainedList('/etc/maintenance/number-pools', { de, en }, '+49 30 23125000–23125599', ['en', 'phone']);
