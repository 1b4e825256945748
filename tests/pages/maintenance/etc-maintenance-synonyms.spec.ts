import de from '#i18n/de/synonyms.json' with { type: 'json' };
import en from '#i18n/en/synonyms.json' with { type: 'json' };
import { maintainedList } from './maintained.ts';

maintainedList('/etc/maintenance/synonyms', { de, en }, 'Handy, Mobiltelefon, Smartphone, mobile phone', [
  'de',
  'phone',
]);
