import de from '#i18n/de/contact-persons.json' with { type: 'json' };
import en from '#i18n/en/contact-persons.json' with { type: 'json' };
import { maintainedRecord } from './maintained.ts';

maintainedRecord(
  '/etc/maintenance/contact-persons/edit',
  { de, en },
  {
    typed: { name: 'Klara Berg #', phone: '030 23125 299', email: 'klara.#@etc.example.com' },
    found: { Winter: 'Winter IT-Service', '2001': 'Holt Voice Wholesale' },
    title: 'Klara Berg #',
    change: ['name', 'Klara Berg-Lind #', 'Klara Berg-Lind #'],
  },
  ['de', 'desktop'],
);
