import de from '#i18n/de/number-pools.json' with { type: 'json' };
import en from '#i18n/en/number-pools.json' with { type: 'json' };
import { maintainedRecord } from './maintained.ts';

maintainedRecord(
  '/etc/maintenance/number-pools/edit',
  { de, en },
  {
    typed: { onkz: '0201', from: '99900000', to: '99900099' },
    title: '+49 201 99900000–99900099',
    change: ['to', '99900199', '+49 201 99900000–99900199'],
  },
  ['de', 'desktop'],
);
