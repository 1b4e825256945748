import * as z from 'zod/mini';
import { day, line } from './parts.ts';

const change = z.strictObject({
  version: z.string().check(z.describe('Fassung, wie sie bei der Zustimmung festgehalten wurde')),
  date: day('Tag, seit dem die Fassung gilt'),
  items: z
    .array(line(300, 'Eine Änderung, in einem Satz'))
    .check(
      z.minLength(1, 'Mindestens eine Änderung.'),
      z.describe('Was sich gegenüber der Fassung davor geändert hat'),
    ),
});

const shape = {
  title: line(100, 'Überschrift der Seite'),
  description: line(300, 'Ein, zwei Sätze unter der Überschrift'),
  date: day('Tag der letzten Änderung'),
  version: z.optional(z.string()).check(z.describe('Nur die Nutzungsbedingungen haben eine Fassung')),
  changes: z.optional(z.array(change)).check(z.describe('Änderungen je Fassung, neueste zuerst')),
};

/** Text of a public page. */
export const german = z.strictObject(shape);

/** Legal texts are translated as a whole, so that both languages say the same. */
export const english = german;
