import { join, relative } from 'node:path';
import { root } from '../command.ts';
import { writeAutocomplete } from './autocomplete.ts';
import { kinds, newEntry } from './new-entry.ts';

const [kind, name] = process.argv.slice(2);
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(Date.now());
const made = newEntry(kind, name, join(root, 'src/content'), today);
if (typeof made === 'string') {
  console.error(made);
  process.exitCode = 1;
} else {
  writeAutocomplete();
  console.log('Angelegt:');
  for (const file of made) console.log(`  ${relative(root, file)}`);
  const next = kinds[kind ?? '']?.next;
  console.log('\nBitte die Beispiele durch eigene Angaben ersetzen.');
  if (next) console.log(next);
  console.log(
    'Prüfen: npm run content:check   Ansehen: npm run preview   Veröffentlichen: die Zeile draft: true löschen.',
  );
}
