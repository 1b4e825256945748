import { join, relative } from 'node:path';
import { jsonSchemaOf } from '#server/content/check/json-schema.ts';
import { root } from '../command.ts';
import { writeAutocomplete } from './autocomplete.ts';
import { fileName, kindOf, newEntry } from './new-entry.ts';

const [kind, ...words] = process.argv.slice(2);
const name = words.join(' ');
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(Date.now());
const createdEntry = newEntry(kind, name, join(root, 'src/content'), today);
const entryKind = kindOf(kind);
if (typeof createdEntry === 'string' || !entryKind) {
  console.error(createdEntry);
  process.exitCode = 1;
} else {
  writeAutocomplete();
  const isDraft = jsonSchemaOf(entryKind.collection, 'de').properties?.['draft'] !== undefined;
  const steps = [
    '',
    'Bitte die Beispiele durch eigene Angaben ersetzen.',
    entryKind.next?.(fileName(name)) ?? '',
    'Prüfen: npm run content:check   Ansehen: npm run preview',
    isDraft ? 'Veröffentlichen: in der deutschen Datei die Zeile draft: true löschen.' : '',
  ];
  console.log(`Angelegt:\n${createdEntry.map((file) => `  ${relative(root, file)}`).join('\n')}`);
  console.log(steps.filter((step, at) => step || at === 0).join('\n'));
}
