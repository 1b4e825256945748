import de from '#i18n/de/saved-replies.json' with { type: 'json' };
import en from '#i18n/en/saved-replies.json' with { type: 'json' };
import { maintainedRecord } from './maintained.ts';

maintainedRecord(
  '/etc/maintenance/saved-replies/edit',
  { de, en },
  {
    typed: { title: 'Rückruf vereinbart #', textDe: 'Guten Tag {Name}, wir rufen Sie an.' },
    ticked: ['etcCallBackRequest'],
    title: 'Rückruf vereinbart #',
    change: ['title', 'Rückruf zugesagt #', 'Rückruf zugesagt #'],
  },
  ['de', 'desktop'],
);
