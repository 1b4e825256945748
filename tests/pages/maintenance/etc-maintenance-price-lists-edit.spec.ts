import de from '#i18n/de/price-lists.json' with { type: 'json' };
import en from '#i18n/en/price-lists.json' with { type: 'json' };
import { maintainedRecord } from './maintained.ts';

maintainedRecord(
  '/etc/maintenance/price-lists/edit',
  { de, en },
  {
    typed: { title: 'Preise #', validFrom: '01.01.2098' },
    title: 'Preise #',
    change: ['title', 'Andere Preise #', 'Andere Preise #'],
  },
  ['en', 'phone'],
);
