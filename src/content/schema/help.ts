import * as z from 'zod/mini';
import { day, line } from './parts.ts';

/** A chapter of the help page; the file's name is its anchor. */
export const german = z.strictObject({
  title: line(100, 'Überschrift des Kapitels'),
  order: z.int('Eine ganze Zahl.').check(z.describe('Platz unter den Kapiteln, kleinste Zahl zuerst')),
  date: day('Tag der letzten Änderung'),
});

export const english = german;
