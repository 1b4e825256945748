import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LibraryCalls, libraryCalls, writeFiles } from '../support/library-files.ts';
import { openPortal, type Portal } from '../support/portal.ts';

const folder = 'network-operators/Umlaute';
const labels = ['Verlängerung.txt', 'Übersicht.txt', 'Vertragsverlängerung.txt'];

let portal: Portal;
let staff: LibraryCalls;

beforeAll(async () => {
  portal = await openPortal();
  writeFiles(portal, {
    ...Object.fromEntries(labels.map((name) => [`${folder}/${name}`, 'ohne'])),
    [`${folder}/eins.txt`]: 'Wir bieten eine Verlängerung an.',
    [`${folder}/zwei.txt`]: 'Die Übersicht liegt bei.',
    [`${folder}/drei.txt`]: 'Zur Vertragsverlängerung genügt ein Anruf.',
  });
  await portal.services.library.rescan();
  staff = libraryCalls(await portal.as('9001/etc.staff'));
});
afterAll(() => portal.close());

test.each([
  ['Verlaengerung', ['Verlängerung.txt', 'eins.txt']],
  ['Verlaeng', ['Verlängerung.txt', 'eins.txt']],
  ['VERLAENGERUNG', ['Verlängerung.txt', 'eins.txt']],
  ['Uebersicht', ['Übersicht.txt', 'zwei.txt']],
  ['Ueber', ['Übersicht.txt', 'zwei.txt']],
  ['Vertragsverlaengerung', ['Vertragsverlängerung.txt', 'drei.txt']],
  ['Vertragsverlaeng', ['Vertragsverlängerung.txt', 'drei.txt']],
])('§library %s finds documents that write the umlaut in name or text', async (typed, names) => {
  const { items } = await staff.search(typed);
  expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});
