import { berlinDay } from '#domain/date/berlin-day.ts';
import { type Calendar, officeMoment } from './office-moment.ts';

/** Words that partners use for the same thing. */
export const demoSynonyms = [
  'Portierung, Rufnummernmitnahme, number porting',
  'Handy, Mobiltelefon, Smartphone, mobile phone',
  'Cloud-Telefonanlage, Centrex, virtuelle Telefonanlage',
  'Provisionsliste, Courtageliste, commission list',
] as const;

/** What was searched for in vain, with how often and how many days ago. */
const demoTerms = [
  ['faxweiche', 9, 1],
  ['umzugsservice', 6, 3],
  ['glasfaser gutschein', 4, 2],
  ['strippenbox', 2, 12],
  ['werbemittel kalender', 1, 20],
] as const;

export const demoMisses = (calendar: Calendar) =>
  demoTerms.map(([term, count, daysAgo]) => ({ term, count, day: berlinDay(officeMoment(calendar, daysAgo)) }));
