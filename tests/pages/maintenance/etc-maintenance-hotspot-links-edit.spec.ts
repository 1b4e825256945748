import de from '#i18n/de/hotspot-links.json' with { type: 'json' };
import en from '#i18n/en/hotspot-links.json' with { type: 'json' };
import { maintainedRecord } from './maintained.ts';

maintainedRecord(
  '/etc/maintenance/hotspot-links/edit',
  { de, en },
  {
    typed: { title: 'Statusseite #', link: 'https://status.example.com', category: 'Tool' },
    ticked: ['SP'],
    title: 'Statusseite #',
    change: ['title', 'Störungsseite #', 'Störungsseite #'],
  },
  ['de', 'desktop'],
);
