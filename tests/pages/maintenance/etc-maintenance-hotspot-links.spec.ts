import de from '#i18n/de/hotspot-links.json' with { type: 'json' };
import en from '#i18n/en/hotspot-links.json' with { type: 'json' };
import { maintainedList } from './maintained.ts';

maintainedList('/etc/maintenance/hotspot-links', { de, en }, 'Schulung: Portierung ohne Rückfragen', ['en', 'phone']);
