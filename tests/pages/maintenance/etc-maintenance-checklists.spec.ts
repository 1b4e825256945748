import de from '#i18n/de/checklists.json' with { type: 'json' };
import en from '#i18n/en/checklists.json' with { type: 'json' };
import { maintainedList } from './maintained.ts';

maintainedList('/etc/maintenance/checklists', { de, en }, 'Portierung annehmen', ['de', 'phone']);
