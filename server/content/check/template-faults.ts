import type { CheckedEntry } from './checked-entry.ts';
import { samples } from './samples.ts';

/** Fields with examples that are good values of real entries, or that name something other than a text. */
const mayStay = new Set([
  'role',
  'provider',
  'kind',
  'path',
  'logo',
  'level',
  'topic',
  'date',
  'film',
  'files',
  'quiz',
  'label',
  'link',
  'text',
  'location',
  'message',
  'number',
]);
/** Kinds of which the examples of all fields are invented; of others only the text and these. */
const invented = { 'network-operators': true, help: true } as Record<string, boolean>;
const says = 'Hier steht noch das Beispiel der Vorlage. Bitte durch eigene Angaben ersetzen.';

function reportSame(entryValue: unknown, sample: unknown, path: readonly string[], entry: CheckedEntry): void {
  if (mayStay.has(path.at(-1) ?? '')) return;
  if (typeof entryValue === 'string' && entryValue === sample) entry.reportField(path, says);
  if (typeof entryValue !== 'object' || entryValue === null || typeof sample !== 'object' || sample === null) return;
  for (const [key, value] of Object.entries(entryValue))
    reportSame(value, (sample as Record<string, unknown>)[key], [...path, key], entry);
}

/** Reports placeholders of a new file that are still unchanged and would be published. */
export function reportTemplates(entries: readonly CheckedEntry[]): void {
  const isDraft = ({ data }: CheckedEntry) => data?.['draft'] === true;
  const german = entries.filter(({ language }) => language === 'de');
  for (const entry of german) {
    const [folder] = entry.id.split('/');
    const course =
      entry.collection === 'lessons' &&
      german.find(({ collection, id }) => collection === 'academy' && id === `${folder}/course`);
    if (isDraft(entry) || (course && isDraft(course))) continue;
    const { fields, text } = samples[entry.collection];
    if (invented[entry.collection] && entry.data) reportSame(entry.data, fields, [], entry);
    if (text !== '' && entry.text.trim() === text) entry.reportLine(entry.textLine, says);
  }
}
