import de from '#i18n/de/checklists.json' with { type: 'json' };
import en from '#i18n/en/checklists.json' with { type: 'json' };
import { maintainedRecord } from './maintained.ts';

maintainedRecord(
  '/etc/maintenance/checklists/edit',
  { de, en },
  {
    typed: { title: 'Rückruf #', steps: 'Angerufen\nErgebnis notiert' },
    ticked: ['etcCallBackRequest'],
    title: 'Rückruf #',
    change: ['title', 'Rückruf zugesagt #', 'Rückruf zugesagt #'],
  },
  ['en', 'desktop'],
);
