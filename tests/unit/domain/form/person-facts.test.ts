import { describe, expect, test } from 'vitest';
import type { Fact, FactSection } from '#domain/form/form-facts.ts';
import { joinedFacts, peopleIn } from '#domain/form/person-facts.ts';
import { sectionSummary } from '#domain/form/section-summary.ts';

const fact = (path: string, text: string, block?: string): Fact => ({
  path,
  label: path,
  ...(block && { block, name: path.slice(path.lastIndexOf('.') + 1) }),
  text,
  isLong: false,
});
const person = (group: string, block: string, parts: Record<string, string>) =>
  Object.entries(parts).map(([name, text]) => fact(`${group}.${name}`, text, block));
const section = (facts: FactSection['facts']): FactSection => ({ name: 'contacts', title: 'Ansprechpartner', facts });

const timo = {
  salutation: 'Herr',
  firstName: 'Timo',
  lastName: 'Kabel',
  phone: '+49 30 23125-355',
  email: 'k@example.com',
};

describe('§orders a person is one entry', () => {
  test('its parts are one line under the name of their block, where the first of them stood', () => {
    const facts = [fact('note', 'Hof'), ...person('contactTech', 'Technik', timo), fact('installer', 'Elektro Ost')];
    expect(joinedFacts(section(facts)).facts.map((one) => 'text' in one && `${one.label}: ${one.text}`)).toEqual([
      'note: Hof',
      'Technik: Herr Timo Kabel · +49 30 23125-355 · k@example.com',
      'installer: Elektro Ost',
    ]);
  });
  test('an address is one line too; a group without a last name is left as it is', () => {
    const site = person('site', 'Standort', { street: 'Probestraße', houseNumber: '14', zip: '10115', city: 'Berlin' });
    const mailbox = person('box', 'Postfach', { email: 'x@example.com' });
    expect(joinedFacts(section([...site, ...mailbox])).facts).toMatchObject([
      { label: 'Standort', text: 'Probestraße 14, 10115 Berlin' },
      { path: 'box.email' },
    ]);
  });
  test('who has two parts to play is named once, with both', () => {
    const facts = [
      ...person('contactTech', 'Technik', timo),
      ...person('admin', 'Administrator', timo),
      ...person('rows.0.user', 'Nutzer 1', { firstName: 'Ida', lastName: 'Berg', mobile: '+49 171 3920031' }),
    ];
    expect(peopleIn([section(facts)])).toEqual([
      { name: 'Herr Timo Kabel', role: 'Technik, Administrator', phone: '+49 30 23125-355', email: 'k@example.com' },
      { name: 'Ida Berg', role: 'Nutzer 1', phone: '+49 171 3920031' },
    ]);
  });
  test.each([
    [{ firstName: 'Timo', lastName: 'Kabel', position: 'Partner' }, 1, 'Partner, Vertretung, Technik'],
    [{ firstName: 'Timo', lastName: 'Kabel', email: 'k@example.com' }, 1, 'Vertretung, Technik'],
    // Another telephone number may be another person of that name.
    [{ firstName: 'Timo', lastName: 'Kabel', phone: '+49 30 23125-356' }, 2, 'Vertretung'],
    [{ firstName: 'Tim', lastName: 'Kabel' }, 2, 'Vertretung'],
  ])('who is asked for without a salutation is the same person: %j', (parts, count, role) => {
    const people = peopleIn([section([...person('signer', 'Vertretung', parts), ...person('tech', 'Technik', timo)])]);
    expect(people).toHaveLength(count);
    expect(people[0]?.role).toBe(role);
    expect(people.at(-1)).toMatchObject({ name: 'Herr Timo Kabel', phone: timo.phone, email: timo.email });
  });
});

test.each([
  [[fact('kind', 'Neuauftrag'), fact('term', '24 Monate')], 'Neuauftrag · 24 Monate'],
  [[fact('channels', '8'), fact('flat', 'Keine'), fact('terms', 'Ja')], 'channels: 8 · flat: Keine · terms'],
  [
    [{ path: 'rows', label: 'Nebenstellen', heads: ['Name'], rows: [['A'], ['B']] }, fact('x', 'Reihenfolge')],
    '2 Nebenstellen · Reihenfolge',
  ],
  [[fact('long', 'Sehr lange Antwort '.repeat(8))], `${'Sehr lange Antwort '.repeat(8).slice(0, 89).trimEnd()}…`],
  [[], ''],
])('§orders a folded section says in one line what is in it: %#', (facts, summary) => {
  expect(sectionSummary(section(facts), 'Ja')).toBe(summary);
});
