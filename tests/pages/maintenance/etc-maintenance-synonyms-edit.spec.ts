import de from '#i18n/de/synonyms.json' with { type: 'json' };
import en from '#i18n/en/synonyms.json' with { type: 'json' };
import { maintainedRecord } from './maintained.ts';

maintainedRecord(
  '/etc/maintenance/synonyms/edit',
  { de, en },
  {
    typed: { words: 'Anschlussdose #, Telefondose' },
    title: 'Anschlussdose #, Telefondose',
    change: ['words', 'Anschlussdose #, Telefondose, TAE', 'Anschlussdose #, Telefondose, TAE'],
  },
  ['en', 'desktop'],
);
