import de from '#i18n/de/vo-numbers.json' with { type: 'json' };
import en from '#i18n/en/vo-numbers.json' with { type: 'json' };
import { maintainedRecord } from './maintained.ts';

maintainedRecord(
  '/etc/maintenance/vo-numbers/edit',
  { de, en },
  {
    typed: { vo: 'VO#', label: 'Testnummer' },
    chosen: { operator: 'ALSTERKOM' },
    title: 'VO#',
    isLasting: true,
    change: ['vo', 'VX#', 'VX#'],
  },
  ['en', 'phone'],
);
