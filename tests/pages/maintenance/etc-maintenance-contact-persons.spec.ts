import de from '#i18n/de/contact-persons.json' with { type: 'json' };
import en from '#i18n/en/contact-persons.json' with { type: 'json' };
import { maintainedList } from './maintained.ts';

maintainedList('/etc/maintenance/contact-persons', { de, en }, 'Ines Kramer', ['en', 'phone']);
