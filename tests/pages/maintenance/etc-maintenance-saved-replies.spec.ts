import de from '#i18n/de/saved-replies.json' with { type: 'json' };
import en from '#i18n/en/saved-replies.json' with { type: 'json' };
import { maintainedList } from './maintained.ts';

maintainedList('/etc/maintenance/saved-replies', { de, en }, 'Unterlagen fehlen', ['en', 'phone']);
