import { writeAutocomplete } from './autocomplete.ts';

writeAutocomplete();
console.log('Die Vorschläge für Angaben sind auf dem Stand der Schemas.');
