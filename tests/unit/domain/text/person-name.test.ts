import { expect, test } from 'vitest';
import { splitName } from '#domain/text/person-name.ts';

test.each([
  ['Petra Sommer', 'Petra', 'Sommer'],
  ['  Jens   Winter ', 'Jens', 'Winter'],
  ['Anna Maria Steinbach-Feld', 'Anna Maria', 'Steinbach-Feld'],
  ['Max von der Heide', 'Max', 'von der Heide'],
  ['Jan van den Berg', 'Jan', 'van den Berg'],
  ['Dr. Mia Ostwald', 'Dr. Mia', 'Ostwald'],
  ['Sommer, Petra', 'Petra', 'Sommer'],
  ['von der Heide, Max', 'Max', 'von der Heide'],
  ['De Rossi', 'De', 'Rossi'],
  ['Empfang', '', 'Empfang'],
  ['', '', ''],
])('§3 the contact person of a ticket comes prefilled: %j', (display, firstName, lastName) => {
  expect(splitName(display)).toEqual({ firstName, lastName });
});
